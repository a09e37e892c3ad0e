import type { TxContext } from '#server/platform/context.ts';
import type { CaseFieldName } from '#shared/features/case-details/case-fields.ts';
import {
  type CustomValue,
  type FieldType,
  machineName,
  sectionKey,
} from '#shared/features/custom-config/custom-config.rules.ts';
import { PRIMARY_SUBSTANCES } from '#shared/features/inquiries/inquiries.rules.ts';
import { addDays, dayInZone } from '#shared/platform/dates.ts';
import { DEMO_ZONE } from './demo-mark.ts';
import type { Seeded } from './seeded.ts';

/** So many of the newest inquiries are shown in detail. */
const SAID = 36;

const STORIES: readonly Partial<Record<CaseFieldName, string>>[] = [
  {
    reason_for_seeking_treatment: 'Asks for help after a second relapse this year; the employer holds the position.',
    current_symptoms: 'Poor sleep, low appetite, tremor in the mornings.',
    recent_substance_abuse: 'Daily use until three days before the call.',
    concerns_for_withdrawal: 'Sweating and tremor on earlier attempts to stop. No seizures known.',
    allergies: 'Penicillin (rash).',
    knowingly_ingested_allergen: 'No.',
    epipen: 'None carried.',
    transportation_required: 'Yes, from the bus station.',
    hospitalizations: 'Three days in a general hospital, two winters ago.',
    outpatient_therapy: 'Weekly sessions for four months.',
    history_of_seizures: 'None reported.',
    family_history: 'A grandfather and an uncle with alcohol use disorder.',
  },
  {
    reason_for_seeking_treatment: 'Family asks for a residential place after the spring term was broken off.',
    current_symptoms: 'Low mood, withdrawn, sleeps through the day.',
    allergies: 'None known.',
    transportation_required: 'The family drives.',
    additional_treatment_or_support_needed: 'Help with returning to school.',
    psych_testing_done: 'Yes, a report is on its way.',
    history_of_self_harm: 'Reported once, three years ago; no plan and no intent today.',
    history_of_trauma: 'Spoken of with the therapist; not repeated here.',
    pending_legal_charges: 'None.',
    family_history: 'Mother treated for depression.',
  },
  {
    reason_for_seeking_treatment: 'Referred by the court as part of a treatment agreement.',
    recent_substance_abuse: 'Last use eleven days ago, as the client reports.',
    concerns_for_withdrawal: 'None at present.',
    allergies: 'Shellfish.',
    epipen: 'Carries two.',
    residential_programs: 'One completed stay of 28 days.',
    pending_legal_charges: 'One, heard next month.',
    probation: 'Yes, until next summer.',
    history_of_tbi_concussions: 'One concussion playing ball as a teenager.',
  },
];
const CONTACTS = ['Mara Fernley (sister)', 'Theo Wickham (father)', 'Ines Holloway (partner)'];
const THERAPISTS = ['Juniper Vale', 'Corin Ashby'];

interface DemoField {
  name: string;
  field_type?: FieldType;
  enum_options?: string[];
  description?: string;
  is_required?: boolean;
  is_visible?: boolean;
  /** What the demo's inquiries hold; an inquiry may also hold nothing. */
  examples: readonly CustomValue[];
}

interface DemoSection {
  name: string;
  description: string;
  fields: readonly DemoField[];
}

/** The school's own questions: one organization of the demo shows its own sections, the other the fixed ones. */
export const SCHOOL_SECTIONS: readonly DemoSection[] = [
  {
    name: 'Student',
    description: 'What the placement team asks on the first call.',
    fields: [
      { name: 'Preferred name', examples: ['Bo', 'Wren', 'Max'] },
      {
        name: 'Grade level',
        field_type: 'enum',
        // 'Postgraduate' was offered once: inquiries that hold it still show it.
        enum_options: ['9th', '10th', '11th', '12th'],
        is_required: true,
        examples: ['10th', '11th', 'Postgraduate'],
      },
      {
        name: 'Supports at home',
        field_type: 'multi_enum',
        enum_options: ['Parents', 'Grandparents', 'Foster family', 'Mentor'],
        examples: [['Parents'], ['Grandparents', 'Mentor']],
      },
      {
        name: 'Days of school missed',
        field_type: 'number',
        description: 'In the term that runs now.',
        is_required: true,
        examples: [4, 17, 0],
      },
      {
        name: 'Education plan in place',
        field_type: 'boolean',
        description: 'An individual plan agreed with the last school.',
        is_required: true,
        examples: [true, false],
      },
      { name: 'Last day attended', field_type: 'date', examples: ['2026-03-06', '2026-02-20'] },
    ],
  },
  {
    name: 'Care so far',
    description: 'What has been tried, and who knows the student well.',
    fields: [
      {
        name: 'Current therapist',
        is_required: true,
        examples: ['Juniper Vale, weekly since September.', 'None since the move.'],
      },
      { name: 'What helps on a hard day', examples: ['A walk, and being left alone for ten minutes.', 'Music.'] },
      { name: 'Fax number of the last school', is_visible: false, examples: [null] },
    ],
  },
];

/** Publishes sections of the organization's own. */
export async function addCustomSections(
  tx: TxContext,
  chance: Seeded,
  sections: readonly DemoSection[],
): Promise<void> {
  const { org_id } = tx.actor;
  const rows = sections.map(({ name, description }, at) => ({
    ...{ org_id, name, description, order_index: at + 1 },
    id: chance.id(`section ${name}`),
    name_key: sectionKey(name),
  }));
  await tx.db.insertInto('custom_sections').values(rows).execute();
  const fields = sections.flatMap((section) =>
    section.fields.map((field, at) => ({
      org_id,
      id: chance.id(`field ${field.name}`),
      section_id: chance.id(`section ${section.name}`),
      name: field.name,
      machine_name: machineName(field.name),
      field_type: field.field_type ?? 'text',
      enum_options: field.enum_options ?? [],
      description: field.description ?? null,
      is_required: field.is_required ?? false,
      is_visible: field.is_visible ?? true,
      order_index: at + 1,
    })),
  );
  await tx.db.insertInto('custom_fields').values(fields).execute();
}

/** Gives the newest inquiries their details: whom one speaks with, and the sections the organization shows. */
export async function addCaseDetails(
  tx: TxContext,
  chance: Seeded,
  own: { sections: readonly DemoSection[]; now: Date },
): Promise<void> {
  const { org_id } = tx.actor;
  const today = dayInZone(own.now, DEMO_ZONE);
  const inquiries = await tx.db
    .selectFrom('inquiries')
    .select('id')
    .where('org_id', '=', org_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SAID)
    .execute();
  for (const [at, { id }] of inquiries.entries()) {
    const details = own.sections.length > 0 ? ownValues(chance, own.sections) : fixedValues(chance, today, at);
    await tx.db
      .updateTable('inquiries')
      .set({
        ...details,
        primary_substance: chance.pick(PRIMARY_SUBSTANCES),
        contact_person_name: chance.pick(CONTACTS),
        contact_person_phone: `+1617555${String(100 + chance.upTo(100)).padStart(4, '0')}`,
        contact_person_email: 'contact@mail.example',
      })
      .where('org_id', '=', org_id)
      .where('id', '=', id)
      .execute();
  }
}

const fixedValues = (chance: Seeded, today: string, at: number) => ({
  ...STORIES[at % STORIES.length],
  current_therapist_name: chance.pick(THERAPISTS),
  current_therapist_phone: `+1617555${String(100 + chance.upTo(100)).padStart(4, '0')}`,
  next_appointment: addDays(today, 1 + chance.upTo(10)),
  upcoming_court_date: at % STORIES.length === 2 ? addDays(today, 20 + chance.upTo(20)) : null,
});

const ownValues = (chance: Seeded, sections: readonly DemoSection[]) => {
  const said = sections
    .flatMap(({ fields }) => fields)
    .filter(() => chance.chance(0.8))
    .map((field) => [machineName(field.name), chance.pick(field.examples)] as const);
  return { custom_values: Object.fromEntries(said.filter(([, value]) => value !== null)) };
};
