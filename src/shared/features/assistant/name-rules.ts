import type { LEVELS_OF_CARE } from '../capacity/levels-of-care.ts';
import type {
  GENDERS_SERVED,
  PAYMENT_TYPES,
  POPULATIONS_SERVED,
  SourceType,
  SPECIALIZATIONS,
} from '../referral-sources/referral-sources.rules.ts';

interface NameRule {
  words: RegExp;
  gives: {
    type?: SourceType;
    payment_type?: readonly (typeof PAYMENT_TYPES)[number][];
    specializations?: readonly (typeof SPECIALIZATIONS)[number][];
    gender_served?: (typeof GENDERS_SERVED)[number];
    levels_of_care?: readonly (typeof LEVELS_OF_CARE)[number][];
    population_served?: readonly (typeof POPULATIONS_SERVED)[number][];
  };
}

/** Words of a name and what they say. The first rule that gives a type gives it; what can be several adds up. */
export const NAME_RULES: readonly NameRule[] = [
  {
    words: /\b(drug|recovery|treatment) court\b/i,
    gives: { type: 'Court', specializations: ['SUD'], population_served: ['Justice-involved', 'DUI/DWI'] },
  },
  {
    words: /\b(court|probation|parole|public defender|corrections?)\b/i,
    gives: { type: 'Court', population_served: ['Justice-involved'] },
  },
  {
    words: /\b(psychiatric|behaviou?ral|mental health) (hospital|health hospital|medical center)\b/i,
    gives: {
      type: 'Hospital (Psychiatric)',
      specializations: ['Primary Mental Health'],
      levels_of_care: ['Acute psychiatric inpatient'],
    },
  },
  {
    words: /\b(crisis|hotline|helpline|988)\b/i,
    gives: { type: 'Community Resource / Crisis Center', levels_of_care: ['Crisis stabilization'] },
  },
  { words: /\b(hospital|medical cent(er|re)|health system|infirmary)\b/i, gives: { type: 'Hospital (Medical)' } },
  { words: /\binterventions?(ist|ists)?\b/i, gives: { type: 'Interventionist' } },
  {
    words: /\b(educational? consult(ants?|ing)|placement (advisors?|consultants?|services))\b/i,
    gives: { type: 'Education consultant' },
  },
  { words: /\b(school|academy|university|college|campus)\b/i, gives: { type: 'School' } },
  { words: /\bsocial (work(ers?)?|services?)\b|\b[lm]?lcsw\b|\blmsw\b/i, gives: { type: 'Social worker' } },
  {
    words: /\b(community|coalition|shelter|food bank|outreach program|resource cent(er|re))\b/i,
    gives: { type: 'Community Resource / Crisis Center' },
  },
  {
    words: /\b(detox|withdrawal management)\b/i,
    gives: {
      type: 'Treatment center',
      specializations: ['SUD'],
      levels_of_care: ['Withdrawal Management (detox)'],
    },
  },
  {
    words: /\b(sober living|recovery (house|homes?|residences?)|halfway house)\b/i,
    gives: {
      type: 'Treatment center',
      specializations: ['SUD'],
      levels_of_care: ['Recovery Residence / Sober living'],
    },
  },
  {
    words: /\b(methadone|suboxone|opioid treatment|otp|obot)\b/i,
    gives: {
      type: 'Treatment center',
      specializations: ['Primary SUD'],
      levels_of_care: ['1.7 Medically Managed Outpatient / OTP-OBOT'],
    },
  },
  {
    words: /\b(rehab(ilitation)?|recovery|addictions?|substance (use|abuse))\b/i,
    gives: { type: 'Treatment center', specializations: ['SUD'] },
  },
  {
    words: /\b(treatment|residential|behaviou?ral health|wellness cent(er|re))\b/i,
    gives: { type: 'Treatment center' },
  },
  {
    words: /\b(counsel(l)?ing|therapy|therapists?|psycholog(y|ists?|ical)|psychiatry|practice|ph\.?d|psy\.?d)\b/i,
    gives: { type: 'Private practice', levels_of_care: ['1.5 Outpatient Therapy'] },
  },
  { words: /\bclinic\b/i, gives: { type: 'Private practice' } },
  { words: /\bresidential\b/i, gives: { levels_of_care: ['3.5 High-Intensity Residential'] } },
  { words: /\b(iop|intensive outpatient)\b/i, gives: { levels_of_care: ['2.1 Intensive Outpatient (IOP)'] } },
  {
    words: /\b(php|partial hospitali[sz]ation|day program)\b/i,
    gives: { levels_of_care: ['2.5 High-Intensity Outpatient / PHP'] },
  },
  { words: /\beating disorders?\b/i, gives: { specializations: ['Eating disorder'] } },
  { words: /\bocd\b|\bobsessive\b/i, gives: { specializations: ['OCD'] } },
  {
    words: /\bdual diagnosis\b/i,
    gives: { specializations: ['Dual Diagnosis'], population_served: ['Co-occurring disorders'] },
  },
  { words: /\b(trauma|ptsd)\b/i, gives: { specializations: ['Trauma'], population_served: ['Trauma'] } },
  { words: /\bmood\b/i, gives: { specializations: ['Mood Disorders'] } },
  {
    words: /\b(geriatric|seniors?|elder(s|ly)?)\b/i,
    gives: { specializations: ['Geriatrics'], population_served: ['Older adults'] },
  },
  { words: /\b(adolescents?|teens?|youth)\b/i, gives: { population_served: ['Adolescents'] } },
  { words: /\b(child(ren)?(’s|'s)?|pa?ediatrics?|kids)\b/i, gives: { population_served: ['Children'] } },
  { words: /\byoung (adults?|men|women)\b/i, gives: { population_served: ['Young adults'] } },
  { words: /\bwom[ae]n(’s|'s)?\b/i, gives: { gender_served: 'Female' } },
  { words: /\bm[ae]n(’s|'s)?\b/i, gives: { gender_served: 'Male' } },
  {
    words: /\b(veterans?|va medical)\b/i,
    gives: { payment_type: ['Tricare'], population_served: ['Veterans'] },
  },
  {
    words: /\b(military|air force|army|navy|naval)\b/i,
    gives: { payment_type: ['Tricare'], population_served: ['Active duty/military families'] },
  },
  {
    words: /\b(first responders?|fire(fighters?| department)|police)\b/i,
    gives: { population_served: ['First responders'] },
  },
  { words: /\b(lgbtq?\+?|pride|rainbow)\b/i, gives: { population_served: ['LGBTQ+'] } },
  {
    words: /\b(christian|faith|ministr(y|ies)|catholic|jewish|church)\b/i,
    gives: { population_served: ['Faith-based'] },
  },
  { words: /\b(deaf|hard of hearing)\b/i, gives: { population_served: ['Deaf/hard of hearing'] } },
  { words: /\bexecutives?\b|\bprofessionals program\b/i, gives: { population_served: ['Professionals/executives'] } },
];
