import type ExcelJS from 'exceljs';
import { NO_RESULT } from '#server/platform/reader/sheet.ts';

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' });
const DAY_MS = 86_400_000;
/** Days between the first one that a workbook counts and 1970; some count from 1904. */
const BEFORE_1970 = 25_569;
const UNTIL_1904 = 1_462;
/** What counts from the first day on is a time of day alone. */
const FIRST_DAY = Date.UTC(1900, 0, 1);
/** Nothing but digits, all of which are shown: ZIP codes, numbers of cases. */
const DIGITS = /^0[0-]{0,20}0$/;
/** What a format says of days and times, once its texts and conditions are left out. */
const OF_DAYS = /[ymdh]/i;

export interface Days {
  from1904: boolean;
}

function dayText(value: Date): string {
  if (Number.isNaN(value.getTime())) return '';
  return value.getTime() < FIRST_DAY ? value.toISOString().slice(11, 16) : DAY.format(value);
}

/** A number as its format shows it, as far as that changes what it says: leading zeros, and days. */
function numberText(value: number, format: string, { from1904 }: Days): string {
  if (DIGITS.test(format) && Number.isInteger(value) && value >= 0) {
    const places = format.replaceAll('-', '').length;
    const digits = String(value).padStart(places, '0');
    const shown = [...digits.slice(-places)];
    return digits.slice(0, -places) + format.replace(/0/g, () => shown.shift() ?? '');
  }
  const ofDays = OF_DAYS.test(format.replace(/\[[^\]]*\]|"[^"]*"|\\./g, ''));
  return ofDays ? dayText(new Date((value - BEFORE_1970 + (from1904 ? UNTIL_1904 : 0)) * DAY_MS)) : String(value);
}

/** A value as text: of a formula the one that was kept with it, of one without a mark, of an error nothing. */
function valueText(value: ExcelJS.CellValue, format: string, days: Days): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dayText(value);
  if (typeof value === 'number') return numberText(value, format, days);
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('error' in value) return '';
  if ('text' in value) return valueText(value.text as ExcelJS.CellValue, format, days);
  if ('result' in value && value.result !== undefined)
    return valueText(value.result as ExcelJS.CellValue, format, days);
  return 'formula' in value || 'sharedFormula' in value ? NO_RESULT : '';
}

/** A cell as it is shown. */
export const cellText = ({ value, numFmt }: ExcelJS.Cell, days: Days): string => valueText(value, numFmt ?? '', days);
