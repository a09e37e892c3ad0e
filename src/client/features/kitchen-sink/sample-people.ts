export interface SamplePerson {
  id: string;
  name: string;
  born: string;
  city: string;
}

const PEOPLE: SamplePerson[] = [
  { id: 'p1', name: 'Maria Lopez', born: '05/14/1988', city: 'Fairhaven' },
  { id: 'p2', name: 'Maria Lopez', born: '11/02/1971', city: 'Stillwater' },
  { id: 'p3', name: 'Theo Brandt', born: '01/30/1994', city: 'Fairhaven' },
  { id: 'p4', name: 'Ana Okafor', born: '08/19/1990', city: 'Lakemont' },
];

/** Answers like the server would: 'fail' fails, anything else is looked for in the names. */
export async function findPeople(query: string): Promise<SamplePerson[]> {
  if (query === 'fail') throw new Error('The search failed, as asked.');
  const words = query.toLowerCase().split(/\s+/);
  return PEOPLE.filter((person) => words.every((word) => person.name.toLowerCase().includes(word)));
}
