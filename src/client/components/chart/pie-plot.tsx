import { ResponsivePie } from '@nivo/pie';
import { CHART_THEME, partColor } from './chart-colors.ts';
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

/** A ring of parts; the list beside it says and opens each of them. */
export function PiePlot({ parts, onPart }: PiePlotProps) {
  const placeOf = new Map(parts.map(({ key }, at) => [key, at]));
  const textOf = (key: string) => parts[placeOf.get(key) ?? 0]!;
  return (
    <ResponsivePie
      data={parts.map(({ key, value }) => ({ id: key, value }))}
      margin={{ top: 8, right: 8, bottom: 8, left: 8 }}
      innerRadius={0.6}
      sortByValue={false}
      colors={({ id }) => partColor(placeOf.get(String(id)) ?? 0)}
      borderWidth={1}
      borderColor="var(--lf-surface)"
      theme={CHART_THEME}
      enableArcLabels={false}
      enableArcLinkLabels={false}
      activeOuterRadiusOffset={4}
      animate={false}
      role="presentation"
      tooltip={({ datum }) => {
        const part = textOf(String(datum.id));
        return <ChartTip label={part.label} value={part.text} />;
      }}
      onClick={({ id }) => onPart(String(id))}
    />
  );
}
