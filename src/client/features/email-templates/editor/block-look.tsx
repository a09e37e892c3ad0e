import type { CSSProperties, ReactNode } from 'react';
import { withOwnPictures } from '#client/components/own-pictures.ts';
import { toHex } from '#shared/features/email-templates/model/colors.ts';
import { cssUrl } from '#shared/features/email-templates/render/shape-blocks.ts';
import { type Typeface, typeface } from '#shared/features/email-templates/render/typeface.ts';

interface Sides {
  paddingTop: number;
  paddingRight: number;
  paddingBottom: number;
  paddingLeft: number;
}
export const paddingOf = ({ paddingTop, paddingRight, paddingBottom, paddingLeft }: Sides): CSSProperties => ({
  paddingTop,
  paddingRight,
  paddingBottom,
  paddingLeft,
});

interface Written extends Typeface {
  textAlign: 'left' | 'center' | 'right';
  marginTop: number;
  marginRight: number;
  marginBottom: number;
  marginLeft: number;
}

/** A text while it is written in, as it looks in the e-mail. */
export function writtenLook(props: Written): CSSProperties {
  const font = typeface(props);
  return {
    fontFamily: font['font-family'],
    fontSize: font['font-size'],
    fontWeight: font['font-weight'],
    fontStyle: font['font-style'],
    lineHeight: font['line-height'],
    color: font.color,
    textDecoration: props.textDecoration,
    textAlign: props.textAlign,
    padding: `${props.marginTop}px ${props.marginRight}px ${props.marginBottom}px ${props.marginLeft}px`,
  };
}

interface BoxLook extends Sides {
  backgroundColor: string;
  backgroundImage: string;
  marginTop: number;
  marginRight: number;
  marginBottom: number;
  marginLeft: number;
  borderWidth: number;
  borderColor: string;
  borderRadius: number;
}

/** A box on the canvas, as it looks in the e-mail. */
export function Box({ props, children }: { props: BoxLook; children: ReactNode }) {
  const { marginTop, marginRight, marginBottom, marginLeft, borderWidth, borderColor, borderRadius } = props;
  const style: CSSProperties = {
    ...paddingOf(props),
    margin: `${marginTop}px ${marginRight}px ${marginBottom}px ${marginLeft}px`,
    border: borderWidth > 0 ? `${borderWidth}px solid ${borderColor}` : undefined,
    borderRadius,
    backgroundColor: toHex(props.backgroundColor) ?? undefined,
    backgroundImage: props.backgroundImage ? cssUrl(withOwnPictures(props.backgroundImage)) : undefined,
    backgroundSize: 'cover',
  };
  return <div style={style}>{children}</div>;
}
