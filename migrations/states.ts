import { sql } from 'kysely';

/** The states a list filters by. */
const STATES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

/** The state as a list filters by it: one of the fifty, or `others`. */
export const stateKey = sql`state_key text not null generated always as (
      case when state in (${sql.join(STATES.map((code) => sql.lit(code)))}) then state else 'others' end
    ) stored`;
