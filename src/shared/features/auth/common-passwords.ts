/**
 * Guessable passwords by rule instead of by list: the published lists hold few entries that meet our criteria, and
 * those few are a common word dressed up. So a password is undressed: the ornaments at its ends taken off, the usual
 * substitutions undone, the common words in what remains removed. When nearly nothing is left, it is refused.
 */
const COMMON_WORDS = [
  ...['password', 'passwort', 'passw', 'passwd', 'passcode', 'pass', 'secret', 'login', 'logon', 'letmein', 'access'],
  ...['welcome', 'hello', 'admin', 'administrator', 'root', 'user', 'guest', 'test', 'testing', 'demo', 'default'],
  ...['changeme', 'change', 'please', 'master', 'server', 'system', 'temp', 'temporary', 'office', 'company', 'work'],
  ...['landfall', 'admissions', 'outreach', 'clinical', 'manager', 'analyst', 'recovery', 'treatment', 'hospital'],
  ...['doctor', 'nurse', 'patient', 'health', 'center', 'clinic', 'therapy', 'rehab', 'detox', 'sober', 'sobriety'],
  ...['spring', 'summer', 'autumn', 'fall', 'winter', 'january', 'february', 'march', 'april', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december', 'monday', 'tuesday', 'wednesday', 'thursday'],
  ...['friday', 'saturday', 'sunday', 'iloveyou', 'love', 'family', 'freedom', 'sunshine', 'princess', 'princesa'],
  ...['dragon', 'monkey', 'shadow', 'tigger', 'football', 'baseball', 'basketball', 'soccer', 'hockey', 'superman'],
  ...['batman', 'starwars', 'pokemon', 'trustno', 'whatever', 'killer', 'jordan', 'michael', 'jennifer', 'jessica'],
  ...['charlie', 'thomas', 'robert', 'daniel', 'ashley', 'hunter', 'michelle', 'andrew', 'matthew', 'george', 'harley'],
  ...['ranger', 'buster', 'cheese', 'chocolate', 'computer', 'internet', 'google', 'apple', 'microsoft', 'windows'],
  ...['samsung', 'amazon', 'america', 'london', 'newyork', 'chicago', 'dallas', 'florida', 'texas', 'california'],
  ...['ninja', 'flower', 'purple', 'orange', 'yellow', 'silver', 'golden', 'diamond', 'pepper', 'ginger', 'cookie'],
  ...['banana', 'mustang', 'corvette', 'ferrari', 'mercedes', 'porsche', 'yankees', 'cowboys', 'eagles', 'lakers'],
  ...['liverpool', 'arsenal', 'chelsea', 'barcelona', 'jesus', 'heaven', 'angel', 'blessed', 'faith', 'hope', 'peace'],
  ...['qwertyuiop', 'qwertyuio', 'qwertyui', 'qwertyu', 'qwerty', 'qwert', 'qwer', 'asdfghjkl', 'asdfgh', 'asdf'],
  ...['zxcvbnm', 'zxcvbn', 'zxcv', 'qazwsxedcrfv', 'qazwsxedc', 'qazwsx', 'qweasdzxc', 'qweasd', 'azerty', 'qwertz'],
  ...['abcdefghijkl', 'abcdefghij', 'abcdefgh', 'abcdef', 'abcd', 'abc', 'aaaa', 'xxxx'],
].sort((a, b) => b.length - a.length);

/** How many words may be joined and still count as a guess; three or more unrelated ones make a passphrase. */
const MAX_WORDS = 2;
/** Letters that may remain beside the words: initials, a plural, an undone ornament. */
const MAX_REST = 2;

const SUBSTITUTIONS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '&': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '€': 'e',
  '6': 'g',
  '9': 'g',
  '#': 'h',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};

const lettersOf = (text: string): string => text.replace(/[^a-z]/g, '');

/** The letters a text may stand for. `1`, `!` and `|` are read as the given letter: either i or l. */
const undone = (text: string, one: 'i' | 'l'): string =>
  lettersOf(text.replace(/[^a-z]/g, (sign) => ('1!|'.includes(sign) ? one : (SUBSTITUTIONS[sign] ?? ''))));

/** Years, counts and rows of signs: ornaments wherever they stand. */
const ORNAMENTS = /[0-9]{2,}|[^a-z0-9]{2,}/g;

/** What a text may be without its ornaments; those of the front may also belong to the word. */
function cores(text: string): string[] {
  const withoutTail = text.replace(/[^a-z]+$/, '');
  return [text, withoutTail, withoutTail.replace(/^[^a-z]+/, ''), text.replace(ORNAMENTS, '')];
}

/** Whether at most two common words, and at most two further letters, are all there is. */
function isWordsAlone(letters: string): boolean {
  let rest = letters;
  for (let words = 0; words < MAX_WORDS && rest.length > MAX_REST; words += 1) {
    const word = COMMON_WORDS.find((candidate) => rest.includes(candidate));
    if (!word) return false;
    rest = rest.replace(word, '');
  }
  return rest.length <= MAX_REST && letters.length > MAX_REST;
}

/** A short pattern over and over, as in `Aa1@Aa1@Aa1@`, or nearly one character alone, as in `Aaaaaaaaaa1@`. */
function isRepetition(text: string): boolean {
  for (let period = 1; period <= 6; period += 1) {
    if ([...text].every((character, at) => at < period || character === text[at - period])) return true;
  }
  return new Set(text).size <= 5;
}

const DIGIT_ROWS = ['01234567890123456789', '98765432109876543210'];

/** Hardly a letter beside digits in order or over and over, as in `Aa@123456789` and `Ab#121212121`. */
function isDigitRun(text: string): boolean {
  const digits = text.replace(/[^0-9]/g, '');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters <= 3 && digits !== '' && (DIGIT_ROWS.some((row) => row.includes(digits)) || isRepetition(digits));
}

/** Whether a password (in its normal form) is among the first that a guesser tries. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  if (isRepetition(text) || isDigitRun(text)) return true;
  const readings = cores(text).flatMap((core) => [lettersOf(core), undone(core, 'i'), undone(core, 'l')]);
  return readings.some(isWordsAlone);
}
