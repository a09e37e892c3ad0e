import { describe, expect, it } from 'vitest';
import { answerFromPassages } from '#server/features/questions/engine/answer-from-passages.ts';

const about = { client: { firstname: 'Marisol', lastname: 'Tandy', dob: '1990-04-12' }, today: '2026-11-01' };

/** Lines that have nothing to do with any question here, as long as several windows. */
const FILLER = Array.from(
  { length: 24 },
  (_, at) => `The kitchen served soup and bread at noon on table ${at + 1} of the hall.`,
);

const ask = (question: string, line: string) =>
  answerFromPassages(
    question,
    [
      {
        document_id: 'd1',
        file_name: 'record.pdf',
        page: 1,
        text: [...FILLER, line, ...FILLER].join('\n'),
        rank: 1,
      },
    ],
    about,
  );

describe('words that may speak of what was asked', () => {
  it.each([
    ['Is she hallucinating?', 'Says she saw spiders on the wall.'],
    ['Did she hear things?', 'There were voices for two nights.'],
    ['Who can give her a lift?', 'Odessa can drive on Friday.'],
    ['Is pickup needed?', 'No car and no license.'],
    ['Does she use needles?', 'Shoots up every morning.'],
    ['Has she assaulted anybody?', 'Punched a neighbor in May.'],
    ['Did she smash anything?', 'Threw a lamp at the door.'],
    ['Was she knocked unconscious?', 'A bike crash, out cold for an hour.'],
    ['Does she hurt herself?', 'Linear scars on one thigh.'],
    ['Is she homeless?', 'Sleeps in a tent under the bridge.'],
    ['Is she still employed?', 'The mill let her go last week.'],
    ['Is she held against her will?', 'Signed in voluntarily.'],
    ['Is her liver ok?', 'Cirrhosis, compensated.'],
    ['When were her last menses?', 'LMP July.'],
    ['Has she had weight loss surgery?', 'Gastric sleeve, 2019.'],
    ['Has she been checked for tuberculosis?', 'IGRA negative in May.'],
    ['Is contrast safe for her?', 'Iodine: hives.'],
    ['Does she carry adrenaline?', 'EpiPen in her purse.'],
    ['Does she need spiritual care?', 'Would like to see a chaplain.'],
    ['Was she abducted?', 'He locked her in a shed for two nights.'],
    ['Has she lost a baby?', 'Stillborn son, 2018.'],
    ['Which genes does she carry?', 'Sickle trait, BRCA negative.'],
    ['Did she bleed in the head?', 'Subdural, drained in May.'],
    ['Does she huff inhalants?', 'Whippets on weekends.'],
    ['Who supplies her pills?', 'A neighbor sells them to her.'],
    ['Whom is she barred from?', 'No contact with Odell until June.'],
    ['Who manages her benefit checks?', 'Rep payee: Birgit.'],
    ['Where is her travel document?', 'The clerk has her passport.'],
    ['When is the depot shot due?', 'Invega Sustenna 10/02.'],
    ['Where does she hide the gin?', 'Stashed in the piano.'],
    ['Was she put out of the program?', 'Asked to leave in week 3, a lighter.'],
    ['What personality test was done?', 'PAI valid, elevated scales.'],
  ])('bring near the place for "%s"', (question, line) => {
    const { found, passages } = ask(question, line);
    expect(found).toBe(false);
    expect(passages.some(({ quote }) => quote.includes(line))).toBe(true);
  });

  it('assert nothing', () => {
    expect(ask('Is she violent?', 'Denies fights.').found).toBe(false);
    expect(ask('Has she had a seizure?', 'Tonic-clonic: never.').found).toBe(false);
  });
});
