import { grow, type Sprout } from '../edit/operations.ts';
import { DEFAULT_DESIGN } from '../model/design-defaults.ts';
import { type EmailTemplate, ROOT } from '../model/email-template.ts';
import { columnsOf } from './presets.ts';

const GREEN = '#2B7F4F';
const PALE = '#EAF4EE';

/** A template of these elements; its ids are counted, so that the same elements always make the same template. */
export function buildTemplate(nodes: readonly Sprout[], props: Sprout['props'] = {}): EmailTemplate {
  let count = 0;
  const newId = () => {
    count += 1;
    return `node-${count}`;
  };
  const { nodes: grown } = grow({ type: 'Body', props, nodes }, newId, null, ROOT);
  return { nodes: grown, settings: DEFAULT_DESIGN };
}

const heading = (text: string, level: number, props: Sprout['props'] = {}): Sprout => ({
  type: 'Heading',
  props: { text, level, lineHeight: 1.5, ...props },
});
const text = (html: string, props: Sprout['props'] = {}): Sprout => ({ type: 'Text', props: { text: html, ...props } });
const button = (label: string, props: Sprout['props'] = {}): Sprout => ({
  type: 'Button',
  props: { text: label, borderRadius: 6, marginTop: 10, marginBottom: 10, ...props },
});
const space = (pixels: number): Sprout => ({ type: 'Spacer', props: { space: pixels } });

const band = (title: string, below: string): Sprout => ({
  type: 'Container',
  props: { backgroundColor: GREEN, paddingTop: 25, paddingBottom: 25, textAlign: 'center' },
  nodes: [
    heading(title, 1, { color: '#FFFFFF', textAlign: 'center' }),
    text(`<p>${below}</p>`, { color: '#FFFFFF', textAlign: 'center' }),
  ],
});

const card = (...nodes: Sprout[]): Sprout => ({
  type: 'Column',
  nodes: [{ type: 'Container', props: { backgroundColor: PALE, borderRadius: 8 }, nodes }],
});

const call = (label: string): Sprout => button(label, { href: 'tel:+15555550100', textAlign: 'center' });

const SHEET = { width: 640, paddingTop: 0, paddingRight: 0, paddingBottom: 0, paddingLeft: 0 };
const section = (...nodes: Sprout[]): Sprout => ({
  type: 'Container',
  props: { paddingTop: 20, paddingBottom: 20 },
  nodes,
});

const intro = buildTemplate(
  [
    band('Nice to meet you', 'Treatment for addiction and behavioral health'),
    section(
      text(
        '<p>Hello {{first_name}},</p><p>we would like to introduce ourselves. Our team takes care of adults with substance use and co-occurring conditions, from detox to life after treatment.</p>',
      ),
      heading('Levels of care', 2),
      columnsOf(
        [1 / 2, 1 / 2],
        [
          card(heading('Inpatient', 3), text('<p>Medical detox and residential treatment, around the clock.</p>')),
          card(heading('Outpatient', 3), text('<p>Partial hospitalization and intensive outpatient, near home.</p>')),
        ],
      ),
      heading('How to reach us', 2),
      text(
        '<p>One call is enough. Our admissions team answers day and night, and tells you within the hour what is possible.</p>',
      ),
      call('Call admissions'),
    ),
  ],
  { ...SHEET, preheader: 'Who we are, our levels of care, and how to reach our admissions team.' },
);

const stayConnected = buildTemplate(
  [
    band('Staying connected', 'What is new with us'),
    section(
      text(
        '<p>Hello {{first_name}},</p><p>thank you for the trust you place in us. Here is what has happened since we last wrote.</p>',
      ),
      heading('News from the house', 2),
      text('<p>Write two or three sentences about a new program, a new colleague or a result you are proud of.</p>'),
      heading('You are invited', 2),
      text(
        '<p><b>Open house.</b> See the rooms, meet the clinical team, and have lunch with us. Bring a colleague.</p>',
      ),
      button('Save your seat', { href: 'mailto:outreach@example.test', textAlign: 'center' }),
      { type: 'Divider', props: { backgroundColor: '#C9D6CE', paddingBottom: 15 } },
      text('<p>Follow us, and see how people recover.</p>', { textAlign: 'center', marginBottom: 10 }),
      { type: 'SocialLinks', props: { textAlign: 'center' } },
    ),
  ],
  { ...SHEET, preheader: 'News from the house, an invitation to our open house, and where to follow us.' },
);

const opening = (program: string, beds: string): Sprout =>
  columnsOf(
    [2 / 3, 1 / 3],
    [
      { type: 'Column', props: { verticalAlign: 'middle' }, nodes: [text(`<p><b>${program}</b></p>`)] },
      { type: 'Column', props: { verticalAlign: 'middle' }, nodes: [text(`<p>${beds}</p>`)] },
    ],
  );
const line: Sprout = { type: 'Divider', props: { backgroundColor: '#C9D6CE' } };

const bedAvailability = buildTemplate(
  [
    band('Beds available this week', 'Same-day admissions'),
    section(
      text(
        '<p>Hello {{first_name}},</p><p>these are our openings as of today. Call us, and we hold a bed while you talk with your client.</p>',
      ),
      space(12),
      opening('Medical detox', '2 openings'),
      line,
      opening('Residential', '4 openings'),
      line,
      opening('Partial hospitalization', '6 openings'),
      line,
      opening('Intensive outpatient', 'Open'),
      space(12),
      call('Call to hold a bed'),
      text('<p>We work with most commercial insurance, and check benefits while you wait.</p>', {
        textAlign: 'center',
      }),
    ),
  ],
  { ...SHEET, preheader: 'Our openings as of today, program by program. One call holds a bed.' },
);

/** The day the starters were written. */
const STARTED = Date.UTC(2026, 10, 22) / 1000;

/** Templates that every organization finds: read-only, editing one saves a copy. */
export const STARTERS = [
  { id: 'system-1', name: 'Intro', template: intro },
  { id: 'system-2', name: 'Stay Connected', template: stayConnected },
  { id: 'system-3', name: 'Bed Availability', template: bedAvailability },
].map((starter) => ({ ...starter, created_at: STARTED, updated_at: STARTED, created_by: 'System' }));

export const starterOf = (id: string) => STARTERS.find((starter) => starter.id === id);
export const isStarter = (id: string): boolean => starterOf(id) !== undefined;
