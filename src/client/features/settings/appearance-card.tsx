import { useAppearance } from '#client/components/use-appearance.ts';
import { Card } from '#client/ui/display/card.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { Segments } from '#client/ui/fields/segments.tsx';
import { COLOR_SCHEMES, type ColorScheme, DENSITIES, type Density } from '#shared/features/configuration/appearance.ts';
import { settingsMessages as text } from '#shared/features/settings/settings.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import classes from './settings.module.css';

const SCHEME_NAMES: Record<ColorScheme, string> = {
  system: text.colors_system,
  light: text.colors_light,
  dark: text.colors_dark,
};
const DENSITY_NAMES: Record<Density, string> = {
  comfortable: uiMessages.density_comfortable,
  standard: uiMessages.density_standard,
  compact: uiMessages.density_compact,
};
const SCHEMES = COLOR_SCHEMES.map((value) => ({ value, label: SCHEME_NAMES[value] }));
const ROWS = DENSITIES.map((value) => ({ value, label: DENSITY_NAMES[value] }));

/** Light, dark or as the device says, and how high rows are; seen as soon as it is pressed. */
export function AppearanceCard() {
  const { scheme, rows, change } = useAppearance();
  const save = (chosen: Parameters<typeof change>[0]) =>
    void change(chosen).catch(() => toast.error(text.appearance_not_saved));
  return (
    <Card title={text.appearance}>
      <p className={classes.hint}>{text.appearance_hint}</p>
      <div className={classes.grid}>
        <div className={classes.choice}>
          <span aria-hidden>{text.colors}</span>
          <Segments label={text.colors} options={SCHEMES} value={scheme} onChange={(next) => save({ scheme: next })} />
        </div>
        <div className={classes.choice}>
          <span aria-hidden>{text.rows}</span>
          <Segments label={text.rows} options={ROWS} value={rows} onChange={(next) => save({ rows: next })} />
        </div>
      </div>
    </Card>
  );
}
