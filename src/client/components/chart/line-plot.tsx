import { useElementSize } from '@mantine/hooks';
import { isPoint, type LineCustomSvgLayer, ResponsiveLine } from '@nivo/line';
import { numberText } from '#shared/platform/number-text.ts';
import classes from './chart.module.css';
import { CHART_THEME, partColor } from './chart-colors.ts';
import { ChartTip } from './chart-tip.tsx';

export interface PlotPoint {
  key: string;
  /** As the axis names it. */
  label: string;
  /** As it is read, where that says more. */
  words?: string;
  value: number;
  /** It is not over yet: the line to it is dashed. */
  soFar?: boolean;
}

interface LinePlotProps {
  points: readonly PlotPoint[];
  onPoint: (key: string) => void;
}

/** Labels that stand beside one another at most, and the room that one takes with its distance to the next. */
const MAX_TICKS = 7;
const TICK_WIDTH = 90;
const MARGIN = { top: 12, right: 36, bottom: 32, left: 40 };

const DASHES = '6 5';

interface Series {
  id: string;
  data: readonly { x: string; y: number; soFar: boolean }[];
}

/** The line, dashed where it leads to what is not over yet. */
const Path: LineCustomSvgLayer<Series> = ({ series, lineGenerator, lineWidth }) =>
  series.map(({ id, color, data }) => {
    const over = data.filter((each) => !each.data.soFar);
    const shared = { fill: 'none', stroke: color, strokeWidth: lineWidth };
    const through = (part: typeof data) => lineGenerator(part.map(({ position }) => position)) ?? '';
    return (
      <g key={id}>
        <path {...shared} d={through(over)} />
        {over.length < data.length && (
          <path {...shared} d={through(data.slice(Math.max(0, over.length - 1)))} strokeDasharray={DASHES} />
        )}
      </g>
    );
  });

/** One line over time, from zero up. Its points can be read and opened by keys in the list that stands with it. */
export function LinePlot({ points, onPoint }: LinePlotProps) {
  const { ref, width } = useElementSize();
  const ticks = Math.min(MAX_TICKS, Math.max(2, Math.floor((width - MARGIN.left - MARGIN.right) / TICK_WIDTH)));
  const step = Math.ceil(points.length / ticks);
  const isDense = width < points.length * 8;
  const labels = new Map(points.map(({ key, label }) => [key, label]));
  const words = new Map(points.map(({ key, label, words: said }) => [key, said ?? label]));
  const max = Math.max(1, ...points.map(({ value }) => value));
  return (
    <div ref={ref} className={classes.line}>
      <ResponsiveLine<Series>
        data={[{ id: 'count', data: points.map(({ key, value, soFar = false }) => ({ x: key, y: value, soFar })) }]}
        margin={MARGIN}
        xScale={{ type: 'point' }}
        yScale={{ type: 'linear', min: 0, max }}
        colors={[partColor(0)]}
        theme={CHART_THEME}
        lineWidth={2}
        enablePoints={!isDense}
        pointSize={points.length > 60 ? 4 : 8}
        pointColor="var(--lf-surface)"
        pointBorderWidth={2}
        pointBorderColor={partColor(0)}
        enableGridX={false}
        gridYValues={4}
        axisLeft={{
          tickValues: 4,
          tickSize: 0,
          tickPadding: 8,
          format: (value) => (Number.isInteger(value) ? numberText(value) : ''),
        }}
        axisBottom={{
          tickSize: 0,
          tickPadding: 8,
          tickValues: points.filter((_, at) => at % step === 0).map(({ key }) => key),
          format: (key: string) => labels.get(key) ?? '',
        }}
        useMesh
        animate={false}
        role="presentation"
        layers={['grid', 'markers', 'axes', 'areas', 'crosshair', Path, 'points', 'slices', 'mesh', 'legends']}
        tooltip={({ point }) => (
          <ChartTip label={words.get(String(point.data.x)) ?? ''} value={numberText(Number(point.data.y))} />
        )}
        onClick={(datum) => isPoint(datum) && onPoint(String(datum.data.x))}
      />
    </div>
  );
}
