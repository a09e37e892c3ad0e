import { describe, expect, it } from 'vitest';
import { valueIn } from '#tests/support/records/value-in.ts';

describe('words of a field in another use', () => {
  it.each([
    ['current_symptoms', 'By the second morning of her last detox she had gooseflesh and vomiting.'],
    ['current_symptoms', 'Confusion and tremor were treated with thiamine and cleared by the 15th.'],
    ['contact_person_name', 'Please return calls to Records Department 555-214-0098'],
    ['contact_person_phone', 'Follow-Up Desk 555-214-0098 followup@line.example'],
    ['medication_plan', 'He himself takes methadone, the officer said, and knows what sick looks like.'],
    ['medication_plan', 'Was on lithium until 2022.'],
    ['epipen', 'Do you carry an EpiPen? Y / N'],
    ['epipen', 'The station keeps an EpiPen in the kit.'],
    ['epipen', 'No EpiPen was administered.'],
    ['residential_programs', 'The plan denies residential treatment.'],
    ['residential_programs', 'No rehab needed for the knee.'],
    ['current_psychiatrist_name', 'Psychiatry consult by Dr. Roe on 10/9.'],
    ['current_psychiatrist_name', 'Formerly saw psychiatrist Dr. Ng.'],
    ['reason_for_seeking_treatment', 'Mrs. Sample was brought in after a neighbor found her on the floor.'],
    ['pending_legal_charges', 'There is no charge for this service.'],
    ['living_status', 'Unhoused people come to the center nightly.'],
    ['history_of_trauma', 'No trauma on exam.'],
    ['additional_treatment_or_support_needed', 'Call us if you need an interpreter.'],
    ['additional_treatment_or_support_needed', 'His mother uses a wheelchair and needs help bathing.'],
    ['outpatient_therapy', 'Physical therapy three times a week for the shoulder.'],
    ['outpatient_therapy', 'We offer individual counseling and groups.'],
    ['contact_person_name', 'Dana Sample, 36, drinks daily.\nDo not call me. Ruth Tolle, 555-214-0098.'],
  ])('leave %s open: %s', (field, page) => {
    expect(valueIn(page, field)).toBeUndefined();
  });

  it.each([
    ['current_symptoms', 'Currently sweating, shaking and vomiting; last drink 10 hours ago.', /shaking/],
    ['epipen', 'Does not carry an EpiPen.', /^No$/],
    ['current_psychiatrist_name', 'Psychiatrist: Dr. Lee Roe, 555-214-0098', /Lee Roe/],
    ['employment_status', 'He remains on total disability and has not worked since.', /^Disability$/],
    ['additional_treatment_or_support_needed', 'He would benefit from grief counseling alongside treatment.', /grief/],
    [
      'additional_treatment_or_support_needed',
      'Dialysis Tues/Thurs/Sat must be arranged with any facility.',
      /Dialysis/,
    ],
    ['outpatient_therapy', 'Six EAP sessions last fall.', /EAP/],
    ['outpatient_therapy', 'In therapy on and off since college.', /therapy/],
    ['outpatient_therapy', 'Never seen a therapist.', /^No$/],
    [
      'contact_person_name',
      'Dana Sample, 36, drinks daily.\nSpeak with me: Ruth Tolle, Recovery Liaison, 555-214-0098',
      /^Ruth Tolle$/,
    ],
    [
      'contact_person_name',
      'Dana Sample, 36, drinks daily.\nBed offers to me please.\nRuth Tolle, Crew Welfare, 555-214-0098',
      /^Ruth Tolle$/,
    ],
  ])('fill %s: %s', (field, page, value) => {
    expect(valueIn(page, field)).toMatch(value);
  });
});
