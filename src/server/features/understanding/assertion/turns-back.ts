/*
 * Where a paragraph that spoke of somebody tied to the client turns back to the client with a bare pronoun: "His stepfather beat
 * him. He attempted suicide at 15." Without such a sign the pronoun goes on of whom the sentence before named.
 */

const CLIENT_SPEAKS =
  /^\W{0,3}(?:he|she|they) (?:also |now |currently |still |again |firmly )?(?:denie[sd]|deny|endorse[sd]?|reports?|reported|states?|stated|admits?|admitted (?:to|that|using|drinking)|acknowledge[sd]?|describe[sd]?|rate[sd]|complain(?:s|ed)|agree[sd]?|consent(?:s|ed)|presents?|presented|scored|is (?:alert|oriented|cooperative|willing|requesting|asking|motivated|seeking)|was (?:seen|interviewed|evaluated|assessed|screened|admitted (?:here|to this|to our))|(?:wants|asks|asked|hopes) (?:for (?:help|treatment|detox)|to (?:come|enter|be admitted|stop|quit|get (?:help|sober|clean))))(?![\p{L}])/iu;
/** The one who was named says it themselves, or is asked. */
const INFORMANT =
  /\b(?:says|said|reports|reported|told|states|stated|notes|noted|adds|added|confirms|confirmed|by (?:phone|telephone)|called|phoned|interviewed|collateral|(?:is|was|were) (?:present|seen|interviewed|asked)|patient|inpatient|client)\b/i;

const DEAD =
  /\b(?:died|passed away|deceased|(?:is|was|are) dead|(?:hanged|shot|killed) (?:him|her)self|was (?:killed|murdered|shot dead)|drowned|late (?:father|mother|husband|wife|brother|sister))\b/i;
/** Said of somebody who lives. */
const OF_THE_LIVING =
  /^\W{0,3}(?:he|she|they) (?:is|has|takes?|drinks?|uses?|lives?|works?|smokes?|sees?|sleeps?|wants?|carr(?:y|ies)|needs?|keeps?|cannot|can|will|still|now|currently|does|do|injects?|vapes?)(?![\p{L}])/iu;

/** What was done to the client, or for them. */
const DONE_TO_CLIENT =
  /\b(?:beat|abused|molested|raped|hit|hurt|touched|choked|strangled|burned|kicked|whipped|belted|locked|threw|stabbed|shot|threatened|found|brought|drove|took|saved|revived|cut|carried|pulled|rescued|raised|adopted)\s(?:him|her|them)(?![\p{L}])(?! (?:mother|father|sister|brother|wife|husband|son|daughter|own))/iu;
/** What comes of it for whoever did it. */
const OF_WHO_DID =
  /\b(?:convict\p{L}*|arrest\p{L}*|charg\p{L}*|sentenc\p{L}*|in (?:prison|jail)|incarcerat\p{L}*|deported|parole|probation|died|dead|deceased|moved out|left (?:him|her|them|the|when)|apologi[sz]\p{L}*|drank|drunk|was drinking|had been drinking|drinks|restraining|registered|got out|released)\b/iu;

/** Whether a sentence that opens with a pronoun is the client's again, after one on somebody tied to them. */
export function turnsBack(before: string, text: string): boolean {
  if (CLIENT_SPEAKS.test(text) && !INFORMANT.test(before)) return true;
  if (DEAD.test(before) && OF_THE_LIVING.test(text)) return true;
  return DONE_TO_CLIENT.test(before) && !OF_WHO_DID.test(text) && !INFORMANT.test(before);
}
