const split = (words: string) => words.split(' ');

/** Given names; neighbors differ, so that two clients in a row never share one. */
export const FIRST_NAMES = split(
  'Ada Alan Amara Anders Anika Arlo Asha Beatrix Benno Bianca Boris Brigid Caleb Carmen Cedric Chiara Clement Cora Damian Daphne Dario Delia Desmond Dora Edgar Elena Elias Elodie Emil Enid Esme Ezra Fabian Farah Felix Fiona Florian Freya Gavin Gemma Gideon Greta Hanna Hector Helga Hugo Ida Igor Imani Ines Ivan Ivy Jasper Joanna Jonas Judith Kai Karin Kasper Keira Klara Konrad Lena Leon Lidia Linus Lorna Lucas Mabel Magnus Malia Marcus Mara Milo Mina Nadia Neil Nora Odin Olga Omar Orla Oscar Paula Percy Petra Quentin Rafael Ramona Reza Rhoda Roman Rosa Rufus Sabine Samir Selma Silas Sonja Stella Sven Tamara Tariq Tessa Theo Thora Tobias Uma Ursula Viggo Viola Walter Wanda Wendell Xenia Yara Yusuf Zara Zeno',
);

const STEMS = split(
  'Ash Black Brook Chest Clay Cob Dun East Elm Fair Fen Glen Green Hart Hazel Holm Iron King Lake Lang Long Maple Marsh Mill Moor North Oak Pen Rad Red Rock Rush Sand Shel Stan Stone Thorn Wake Wex Whit Wind Wolf Wood Wyn York',
);
const ENDINGS = split(
  'bridge brook burn bury by combe cott dale den field ford gate ham hurst ley man mere more ridge son ton well wick wood worth',
);

/** Surnames put together of English stems and endings: 1,125 of them. */
export const LAST_NAMES = STEMS.flatMap((stem) => ENDINGS.map((ending) => `${stem}${ending}`));

/** A surname that two clients of an organization bear, whatever its size: what a rare search finds. */
export const RARE_LAST_NAME = 'Quillonette';

export const STATES = split('AZ CA CO CT FL GA IL MA MD MI MN NC NJ NY OH OR PA TN TX VA WA WI');
export const CITIES = split(
  'Aldermoor Brightwater Calverton Dunmere Eastholm Fairhaven Glenrock Harborview Ivydale Juniper',
);

/** Colleagues whom inquiries are assigned to, the busiest first. */
export const STAFF: readonly string[] = [
  'Morgan Hale',
  'Priya Raman',
  'Jordan Pike',
  'Elena Voss',
  'Marcus Lind',
  'Noor Haddad',
  'Casey Trent',
  'Ingrid Solberg',
  'Tomas Rivera',
  'Alice Kerr',
  'Dmitri Volkov',
  'Renee Castle',
  'Samuel Osei',
  'Yuki Tanaka',
  'Greta Blum',
  'Owen Frost',
  'Leila Nasser',
  'Patrick Dunne',
  'Sofia Marin',
  'Victor Chen',
  'Hannah Weiss',
  'Isaac Boyd',
  'Maya Lund',
  'Rafael Soto',
];

/** Assigned to five inquiries of an organization, whatever its size. */
export const RARE_STAFF = 'Ottilie Brandt';

export const SOURCE_KINDS = [
  'Treatment center',
  'Hospital (Psychiatric)',
  'Private practice',
  'Interventionist',
  'School',
] as const;
export const SOURCE_STATUSES = ['INACTIVE', 'COLD', 'WARM', 'HOT', 'REFERRING'] as const;
export const SOURCE_NAMES = split(
  'Bayview Cedarline Clearwater Eastgate Fernhill Grovepoint Highmeadow Lakestone Northbank Oakhollow Pinecrest Riverbend Silverleaf Stillwater Summitview Westhaven',
);

export const NOTE_TEXTS = [
  'Left a voicemail and asked for a time to call back.',
  'Spoke with a family member about the next steps; paperwork is on its way.',
  'Insurance verified. Waiting for the records of the earlier stay.',
  'Asked about visiting hours and what to bring on the first day.',
  'Records received and uploaded; clinical review is planned for this week.',
] as const;

export const DROP_REASONS = [
  'Chose another provider',
  'Insurance not accepted',
  'No contact',
  'Level of care not offered',
] as const;
