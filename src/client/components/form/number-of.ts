/** What is written of an amount beside its digits. */
const IN_MONEY = /[$,\s]/g;

/** A number stays a number, what can't be one yet stays as typed, and empty is none; an amount may read '$12,500.50'. */
export function numberOf(typed: string, money: boolean): number | string | null {
  const bare = money ? typed.replace(IN_MONEY, '') : typed.trim();
  if (bare === '') return typed.trim() === '' ? null : typed;
  const value = /^-?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : Number.NaN;
  return Number.isFinite(value) ? value : typed;
}
