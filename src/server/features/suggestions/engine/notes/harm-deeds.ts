import { wholeWords, wordsBeginAsWritten } from '#server/features/understanding/text/whole-words.ts';
import type { FurtherDeed } from './further-deeds.ts';

/*
 * What was done to the client or seen by them, blows to the head, and stays in programs, as people and papers narrate them: "a
 * casting ladle struck his hard hat and he lost consciousness", "where she did ninety days". Looked for in one bit of a page.
 */

const BLOW =
  '(?:fell(?! asleep)|falls?(?! asleep)|thrown|threw (?:her|him|me)|kicked|hit|struck|slammed|shoved|pushed|bat|wreck|crash\\p{L}*|rolled|mv[ac]|horse|ladder|stairs|atv|four-wheeler|bike|motorcycle|football|soccer|hockey|rugby|wrestling|softball|surfboard|snowboard\\p{L}*|diving|swinging|falling|rifle butt|machete|pool cue|bottle|door|jaw|beaten|assault\\p{L}*|robbed|jumped|punched|choked|strangled|roof|porch|dock|pier|truck)';
const OUT =
  "(?:out (?:cold|\\d+|an hour|maybe|about|for (?:an?|\\d+|about))|knocked (?:(?:him|her|me|them) )?(?:out|cold|unconscious)|unconscious\\p{L}*|lost consciousness|loc(?! denied)|passed out|blacked out|saw (?:black|double|stars)|woke up in|(?:does(?: not|n['’]t)|do(?: not|n['’]t)|dont) remember|skull (?:fx|fracture\\p{L}*)|(?:cracked|fractured|broke) (?:\\p{L}+ )?skull|subdural\\p{L}*|concuss\\p{L}*|(?:bleed(?:ing)?|bruise) (?:in|on) (?:the |his |her |my )?(?:head|brain)|post-?concuss\\p{L}*|coma|burr hole|staples in (?:the |his |her |my )?(?:scalp|head))";
const PERPETRATOR =
  "(?:step(?:father|dad|mother|brother)|uncle|grandfather|father|dad|(?:mom|mother)['’]?s? (?:boyfriend|bf)|boyfriend|ex(?:-?(?:husband|boyfriend|wife|girlfriend))?|husband|partner|older cousin|cousin|(?:hockey|football|wrestling|swim )?coach|(?:youth |former )*pastor|priest|(?:camp |youth )?counselor|neighbor(?: boy| man)?|babysitter|foreman|guard|foster (?:father|brother|mother))";
const HURT =
  '(?:hurt|touched|handled|molested|raped|beat|hit|choked|strangled|burned|broke|shoved|kicked|slammed|locked|forced (?:him|her)self on|pushed|whipped|belted|threw)';
const SELF = '(?:me|him|her|them|us|the (?:boys|girls|kids|children))';
const BONE = '(?:arm|jaw|wrist|nose|ribs?|orbit(?:al)?|eye socket|collarbone|finger|hand|leg)';
const DYING =
  '(?:burn(?:ed|t)?(?: up| alive)?|die[ds]?|dying|(?:get |got |was |be(?:ing)? )?(?:killed|shot|stabbed|crushed|electrocuted|run over)|drown(?:ed|ing)?|go under|overdose[d]?|hang(?:ing|ed)?)';

const CAP = "\\p{Lu}[\\p{L}'’.-]*";
const NAME = `${CAP}(?: (?:of|and|the|at|&) ${CAP}| ${CAP}){0,4}`;
const YEAR = "(?:(?:19|20)\\d\\d|['’]\\d\\d)";
const LONG =
  '(?:(?:\\d{1,3} of )?(?:14|21|28|30|42|45|56|60|70|75|90|120|180)[ -]?(?:d|days?)|(?:thirty|sixty|ninety|twenty-eight|forty-five|a hundred) days|(?:[2-9]|1[0-8]|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen) ?(?:mos?|months))(?![\\p{L}])';

export const HARM_DEEDS: Readonly<Record<string, readonly FurtherDeed[]>> = {
  history_of_tbi_concussions: [
    {
      done: wholeWords(
        `${BLOW}(?![\\p{L}])[^.;]{0,80}?(?<![\\p{L}])${OUT}`,
        `${OUT}(?![\\p{L}])[^.;]{0,50}?(?<![\\p{L}])${BLOW}`,
        '(?:kicked|hit|struck|punched) (?:me|him|her|them) in the head',
        '(?:hit|struck|banged|smacked) (?:his|her|my|their) head (?:on|against|when)',
      ),
      unless:
        /\b(?:seiz\w+|convuls\w+|overdos\w+|od['’]?d|narcan|naloxone|fent\w*|heroin|passed out (?:drunk|from drinking)|blackouts?|nodd\w+|never|no (?:head|loc|concuss\w*)|denies|bangs?|banging)\b/i,
    },
  ],
  history_of_trauma: [
    {
      done: wholeWords(
        `${PERPETRATOR}(?:,? \\p{Lu}\\p{Ll}+,?)? (?:also |once |used to |would |has |had )?${HURT} (?:${SELF}(?! (?:car|truck|house|phone))|(?:her|his|my) ${BONE})`,
        `(?:watched|saw|seen|watching) (?:an? |his |her |their |my |the )?(?:(?!and |or |but |that |doctor )\\p{L}+ ){1,3}?${DYING}`,
        `(?:found|held) (?:him|her|my \\p{L}+|his \\p{L}+|her \\p{L}+|\\p{Lu}\\p{Ll}+) (?:dead|hanging|hanged|under the|after (?:he|she) shot)`,
        `(?:died|burned|bled out|overdosed|was (?:shot|killed|stabbed)) (?:in front of|beside|next to|in) (?:him|her|me|(?:his|her|my) arms)`,
        `(?:still |has |have )?(?:dreams?|dreamed|dreamt|nightmares) (?:of|about) it(?: since| still)?`,
        '(?:patient|man|kid|child|baby|coworker) died on (?:his|her|my) (?:shift|watch)',
        'grade[- ]crossing fatality',
        `(?:kept|locked|shut|held|chained|tied)(?: up)?(?: (?:him|her|me))? in (?:an? |the )(?:\\p{L}+ )?(?:cellar|closet|shed|trunk|freezer|cage|attic|dark)(?: \\p{L}+)?`,
        'kidnapped',
        `lost (?:an? |his |her |my )(?:brother|sister|mother|father|child|son|daughter|deckhand|friend|buddy|partner)(?:, \\d+,?)? (?:in (?:an? |the )(?:house )?(?:fire|flood|wreck|crash)|overboard)`,
        '(?:was |been )?(?:robbed and beaten|beaten (?:outside|by|up by)|jumped (?:outside|by)|bullied (?:very )?badly)',
      ),
      unless:
        /\b(?:using dreams?|dream(?:s|t)? of using|movie|show|tv|(?:he|she|they|client|pt|patient) (?:hit|beat|choked|shoved|slapped) (?:his|her) (?:\w+ )?(?:stepfather|uncle|father|husband|wife|boyfriend|partner))\b/i,
    },
  ],
  residential_programs: [
    {
      done: wordsBeginAsWritten(
        `${NAME},? (?:${CAP}, )?\\(?${YEAR},? \\(?(?:in lieu \\()?${LONG}`,
        `${NAME},? \\(?${LONG}(?:[ -]program)?,? (?:in )?${YEAR}`,
        `(?:[Ww]ent|[Bb]een|[Ss]ent) to (?:the )?${NAME}(?: in ${YEAR})?,? (?:for )?${LONG}`,
        `${NAME},? where (?:she|he|they|I) (?:did|spent|stayed|completed) ${LONG}`,
      ),
      unless:
        /\b(?:hospital|hosp\b|psych\w*|ICU|IOP|PHP|OTP|out-?patient|outpt|counsel\w*|therapy|group|jail|prison|county|served|sentence\w*|segregation|sober (?:living|for|since)|clean (?:for|since)|prescribed|refill\w*|takes|taking|(?:January|February|March|April|May|June|July|August|September|October|November|December),? \d|halfway|lease|lives?|lived|employ\w*|work(?:ed|s)?|job|supply|tabs?|mg|authori\w+|approv\w+|request\w*|refer\w*|recommend\w*|will|would|wants?|detox\b(?! and)|medical cent(?:er|re)|mother|father|brother|sister|husband|wife|married|pregnan\w*|methadone|suboxone|clinic|school|army|navy|deploy\w*)\b/i,
    },
  ],
};
