import { ResponsivePie } from '@nivo/pie';
import { useId, useMemo } from 'react';
import classes from './chart.module.css';
import { CHART_THEME, HUES, isStriped, partColor, placeText } from './chart-colors.ts';
import { ChartTip } from './chart-tip.tsx';

export interface PiePart {
  key: string;
  label: string;
  value: number;
  /** How the value is read. */
  text: string;
}

interface PiePlotProps {
  parts: readonly PiePart[];
  onPart: (key: string) => void;
}

/** The stripes of each hue under names of one drawing's own: two rings on a page would draw with each other's. */
const stripesOf = (drawing: string) =>
  Array.from({ length: HUES }, (_, hue) => ({
    ...{ id: `${drawing}-stripes-${hue + 1}`, type: 'patternLines' as const, background: partColor(hue) },
    ...{ color: 'var(--lf-surface)', rotation: -45, lineWidth: 2, spacing: 6 },
  }));

/** A ring of parts, each with the number that it has in the list; the list beside it says and opens each of them. */
export function PiePlot({ parts, onPart }: PiePlotProps) {
  const placeOf = new Map(parts.map(({ key }, at) => [key, at]));
  const place = (id: string | number) => placeOf.get(String(id)) ?? 0;
  const drawing = useId();
  const stripes = useMemo(() => stripesOf(drawing), [drawing]);
  const textOf = (key: string) => parts[place(key)]!;
  return (
    <div className={classes.ring}>
      <ResponsivePie
        data={parts.map(({ key, value }) => ({ id: key, value }))}
        margin={{ top: 22, right: 22, bottom: 22, left: 22 }}
        innerRadius={0.6}
        sortByValue={false}
        colors={({ id }) => partColor(place(id))}
        defs={stripes}
        fill={stripes.map(({ id: pattern }, hue) => ({
          id: pattern,
          match: ({ id }: { id: string | number }) => isStriped(place(id)) && place(id) % HUES === hue,
        }))}
        borderWidth={1}
        borderColor="var(--lf-surface)"
        theme={CHART_THEME}
        enableArcLabels={false}
        arcLinkLabel={({ id }) => placeText(place(id))}
        arcLinkLabelsSkipAngle={6}
        arcLinkLabelsOffset={0}
        arcLinkLabelsDiagonalLength={4}
        arcLinkLabelsStraightLength={2}
        arcLinkLabelsTextOffset={2}
        arcLinkLabelsTextColor="var(--lf-text-2)"
        arcLinkLabelsColor="var(--lf-border-control)"
        activeOuterRadiusOffset={4}
        animate={false}
        role="presentation"
        tooltip={({ datum }) => {
          const part = textOf(String(datum.id));
          return <ChartTip label={part.label} value={part.text} />;
        }}
        onClick={({ id }) => onPart(String(id))}
      />
    </div>
  );
}
