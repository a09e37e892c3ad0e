import { useElementSize } from '@mantine/hooks';
import { ResponsiveChoropleth } from '@nivo/geo';
import type { FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import atlas from 'us-atlas/states-albers-10m.json';
import { numberText } from '#shared/platform/number-text.ts';
import classes from './chart.module.css';
import { CHART_THEME, HAIR, MAP_COLORS, MAP_EMPTY } from './chart-colors.ts';
import { ChartTip } from './chart-tip.tsx';
import { STATE_CODES } from './state-codes.ts';

/** The atlas is drawn already, on so many pixels; an equirectangular projection near the equator keeps it as it is. */
const DRAWN = { width: 975, height: 610 };
const PIXELS_A_DEGREE = 100;

type Position = number[] | Position[];
const asDegrees = (at: Position): Position =>
  typeof at[0] === 'number'
    ? [(at[0] - DRAWN.width / 2) / PIXELS_A_DEGREE, -((at[1] as number) - DRAWN.height / 2) / PIXELS_A_DEGREE]
    : (at as Position[]).map(asDegrees);

const topology = atlas as never as Parameters<typeof feature>[0];
const STATES = (feature(topology, topology.objects.states!) as FeatureCollection).features.map((state) => ({
  ...state,
  id: STATE_CODES[String(state.id)] ?? String(state.id),
  geometry: { ...state.geometry, coordinates: asDegrees((state.geometry as { coordinates: Position }).coordinates) },
}));

export interface StateValue {
  /** Two letters. */
  state: string;
  value: number;
}

interface StateMapProps {
  values: readonly StateValue[];
  onState: (state: string) => void;
}

interface BoundState {
  id?: string;
  properties?: { name: string };
  value?: number;
}

/** The fifty states, the darker the more. The list beside it says and opens each of them. */
export function StateMap({ values, onState }: StateMapProps) {
  const { ref, width, height } = useElementSize();
  const max = Math.max(1, ...values.map(({ value }) => value));
  const scale = (Math.min(width / DRAWN.width, height / DRAWN.height) * PIXELS_A_DEGREE * 180) / Math.PI;
  return (
    <div ref={ref} className={classes.map}>
      {width > 0 && (
        <ResponsiveChoropleth
          data={values.map(({ state, value }) => ({ id: state, value }))}
          features={STATES}
          domain={[0.5, max + 0.5]}
          colors={MAP_COLORS.slice(0, max)}
          unknownColor={MAP_EMPTY}
          label="properties.name"
          projectionType="equirectangular"
          projectionScale={scale}
          projectionTranslation={[0.5, 0.5]}
          borderWidth={0.5}
          borderColor={HAIR}
          theme={CHART_THEME}
          role="presentation"
          tooltip={({ feature: shown }) => {
            const { properties, value } = shown as BoundState;
            return <ChartTip label={properties?.name ?? ''} value={numberText(value ?? 0)} />;
          }}
          onClick={(shown) => {
            const { id, value } = shown as BoundState;
            if (id && value) onState(id);
          }}
        />
      )}
    </div>
  );
}
