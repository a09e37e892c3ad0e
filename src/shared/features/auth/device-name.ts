import { format } from '#shared/platform/define-messages.ts';
import { authMessages as text } from './auth.messages.ts';

/** The first that a browser's own words hold names it: later ones stand in the words of earlier ones too. */
const BROWSERS = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

type Names = readonly (readonly [sign: RegExp, name: string])[];
const nameIn = (names: Names, said: string) => names.find(([sign]) => sign.test(said))?.[1];

/** What a person calls the device of a `User-Agent`: 'Chrome on Windows'. */
export function deviceName(userAgent: string | null): string {
  const said = userAgent ?? '';
  const browser = nameIn(BROWSERS, said);
  const system = nameIn(SYSTEMS, said);
  if (browser && system) return format(text.session_browser_on, { browser, system });
  return browser ?? system ?? text.session_unknown_device;
}
