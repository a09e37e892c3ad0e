/** Words that say what somebody is treated for. */
const TREATMENT =
  /\b(?:rehab(?:ilitation)?|detox(?:ification)?|addict(?:s|ed|ion)?|overdos(?:e|es|ed)|relaps(?:e|es|ed)|sober|sobriety|alcoholi(?:c|sm)|opioids?|heroin|F1\d(?:\.\d+)?)\b/i;
/** Stands for the recipient's own name. */
const NAME = /\{\{\s*first_name\b/;

/** Whether a line that is read over shoulders and on locked screens puts the recipient's name beside such a word. */
export const namesTreatment = (line: string): boolean => NAME.test(line) && TREATMENT.test(line);
