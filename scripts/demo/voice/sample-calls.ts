/** A call as the demo says it. Nobody and nothing in it is real. */
export interface SampleCall {
  /** Days before today. */
  days: number;
  status: 'completed' | 'no-answer' | 'busy';
  summary: string | null;
  /** Who speaks first is the voice agent; the two take turns. */
  lines: readonly string[];
  recorded: boolean;
  /** Whether somebody calls who is on file. */
  known: boolean;
}

export const SAMPLE_CALLS: readonly SampleCall[] = [
  {
    days: 0,
    status: 'completed',
    summary: 'A mother asks for a residential bed for her son this week. She wants a call back today.',
    lines: [
      'Thank you for calling Harbor Point Recovery. This is the automated assistant. How may I help you?',
      'Hello. I am calling about my son. He needs help, and I do not know where to begin.',
      'I am glad that you called. Is your son safe at this moment?',
      'Yes. He is asleep in the next room. He has been drinking every day since March.',
      'Thank you for telling me. Has he ever had a seizure when he stopped drinking?',
      'Once, two years ago. That is why we are afraid to stop on our own.',
      'That is important, and our nurses will want to know it. Does he have insurance, or would he pay privately?',
      'He is on my plan. I have the card here.',
      'Please keep it at hand. Is there a number where an admissions counselor can reach you today?',
      'This one is best. After four would be good.',
      'I have noted that. Somebody from admissions will call you after four. If anything changes before, please call 911.',
      'Thank you. That helps a great deal.',
    ],
    recorded: true,
    known: true,
  },
  {
    days: 0,
    status: 'completed',
    summary: 'Asks whether a plan from out of state is accepted. Wants detox, can travel on Thursday.',
    lines: [
      'Thank you for calling Harbor Point Recovery. How may I help you?',
      'Hi. I would like to know if you take insurance from another state.',
      'Often we do. An admissions counselor can verify your benefits. Are you calling for yourself?',
      'For myself. I want to get off the pills. I think I need detox first.',
      'Thank you for saying so. When could you travel to us?',
      'Thursday. My sister would drive me.',
      'I have written that down. May a counselor call this number in the morning?',
      'Yes, any time before noon.',
    ],
    recorded: true,
    known: false,
  },
  {
    days: 1,
    status: 'completed',
    summary: 'A drug court coordinator asks for an opening on the PHP track.',
    lines: [
      'Thank you for calling Harbor Point Recovery. How may I help you?',
      'This is the coordinator of the Larkspur County drug court. I am looking for a PHP opening.',
      'Thank you. For what date do you need the place?',
      'The hearing is on the twelfth, so any day after that.',
      'I will pass that on to admissions. Shall we send the confirmation by fax or by telephone?',
      'By telephone, please. You have the number.',
    ],
    recorded: true,
    known: true,
  },
  {
    days: 2,
    status: 'completed',
    summary: 'A former client asks for a copy of the discharge summary.',
    lines: [
      'Thank you for calling Harbor Point Recovery. How may I help you?',
      'I stayed with you last spring, and my new therapist asks for my discharge summary.',
      'Certainly. You will need to sign a release. Shall we mail it to you?',
      'E-mail would be quicker.',
      'A colleague will call you to confirm your address before anything is sent.',
      'That is fine. Thank you.',
    ],
    recorded: true,
    known: true,
  },
  {
    days: 3,
    status: 'completed',
    summary: 'The recording was switched off for this call. Asks about visiting hours.',
    lines: [
      'Thank you for calling Harbor Point Recovery. How may I help you?',
      'Please do not record this. When may I visit my brother?',
      'The recording is off. Families visit on Sundays from one to four.',
      'And may I bring our mother?',
      'Two visitors are welcome. Please bring an ID.',
    ],
    recorded: false,
    known: true,
  },
  {
    days: 4,
    status: 'completed',
    summary: null,
    lines: [],
    recorded: true,
    known: false,
  },
  {
    days: 6,
    status: 'completed',
    summary: 'Wrong number.',
    lines: [
      'Thank you for calling Harbor Point Recovery. How may I help you?',
      'Is this the harbor master? I would like a mooring.',
      'I am sorry, this is a treatment provider.',
      'Oh. My mistake, have a good day.',
    ],
    recorded: true,
    known: false,
  },
  {
    days: 9,
    status: 'completed',
    summary: 'A wife asks how an intervention works. Counselor to call in the evening.',
    lines: [
      'Thank you for calling Harbor Point Recovery. How may I help you?',
      'My husband says that he does not have a problem. What can I do?',
      'Many families are where you are. Would it help to speak with a counselor about an intervention?',
      'Yes. Only not while he is at home. After eight he is at work.',
      'A counselor will call you after eight this evening.',
    ],
    recorded: true,
    known: true,
  },
  { days: 12, status: 'no-answer', summary: null, lines: [], recorded: false, known: false },
  {
    days: 17,
    status: 'completed',
    summary: 'Asks for the cost of thirty days of residential treatment without insurance.',
    lines: [
      'Thank you for calling Harbor Point Recovery. How may I help you?',
      'What do thirty days cost if I pay it all myself?',
      'An admissions counselor can tell you today. There are payment plans too.',
      'Then have somebody call me, please.',
    ],
    recorded: false,
    known: false,
  },
  { days: 23, status: 'busy', summary: null, lines: [], recorded: false, known: true },
  {
    days: 31,
    status: 'completed',
    summary: 'A hospital case manager refers a patient from the medical ward.',
    lines: [
      'Thank you for calling Harbor Point Recovery. How may I help you?',
      'I am a case manager at Bramble Creek Hospital. We have a patient who is ready to leave on Monday.',
      'Thank you. Would you fax the records to admissions?',
      'They are on their way. Please confirm that you have received them.',
      'We will call you back as soon as they are here.',
    ],
    recorded: false,
    known: true,
  },
];
