import type { Finding } from '../suggestion.ts';

/*
 * What reads like a deed or an illness of the client and is something else: a try to drink less, an injury or a crash, what was
 * done to the client, a rule for everybody, a label without its answer, a side effect in a list of allergies.
 */

/** The words of a finding on one line, and the page's around them. */
interface Words {
  said: string;
  value: string;
  before: string;
  behind: string;
}
type Rule = (words: Words, from: Finding['from']) => boolean;

const NEAR = 120;

/** What somebody tried, and it was no attempt on their life: "tried twice in August to cut down". */
const TRIED_ELSE =
  /\b(?:tried|tries|trying|attempted|attempts?)\b(?: (?!to\b)[\p{L}\d,/'’-]{1,16}){0,5} to (?:cut (?:down|back|out)|quit|stop|taper|wean|sober|slow|detox|reduce|ration|limit|moderate|switch|get (?:clean|sober|help|off|in(?:to)?|a bed|out)|go (?:without|cold|to)|stay|leave|call|reach|contact|find|return|work|sleep|eat|drink|use|keep|manage|treat|come off|do (?:it|this) (?:alone|on|at)|make it to)\b/iu;
const TO_DIE =
  /\b(?:suicid\w*|kill\w*|die|dead|dying|hang\w*|hung|noose|overdos\w*|od|pills|gun|shoot|jump\w*|drown\w*|wrists?|end (?:it|his|her|their|my)|self)\b/i;
/** Somebody else held the gun or the knife. */
const BY_SOMEBODY =
  /\b(?:shot|stabbed|cut|slashed|strangled|hanged|hung|drowned|poisoned|drugged|pushed|thrown|set on fire)\b(?:(?!\b(?:down|found|saved|stopped|rescued|revived|interrupted)\b)[^.;]){0,40}\bby (?:an?|the|his|her|their|my|some|another|two|three)? ?(?:\w+ )?(?:strangers?|m[ae]n|wom[ae]n|boys?|girls?|somebody|someone|police\w*|officers?|deput(?:y|ies)|guards?|robbers?|gang|cellmates?|inmates?|boyfriend|girlfriend|husband|wife|ex|partner|father|mother|brother|sister|uncle|cousin|neighbors?|roommate|peers?|intruder|dealer|customer)\b/i;

/** Pills that were carried, and a window's height for fun. */
const CARRIED =
  /\b(?:took|takes|brought|carried|gave|handed|turned in)\b[^.;]{0,30}\b(?:pills|tablets|tabs|capsules|caps|meds|medications?|medicines?|bottles?)\b (?:back |over |in |out |up |down )?(?:to (?:the (?:counter|nurse|office|pharmacy|desk|clinic|appointment|er)|show|dr|group|be (?:counted|checked|destroyed|returned|refilled))\b|home\b|with (?:him|her|them)(?=[.,;]|$)|along\b|on pass\b|from the (?:counter|cabinet|nurse)\b|for (?:the|a|his|her) (?:trip|count|visit|weekend)\b)/i;
const FOR_FUN =
  /\b(?:on a (?:dare|bet)|for (?:fun|a laugh|a stunt)|into (?:an?|the) (?:pool|snow ?bank|hay)\b|stunts?|parkour|cliff diving|sky ?div\w+|bungee|skateboard\w*|trampoline)\b/i;
const BY_MISTAKE =
  /\b(?:by (?:mistake|accident)|mistakenly|accidental(?:ly)?|(?<!\b(?:no|not an|n['’]t an|never an) )accident|unintentional\w*|mix(?:ed)?[- ]?up|wrong (?:dose|bottle|pills?)|double[- ]dosed|forgot (?:she|he|they) (?:had|took))\b/i;
/** That it was meant after all. */
const MEANT = /\b(?:suicid\w*|attempt\w*|on purpose|intention\w*|deliberate\w*|meant (?:it|to)|to die|kill\w*)\b/i;
/** Found in a garage or a car, and only drunk there. */
const ASLEEP_THERE =
  /\bfound\b[^.;]{0,60}\b(?:asleep|sleeping|passed out|drunk|intoxicated|high|drinking|using|snoring)\b/i;
const POISONED_THERE = /\b(?:engine|exhaust|hose|running|note|charcoal|monoxide|rope|noose|belt|hang\w*)\b/i;
/** Stays and courses under a heading of attempts. */
const OF_TREATMENT =
  /^[^.;(]{0,24}\b(?:programs?|iop|php|rehabs?|residential|detox(?:es)?|treatment|meetings)\b(?![^.;]{0,40}\b(?:psych\w*|hospital|icu|er|ed)\b)/i;

/** What else cut, scratched or burned somebody. */
const OTHER_HURT =
  /\b(?:on|from|by|against|in) (?:an? |the |some |his |her |their |old |rusty |hot |broken )*(?:barbed wire|razor wire|wire|fenc(?:e|ing)|can|cans|(?:can |tin |paint )?lids?|tin|nails?|poison (?:ivy|oak|sumac)|rash(?:es)?|hives|eczema|psoriasis|chiggers|fleas|lice|bed ?bugs|bugs?|thorns?|briars?|brambles?|branch(?:es)?|fish ?hooks?|hooks?|saw|table saw|grinder|press|machine\w*|conveyor|sheet metal|metal|slicer|mandoline|shells?|oysters?|rocks?|coral|windshield|muffler|stove|oven|grill|fryer|griddle|steam|radiator|sunburn|tile|box cutter at work|work|job|shift|line|plant|mill|shop|cannery)\b/i;
/** To cut what is no body. */
const CUT_ELSE =
  /\bcut(?:s|ting)? (?:back|down|ties|corners|class(?:es)?|school|grass|lawns?|wood|trees?|hair|coupons|costs|hours|off (?:contact|his|her|from|all|the)|ahead|in line|a deal|out (?:sugar|soda|meat|carbs|drinking|alcohol|beer))\b/i;
const CUT_SELF =
  /\b(?:cut(?:s|ting)? (?:on )?(?:him|her|them|my)sel\w+|cut(?:s|ting)? (?:his|her|their|my|both|l|r|left|right)\b|self[- ]|sib|nssi|razor|blade|scars?)\b/i;

/** What officers take. */
const SEIZED =
  /\b(?:dea|police|customs|asset|sheriff|fbi|atf|property|drug|cash|vehicle|search and|civil) seizures?\b|\bseizures? (?:of|and forfeiture)\b(?! (?:unknown|unclear|uncertain|the|his|her) (?:cause|etiology|origin|type|kind)| (?:alcohol|withdrawal|childhood|early))|\bseizures? (?:warrant|hearing|notice|form)\b/i;
/** Somebody else's, or only like one. */
const SEIZED_ANOTHER =
  /\b(?:seizures?|convulsions?|fits?|epilepsy)\b[^.;]{0,30}\b(?:in (?:his|her|their|my|an?) (?:\p{L}+ )?(?:son|daughter|brother|sister|mother|father|cousin|nephew|niece|roommate|dog|cat|child|baby|uncle|aunt)\b(?!['’])|(?:was|were|is) (?:his|her|their|my|the) \p{L}{3,16}['’]s|not (?:his|hers|mine|the client['’]s|the patient['’]s)(?=[.,;)]|$))/iu;
const ALMOST_SEIZED =
  /\b(?:thought|feared|worried|afraid)\b[^.,;]{0,20}\b(?:it was|it were|about to|going to|had|have|having)\b[^.,;]{0,12}\bseizures?\b|\b(?:felt|feels?|looked|looks|seemed)\b[^.,;]{0,12}\b(?:like|as if|as though)\b[^.,;]{0,16}\bseizures?\b|\b(?:almost|nearly) (?:had|has|having) (?:an? )?seizures?\b/i;

/** A way out or in, and a door that is shut. */
const NO_ANGER =
  /\b(?:broke|kicked|smashed|busted|punched|forced|slammed)\b[^.;]{0,30}\b(?:to (?:get (?:in|out|away|inside|back|help)|climb|crawl|let|save|rescue|escape|free)\b|shut (?:behind|because|so|to keep)|(?:locked|forgot|lost) (?:out|his|her|the|their) ?(?:keys?)?|because of the (?:cold|fire|smoke|rain|wind)|by accident|accident\w*)/i;

/** Sick of something that is named. */
const OTHER_SICKNESS =
  /\b(?:sugars?|glucose|insulin|hypoglyc\w+|fever|flu|covid|infection|chemo\w*|radiation|metformin|ozempic|wegovy|antibiotics?|pregnan\w*|morning sickness|trimester|thyroid|lithium|albuterol|inhaler|prednisone|steroids?|nervous|stage fright|public|parkinson\w*|familial|essential|food poisoning|stomach bug|concussion|vertigo|anemia|heat|sun)\b/i;

/** A crash of a car, or one that broke down. */
const CRASHED =
  /\b(?:wreck(?:ed|s)|total(?:ed|led|s)|crash(?:ed|es)|rolled|ditched|dented)\b[^.;]{0,30}\b(?:car|truck|van|suv|pickup|jeep|vehicle|motorcycle|bike|atv|four[- ]?wheeler|scooter|trailer|tractor|boat|jet ski|snowmobile|rental)\b/i;
/** What says that it was meant. */
const IN_ANGER =
  /\b(?:on purpose|intention\w*|deliberate\w*|anger|angry|rage|mad|furious|fight\w*|fought|argu\w*|upset|threat\w*|with a (?:bat|rock|brick|hammer|pipe|key)|fist|punch\w*|kick\w*|hit|smash\w*|threw|slash\w*|keyed|rammed|assault\w*|attack\w*)\b/i;
/** An injury by what was broken already. */
const CUT_ON_BROKEN =
  /\b(?:lac(?:s|erations?|erated)?|cuts?|gash(?:es|ed)?|wounds?|punctures?|slic(?:e|ed)|stepped|fell|injur\w+|sutures?|stitches)\b[^.;]{0,60}\b(?:on|from|by|with|w\/|in|against)\b[^.;]{0,20}\bbroken\b/i;
/** What came of a deed that somebody else did. */
const HARM_SUFFERED =
  /\b(?:ptsd|trauma\w*|flashbacks?|nightmares?|panic|anxiety|injur\w+|fractur\w+|concuss\w+|tbi|scars?|pain|limp|deaf|blind)\b[^.;]{0,30}\b(?:from|since|after|due to|following|dates? (?:to|from)|because of|secondary to|2\/2)\b[^.;]{0,16}\b(?:assaults?|attacks?|robber(?:y|ies)|mugging|beatings?|stabbing|shooting|battery|abuse)\b|\b(?:survivor|victim) of\b|\b(?:was|were|been|got|being) (?:\p{L}+ )?(?:assaulted|attacked|jumped|mugged|robbed|beaten|beat up|stabbed|shot|held up)\b/iu;
const OWN_DEED =
  /\b(?:charge\w*|convict\w*|arrest\w*|write-?ups?|he (?:hit|punched|broke|threw|kicked)|she (?:hit|punched|broke|threw|kicked)|fought back)\b/i;

/** A rule of a state or a job, and what somebody is not to do for a while. */
const FOR_EVERYBODY =
  /\b(?:state|federal|dmv|dot|faa|fra|uscg|coast guard|license|licensing|company)(?:['’]s)? (?:rules?|law|regulations?|policy|standards?|guidance|requirement)\b|^\W{0,3}(?:do not|don['’]t|avoid|may not|must not|cannot|should not) (?:driv(?:e|ing)|swim(?:ming)?|climb(?:ing)?|bath(?:e|ing|s)|operat(?:e|ing)|work(?:ing)? at heights?|ladders?|hot tubs?|alcohol)\b/i;
/** Who has it is named apart from the client. */
const ANOTHER_HAS =
  /\b(?:is|was) the (?:one|brother|sister|roommate|cousin|twin|boyfriend|girlfriend|student|patient|resident|client) (?:with|who|that)\b|\b(?:not|don['’]t) (?:mix|confuse)\b/i;

/** Sick without a word of why: of a stomach, a child to come, a medicine. */
const SICK =
  /\b(?:vomit\w*|nause\w*|throws? up|threw up|puk\w+|heav\w+|gag\w*|queasy|sick|diarrhea|cramps?|sweat\w*|dizz\w*)\b/i;
const OF_STOPPING =
  /\b(?:withdraw\w*|w\/?d\b|dts?|shak\w+|trem\w+|seiz\w*|drink\w*|drank|alcohol|etoh|vodka|beer|wine|liquor|whisk\w+|without|stop\w*|quit\w*|off|last (?:use|drink|dose)|detox\w*|hungover|hangover|morning after|dope\s?sick|opi\w+|fent\w*|heroin|pills|benzo\w*|kick\w*|coming down|ciwa|cows|cold turkey|miss\w* (?:a )?dose|when (?:he|she|they|I)|if (?:he|she|they|I)|using|used|uses|cut (?:to|down|back)|beers?|yawn\w*|goose\w*|restless|late (?:with|for)|due for|by (?:hour|noon|evening|dark|night|dinner)|hours? (?:\d|in|after|since)|shadows?|seeing|has to (?:take|drink|use|have)|needs? (?:an?|one|to (?:drink|use)))\b/i;
const OF_SUBSTANCE =
  /\b(?:withdraw\w*|dts?|drink\w*|drank|alcohol\w*|etoh|vodka|beers?|wine|liquor|opi\w+|fent\w*|heroin|dope\w*|benzo\w*|xanax|ativan|klonopin|meth\w*|cocaine|pills|ciwa|cows|detox\w*|sober|without|stop\w*|quit\w*|coming off|r[ua]ns? out|last (?:drink|use|dose))\b/i;
/** A form's number and the day it was printed. */
const FORM_NUMBER =
  /^\W{0,3}(?:form|rev(?:ised|ision)?|page|pg|copy|version|ver|v)\b\.?\s?(?:no\.?\s?)?#?\s?[A-Z\d][A-Z\d.-]{0,12}\b(?: rev\b| \(|$|\W)/i;

/** What was tied, hung, shot or walked before for another end. */
const NO_END =
  /\b(?:shot (?:him|her|them|my)sel\w+ (?:in|through) the (?:foot|toe|hand|leg|thigh|finger)|(?:hung|hanged) (?:an? |the |his |her |their )?(?:\p{L}+ )?(?:swing|pictures?|curtains?|doors?|coats?|signs?|lights?|laundry|sheetrock|drywall|paper)|(?:tied|wrapped|looped|fastened)\b[^.;]{0,30}\b(?:hair|waist|boat|load|package|dog|horse|bag|shoes?|so that it)\b|cut down (?:from|to|on) (?:full|part|half|\d|hours|drinking|using|smoking|size)|in front of the (?:bus|train|car|truck) to\b|(?:left|no) (?:a )?(?:voice ?mail|message|answer)|cleaning (?:the|a|his|her) (?:gun|rifle|pistol|shotgun))/iu;
/** What looks like harm to oneself and helps, dresses or lights something. */
const NO_HARM =
  /\b(?:with (?:an? |the |his |her )?(?:epi-?pens?|auto-?injector|lancet)|(?:pull\w*|puts?|ties?|wears?) (?:his|her|their) hair (?:back|up|into|in)|lighting (?:an? |the |his |her )?\p{L}+|razor bumps)\b/iu;
const NO_FIT =
  /\b(?:convuls\w+ (?:with|in) (?:sobs?|sobbing|laughter|laughing|tears|grief|rage)|seizure (?:alert|response|service|assist\w*)? ?dogs?|(?:had|have|throws?|threw|having) (?:an? )?fits? (?:about|over|because)|seizures?\b[^.;]{0,20}\b(?:discussed|explained|reviewed|as a (?:danger|risk))|(?:coughing|shaking|crying|laughing|sneezing|giggling|hissy) fits?)\b/i;

/** A no to something else, or one that is doubted where it stands. */
const NO_TO_ELSE: Readonly<Record<string, RegExp>> = {
  history_of_suicide_attempts:
    /\b(?:never|not) (?:once |even |yet )?attempt(?:ed|s)? (?!suicid|to\b|it\b|this\b|that\b|any|before\b|since\b|or\b|and\b|in\b|nor\b|on\b|self)\p{L}|\b(?:no|any) (?:further |more )?attempts? (?:at|to) (?!suicid|kill|die|end|hang|harm|hurt|self|overdose|take)\p{L}/iu,
  history_of_self_harm:
    /\bcuts? to\b|\bcut(?:s|ting)? (?:in line|class(?:es)?|corners|school|ties|costs|hours|services)\b|\b(?:in|from|during) (?:the|his|her|their|that|this) (?:fall|crash|accident|wreck|collision|game|race)\b/i,
  history_of_seizures:
    /\bseizures? of (?:the |his |her |any |such )?(?:property|assets?|cars?|trucks?|vehicles?|funds|cash|money|phones?)\b|\b(?:no|denies) (?:\p{L}+ )?(?:fits|fit) (?:of|in)\b/iu,
  aggression_or_property_damage:
    /\bno fight left\b|\b(?:not|never|n['’]t) fight(?:ing)? (?:the |his |her |this |that |it\b|extradition|sleep|back)|\bno (?:property|damage) (?:of|to the (?:car|vehicle|truck|roof|engine|liver))\b/i,
};
const DOUBTED =
  /\b(?:but|though|although|however|yet)\b[^.;]{0,50}\b(?:otherwise|differ\w*|disagree\w*|disput\w*|contradict\w*|not so|not true)\b|\b(?:not (?:confirmed|verified|reviewed|asked)|unverified|unconfirmed|wrong (?:sticker|chart|label|patient|page)|other patient)\b/i;

/** In a list of allergies: what is none. */
const NO_ALLERGY =
  /\b(?:not (?:an? |a true |truly |really )?allerg\w*|(?:is|was)(?: not|n['’]t) (?:an? )?(?:true )?allerg\w*|(?:intoleran(?:ce|t)|side effects?|upset stomach|gi upset) only|allergy (?:ruled out|disproved|removed|cleared|delabel\w*))\b/i;

/** The words of a form before a place that leads elsewhere or holds nothing. */
const PRINTED_LABEL = /^\W{0,3}[^\p{Ll}.;]{6,60}$/u;
const NO_ANSWER_BEHIND = /^[\s:._-]{0,40}(?:see|refer|cf|pls see|over|attached|next page|back|p\.? ?\d|\(over\)|\n)/i;

/** That it was meant for oneself. */
const SELF_DONE =
  /\b(?:self|sib|nssi|on purpose|intention\w*|deliberate\w*|to (?:cope|feel|punish|die)|himself|herself|themselves|myself|when (?:upset|angry|stressed|sad))\b/i;

const aggression: readonly Rule[] = [
  ({ said }) => NO_ANGER.test(said),
  ({ said }) => CRASHED.test(said) && !IN_ANGER.test(said),
  ({ said }) => CUT_ON_BROKEN.test(said) && !IN_ANGER.test(said.replace(CUT_ON_BROKEN, ' ')),
  ({ said }) => HARM_SUFFERED.test(said) && !OWN_DEED.test(said) && !IN_ANGER.test(said.replace(HARM_SUFFERED, ' ')),
];

const RULES: Readonly<Record<string, readonly Rule[]>> = {
  history_of_suicide_attempts: [
    ({ said }) => TRIED_ELSE.test(said) && !TO_DIE.test(said),
    ({ said }) => BY_SOMEBODY.test(said) || CARRIED.test(said) || FOR_FUN.test(said),
    ({ said }) => BY_MISTAKE.test(said) && !MEANT.test(said),
    ({ said }) => NO_END.test(said),
    ({ said }) => ASLEEP_THERE.test(said) && !POISONED_THERE.test(said) && !TO_DIE.test(said),
    ({ said }) =>
      OTHER_HURT.test(said) &&
      /\b(?:cut|slash|slic|lac|jump)/i.test(said) &&
      !TO_DIE.test(said.replace(/\bwrists?\b/gi, ' ')),
    ({ value }, from) => from !== 'prose' && OF_TREATMENT.test(value) && !TO_DIE.test(value),
  ],
  history_of_self_harm: [
    ({ said }) => NO_HARM.test(said),
    ({ said }) => OTHER_HURT.test(said) && !SELF_DONE.test(said),
    ({ said }) => CUT_ELSE.test(said) && !CUT_SELF.test(said.replace(CUT_ELSE, ' ')),
  ],
  aggression_or_property_damage: aggression,
  history_of_seizures: [
    ({ said }) => FOR_EVERYBODY.test(said) || ANOTHER_HAS.test(said),
    ({ said }) => SEIZED.test(said) || SEIZED_ANOTHER.test(said) || ALMOST_SEIZED.test(said),
    ({ said }) => NO_FIT.test(said),
  ],
  concerns_for_withdrawal: [
    ({ said, before }) => SICK.test(said) && !OF_STOPPING.test(said) && !OF_STOPPING.test(before),
    ({ said }) => OTHER_SICKNESS.test(said) && !OF_SUBSTANCE.test(said),
    ({ value }) => FORM_NUMBER.test(value),
  ],
  allergies: [({ value }) => NO_ALLERGY.test(value.split(/[;.(\n]/)[0] ?? '')],
};

const ALSO_OF_FORMS = new Set(['allergies', 'concerns_for_withdrawal', 'history_of_suicide_attempts']);

const NONE = /^(?:no|none|nkda|nka|no (?:known )?(?:drug )?allergies)$/i;

/** Whether a safety field's value is read from words of something else. */
export function isOtherDeed({ field, value, start, end, from, said }: Finding, page: string): boolean {
  const flat = (text: string): string => text.replace(/\s+/g, ' ');
  const behind = page.slice(end, end + NEAR);
  const text = flat(page.slice(start, end));
  if (said === 'no' || NONE.test(value.trim()))
    return DOUBTED.test(text) || (from === 'prose' && (NO_TO_ELSE[field]?.test(text) ?? false));
  const rules = RULES[field];
  if (!rules) return false;
  if (from === 'prose' && PRINTED_LABEL.test(text) && NO_ANSWER_BEHIND.test(behind)) return true;
  if (from !== 'prose' && !ALSO_OF_FORMS.has(field)) return false;
  const words = { said: text, value, before: flat(page.slice(Math.max(0, start - NEAR), start)), behind };
  return rules.some((rule) => rule(words, from));
}
