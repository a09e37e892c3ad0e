import { describe, expect, test } from 'vitest';
import { valueIn } from '#tests/support/records/value-in.ts';

const FIELD_MARITAL_STATUS = 'marital_status';

describe('marital_status', () => {
  test.each([
    ['He is divorced with two children.', 'Divorced'],
    ['She has been separated from her husband since May.', 'Separated'],
    ['45-year-old married male', 'Married'],
    ['Patient is a 34 y/o single Caucasian female', 'Single'],
    ['SOCIAL: Married, 3 kids, works as an electrician.', 'Married'],
    ['His wife died in 2019.', 'Widowed'],
    ['I am married.', 'Married'],
    ['Never married, no children.', 'Single'],
    ['Social history: divorced x2, lives alone.', 'Divorced'],
    ['Marital Status: D', 'Divorced'],
    ['MS: single', 'Single'],
    ['Widow, lives alone.', 'Widowed'],
    ['Pt is a widowed 71F.', 'Widowed'],
    ['S/P divorce 2020', 'Divorced'],
    ['Spouse: Ana Sample (married 2011)', 'Married'],
    ['her husband, Mark, drove her in', 'Married'],
  ])('%s', (text, value) => {
    expect(valueIn(text, FIELD_MARITAL_STATUS)).toBe(value);
  });

  test.each([
    'Lives with wife of 20 years.',
    'She lives with her husband and two sons.',
    'Relationship status: engaged',
    'He is going through a divorce.',
    'Parents are divorced.',
    'His sister is married.',
    'Lives w/ wife and daughter.',
    'ex-wife has custody',
  ])('%s says nothing of it', (text) => {
    expect(valueIn(text, FIELD_MARITAL_STATUS)).toBeUndefined();
  });
});

const FIELD_LIVING_STATUS = 'living_status';

describe('living_status', () => {
  test.each([
    ['Lives alone in an apartment.', 'Rental'],
    ['Lives with his parents.', 'With family'],
    ['Lives with wife and two kids.', 'With family'],
    ['Currently homeless, sleeping in his car.', 'Unhoused'],
    ['Housing: couch surfing', 'Unhoused'],
    ['Resides in a rented apartment with a roommate.', 'Rental'],
    ['Owns his home.', 'Own home'],
    ['Living situation: sober living house', 'Sober living'],
    ['Staying at the Salvation Army shelter.', 'Shelter'],
    ['He is currently incarcerated at County Jail.', 'Institution/incarcerated'],
    ['Lives in his own house with his wife.', 'Own home'],
    ['I live with my mom.', 'With family'],
    ['You live with your sister.', 'With family'],
    ['Pt lives at home with husband.', 'With family'],
    ['Domicile: undomiciled', 'Unhoused'],
    ['Housing: Section 8 apartment', 'Rental'],
    ['lives w/ gf', 'With family'],
  ])('%s', (text, value) => {
    expect(valueIn(text, FIELD_LIVING_STATUS)).toBe(value);
  });

  test.each(['His mother lives alone.', 'He used to live with his brother.'])('%s says nothing of it', (text) => {
    expect(valueIn(text, FIELD_LIVING_STATUS)).toBeUndefined();
  });
});

const FIELD_PENDING_LEGAL_CHARGES = 'pending_legal_charges';

describe('pending_legal_charges', () => {
  test.each([
    ['Legal: pending DUI', 'Legal: pending DUI'],
    ['Pending charges: possession', 'possession'],
    ['He has an open case for theft.', 'He has an open case for theft.'],
    ['Charged with felony possession.', 'Charged with felony possession.'],
    ['Facing two counts of burglary.', 'Facing two counts of burglary.'],
    ['Warrant for FTA.', 'Warrant for FTA.'],
    ['Arrested 10/12 for DUI, court pending.', 'Arrested 10/12 for DUI, court pending.'],
    ['I have a DUI court date coming up.', 'I have a DUI court date coming up.'],
    ['Out on bail for assault.', 'Out on bail for assault.'],
  ])('%s', (text, value) => {
    expect(valueIn(text, FIELD_PENDING_LEGAL_CHARGES)).toBe(value);
  });

  test.each(['Legal: none', 'No legal issues.', 'Denies legal problems.'])('%s denies it', (text) => {
    expect(valueIn(text, FIELD_PENDING_LEGAL_CHARGES)).toBe('No');
  });

  test.each(['Legal history: past DUI 2015, resolved.'])('%s says nothing of it', (text) => {
    expect(valueIn(text, FIELD_PENDING_LEGAL_CHARGES)).toBeUndefined();
  });
});

const FIELD_CARRIER = 'carrier';

describe('carrier', () => {
  test.each([
    ['Insurance: Aetna PPO', 'Aetna'],
    ['Ins: BCBS IL', 'BCBS (state plan)'],
    ['Payer: Cigna', 'Cigna/Evernorth'],
    ['Pt has Medicare A and B.', 'Medicare'],
    ['Covered by Medicaid.', 'Medicaid/MCO'],
    ['She has Blue Cross through her employer.', 'BCBS (state plan)'],
    ['Insurance is UnitedHealthcare, ID 912345678.', 'UnitedHealthcare/Optum'],
    ['Medicaid #: 1234567890', 'Medicaid/MCO'],
    ['Medicare number: 1EG4-TE5-MK73', 'Medicare'],
    ['Primary Insurance: Humana  ID# H12345678', 'Humana'],
    ['Funding source: Medicaid', 'Medicaid/MCO'],
    ['I have Aetna through work.', 'Aetna'],
    ['HUMANA GOLD PLUS  H1036  Member ID H44120987', 'Humana'],
    ['on Medicaid', 'Medicaid/MCO'],
    ['Cigna OAP, member U1234567801', 'Cigna/Evernorth'],
  ])('%s', (text, value) => {
    expect(valueIn(text, FIELD_CARRIER)).toBe(value);
  });

  test.each(['Uninsured.', 'insurance: self pay'])('%s says nothing of it', (text) => {
    expect(valueIn(text, FIELD_CARRIER)).toBeUndefined();
  });
});

const FIELD_SUBSCRIBER_ID = 'subscriber_id';

describe('subscriber_id', () => {
  test.each([
    ['Insurance: Aetna  Member ID: W123456789', 'W123456789'],
    ['Medicaid #: 1234567890', '1234567890'],
    ['Aetna #W123456789', 'W123456789'],
    ['Insurance is UnitedHealthcare, ID 912345678.', '912345678'],
    ['BCBS, policy XYZ123456789', 'XYZ123456789'],
    ['Cigna OAP, member U1234567801', 'U1234567801'],
    ['Medicare (1EG4-TE5-MK73)', '1EG4-TE5-MK73'],
    ['Aetna, ID# W1234 56789, grp 0012345', 'W1234 56789'],
    ['MBI: 1EG4-TE5-MK73', '1EG4-TE5-MK73'],
    ['Aetna, id w/ card: W123456789', 'W123456789'],
  ])('%s', (text, value) => {
    expect(valueIn(text, FIELD_SUBSCRIBER_ID)).toBe(value);
  });

  test.each(['MRN: 12345678'])('%s says nothing of it', (text) => {
    expect(valueIn(text, FIELD_SUBSCRIBER_ID)).toBeUndefined();
  });
});

const FIELD_CURRENT_PCP_NAME = 'current_pcp_name';

describe('current_pcp_name', () => {
  test.each([
    ['PCP: Dr. Ana Example', 'Dr. Ana Example'],
    ['Dr. Ana Example (PCP)', 'Dr. Ana Example'],
    ['PCP is Ana Example, NP.', 'Ana Example, NP.'],
    ['He sees Dr. Example for primary care.', 'Dr. Example'],
    ['My doctor is Dr. Ana Example.', 'Dr. Ana Example'],
    ['Follow up with PCP Dr. Example in 1 week.', 'Dr. Example'],
    ['Family doctor Dr. Example, 555-0142.', 'Dr. Example'],
  ])('%s', (text, value) => {
    expect(valueIn(text, FIELD_CURRENT_PCP_NAME)).toBe(value);
  });

  test.each(['No PCP.', 'PCP none'])('%s says nothing of it', (text) => {
    expect(valueIn(text, FIELD_CURRENT_PCP_NAME)).toBeUndefined();
  });
});

const FIELD_RECENT_SUBSTANCE_ABUSE = 'recent_substance_abuse';

describe('recent_substance_abuse', () => {
  test.each([
    ['Alcohol: 12 beers daily, last drink 10/30.', '12 beers daily, last drink 10/30.'],
    ['Drinks 1 pint vodka daily x 5 yrs.', 'Drinks 1 pint vodka daily x 5 yrs.'],
    ['Heroin IV 1 g/day, last use yesterday.', 'Heroin IV 1 g/day, last use yesterday.'],
    ['Meth: daily smoking, 0.5 g', 'Meth: daily smoking, 0.5 g'],
    ['Uses cannabis daily.', 'Uses cannabis daily.'],
    ['EtOH 6-8/day', 'EtOH 6-8/day'],
    ['Last used fentanyl this morning.', 'Last used fentanyl this morning.'],
    ['I drink a fifth a day.', 'I drink a fifth a day.'],
    ['You told us you drink a bottle of wine each night.', 'You told us you drink a bottle of wine each night.'],
    ['SUBSTANCE: alcohol  AMOUNT: 1 pint  FREQ: daily  LAST: 10/30', 'SUBSTANCE: alcohol'],
    ['UDS + fentanyl, amphetamines.', 'UDS + fentanyl, amphetamines.'],
    ['Primary drug: heroin; secondary: cocaine', 'heroin;'],
    ['DOC: meth', 'meth'],
  ])('%s', (text, value) => {
    expect(valueIn(text, FIELD_RECENT_SUBSTANCE_ABUSE)).toBe(value);
  });

  test.each(['His wife drinks daily.', 'Denies alcohol use.'])('%s says nothing of it', (text) => {
    expect(valueIn(text, FIELD_RECENT_SUBSTANCE_ABUSE)).toBeUndefined();
  });
});
