import { wholeWords } from '#server/features/understanding/text/whole-words.ts';
import type { FurtherDeed } from './further-deeds.ts';

/*
 * Further ways in which families, jails and notes say a seizure, an attempt, a hurt that somebody did to themselves and a
 * thing that was broken, beside the lists of `deed-words` and `further-deeds`; and how they say that there was none.
 */

const THEIR = '(?:his|her|their|my|your)';
const SELF = '(?:him|her|them|my|your)sel(?:f|ves)';
const A = "(?:an? |the |his |her |their |my |your |our |some |both |two |three |several |[\\p{L}-]+['’]s )?";
/** When it was, behind a name that stands alone. */
const WHEN =
  "(?:at|in|on|from|since|last|age|aged|as an?|when|during|after|while|until|before|around|about|\\d{1,2}/\\d|(?:19|20)\\d\\d|['’]\\d\\d|x ?\\d)";
const MEDICINES =
  '(?:acetaminophen|tylenol|paracetamol|aspirin|asa|ibuprofen|advil|motrin|naproxen|aleve|diphenhydramine|benadryl|unisom|nyquil|insulin|lithium|amitriptyline|elavil|trazodone|seroquel|quetiapine|prozac|fluoxetine|zoloft|sertraline|lexapro|bupropion|wellbutrin|propranolol|metoprolol|metformin|depakote|lamictal|effexor|celexa|sleeping pills|blood pressure pills|heart pills|antidepressants?)';
const PILLS = `(?:${MEDICINES}|pills|tablets|tabs|capsules|caps|meds|medications?|medicine)`;
const BODY =
  '(?:arms?|forearms?|wrists?|legs?|thighs?|calf|calves|ankles?|skin|stomach|belly|abdomen|hips?|chest|shoulders?|feet|hands?|knuckles|neck)';
const BLADES =
  '(?:razors?|razor ?blades?|blades?|knife|knives|keys?|pins?|needles?|glass|scissors|chisel|lighters?|cigarettes?|paper ?clips?|tacks?|box ?cutter|exacto|safety pin|broken glass)';
const SIDES =
  '(?:(?:his|her|their|my|own|inner|outer|upper|left|right|l|r|lt|rt|both|the|up|on|into|across|at|along) )*';
const THINGS =
  '(?:walls?|sheetrock|drywall|doors?|windows?|windshields?|mirrors?|tvs?|televisions?|phones?|laptops?|computers?|tablets?|furniture|chairs?|tables?|couch|sofa|lamps?|plates?|dishes|glass(?:es|ware)?|cars?|trucks?|tires?|tail ?lights?|closets?|ceilings?|cabinets?|cupboards?|drawers?|sideboard|dresser|bed ?frames?|fence|mailbox|vase|sink|toilet|locker|xbox|playstation|console|controllers?|guitar|toys?|bottles?|mugs?|cups?|trays?|pots?|pans?|skillet|garage|shed|gate|porch|stereo|radio|speakers?|picture frames?|stuff|things|everything|property)';

export const SAFETY_DEEDS: Readonly<Record<string, readonly FurtherDeed[]>> = {
  history_of_seizures: [
    {
      done: wholeWords(
        `(?:seizures?|sz|convulsions?) ${WHEN}`,
        '(?:seizures?|convulsions?|fits) (?:followed|began|started|developed|returned|recurred|continued|every|whenever|each time|since)',
        '(?:one|an?|had|two|three|several|another|single|the only) (?:\\p{L}+ ){0,2}?(?:fits?|convulsions?)(?=[,.;:)]| (?:in|at|on|when|after|while|during|last|from|as|off|coming|with|that))',
        '(?:takes?|taking|on|prescribed|started on) (?:keppra|levetiracetam|dilantin|phenytoin|depakote|tegretol|carbamazepine|lamictal|lamotrigine|zonisamide|vimpat|gabapentin|topamax) for (?:his |her |the |my )?(?:seizures?|epilepsy|fits)',
        `(?:shook|shaking|jerked|jerking|stiff\\p{L}*|rigid|went (?:stiff|rigid))(?: (?:all over|up|and blue|like a board))?(?:,| and)? [^.;]{0,30}\\b(?:eyes (?:rolled|went)|foam\\p{L}*|blue|bit(?:ten)? (?:${THEIR} |a )?tongue|a bitten tongue|wet ${SELF}|unresponsive|not respond\\p{L}*)`,
        `(?:foamed|foaming) at the mouth|eyes rolled (?:back|up)(?: in ${THEIR} head)?|bit (?:through )?${THEIR} tongue`,
      ),
      unless:
        /\b(?:pseudo-?seizures?|non-?epileptic|pnes|seizure[- ](?:(?:action )?plan|precautions?|protocol|free|threshold|medication|prophylaxis|watch|risk|pads?)|anti-?seizure|risk (?:of|for)|fit (?:of|for|into|the|to|in (?:well|with|here|fine))|dog|cat|overdos\w+|narcan|not? (?:an? )?(?:seizures?|fit)|vomit\w* and)\b/i,
    },
  ],
  history_of_suicide_attempts: [
    {
      done: wholeWords(
        `(?:took|taken|swallowed|downed|ingested|taking|ate) (?:about |around |over |like |["“]like )*["“]?(?:\\p{L}+ )?\\d{2,3}["”]? (?:of )?(?:(?:my|his|her|the|their) )?(?:[\\p{L}]+['’]s )?(?:[\\p{L}]+ )?${PILLS}(?! (?:daily|a day|each|per|every|at night|nightly|in the morning|bid|tid|today as))`,
        `(?:took|taken|swallowed|downed|ingested|ate) (?:all (?:of )?)?(?:my|his|her|their|the|some|[\\p{L}]+['’]s) (?:[\\p{L}]+ )?${PILLS},? (?:the )?(?:whole|entire|full) (?:bottle|box|pack|thing|month)`,
        `(?:took|swallowed|downed|ingested) (?:all|the rest|most) (?:of )?(?:my|his|her|their|the|[\\p{L}]+['’]s) ${PILLS}(?! (?:with (?:him|her|them)|as (?:prescribed|directed)|today|this morning|on time|home|along|away|to ))`,
        `(?:swallowed|took|od['’]?d? on|od|overdose[d]? (?:on|of|by|with)?) ?${MEDICINES}(?:,)? (?:at (?:age )?\\d|w/ intent|with intent|on purpose|in (?:19|20)\\d\\d|(?:19|20)\\d\\d|when (?:he|she|they|i) (?:was|were))`,
        `(?:one|two|three|four|several|multiple|a few|an?|single|\\d) (?:prior |past |previous |serious |earlier |known |actual |lifetime |suicide )*(?:attempts?|tries)(?: at it)?(?:,|:| \\(| -| –| in (?:19|20)| by | via | with | at (?:age )?\\d| when | as an? )(?!\\s?(?:to (?:reach|call|quit|stop|contact)|reach|calls?|sober))[^.;]{0,60}\\b(?:rifle|gun|shotgun|pistol|firearm|pills?|od|overdos\\p{L}*|hang\\p{L}*|hung|rope|belt|noose|cut\\p{L}*|wrists?|jump\\p{L}*|bridge|overpass|drown\\p{L}*|garage|exhaust|carbon|train|tracks|traffic|knife|bleach|antifreeze|aspirin|tylenol|benadryl|insulin|icu|psych|stab\\p{L}*|suffocat\\p{L}*|${MEDICINES})`,
        `(?:this|that|it) (?:is|was) ${THEIR} (?:first|second|third|fourth|only|last|1st|2nd|3rd) (?:suicide )?(?:attempts?|try)`,
        '(?:one|two|three|some|\\d) of (?:the|his|her|their|my|these|those) (?:\\p{L}+ |\\d+ )?(?:ods?|overdoses?|crash\\p{L}*|wrecks?|accidents?) (?:was|were) (?:really |actually )?(?:on purpose|intentional|deliberate|a suicide attempt|an attempt|meant)',
        `(?:(?:drove|crashed|ran|wrecked|rolled|steered) (?:${A}(?:car|truck|pickup|van|suv|jeep|motorcycle|bike|vehicle) )?(?:off|into|in front of|through)|jumped from|jumped off|stepped off|laid down on|rolled off)\\b[^.;]{0,40}\\b(?:on purpose|intentionally|deliberately|to die|to end it)`,
        `(?:hung|hanged|hanging|shot|drowned|gassed|stabbed) (?:${SELF}|self)|(?:hung|hanged|hanging|tried) (?:w/|with|by|from) ${A}(?:[\\p{L}-]+ )?(?:belt|rope|sheet|cord|noose|shoelaces?|scarf|tie)`,
        `(?:held|put|pressed|had|placed|aimed) ${A}(?:[\\p{L}-]+ )?(?:rifle|gun|shotgun|pistol|revolver|barrel|handgun) (?:under|to|against|in|at) ${THEIR} (?:own )?(?:chin|head|mouth|temple|chest|throat)`,
        '(?:pulled|talked|brought|taken|grabbed|coaxed) (?:off|down from|back from|down off) (?:of )?(?:the |an? )?(?:\\p{L}+ ){0,2}?(?:bridge|overpass|ledge|roof|ramp|parapet|railing|tracks|balcony|garage)',
        '(?:sat|lay|laid|stood|walked|waited|was found|found) (?:down )?(?:on|onto|in front of) (?:the |a )?(?:\\p{L}+ )?(?:train |railroad |railway )?(?:tracks?|rails)\\b[^.;]{0,40}\\b(?:wait\\p{L}*|train|die|hit|kill\\p{L}*)',
        `(?:tried|attempted|attempt) (?:\\p{L}+ )?(?:by |to )?(?:run(?:ning)?|leav(?:e|ing)|start(?:ing)?|sit(?:ting)?) (?:in )?(?:${A}(?:car|truck|engine|motor)|in ${A}(?:car|truck))\\b[^.;]{0,30}\\bgarage|(?:car|engine|truck) (?:running )?in (?:the |a )?(?:closed |shut )?garage,? (?:in )?(?:19|20)\\d\\d`,
        `(?:tried|attempted) to (?:end (?:things|everything|it)|do (?:it|away with ${SELF})|off ${SELF}|overdose|od|jump|drown)(?! (?:with|between|off) (?:him|her|them|the relationship|my|his))`,
        `(?:took|taken|swallowed|ingested|drank|overdosed|od['’]?d)\\b[^.]{0,50}[,;]? (?:he |she |they |i )?(?:meant (?:to|it)|wanted (?:to die|to be dead|it to (?:be over|stop|end))|because (?:he|she|they|i) wanted to (?:die|be dead|not wake up)|hoping (?:not to wake|to die)|to not wake up|not wanting to wake)`,
        '(?:reason|intent)\\W{1,3}(?:intentional|suspected suicide)(?: - suspected suicide)?',
        `tom[oó] (?:cloro|pastillas)|se (?:intent[oó]|quiso) (?:matar|quitar la vida)`,
      ),
      unless:
        /\b(?:accident\w*|unintentional\w*|not on purpose|by mistake|attempts? to (?:reach|call|contact|quit|stop|cut|get|find|detox|leave)|quit(?:ting)?|sobriety|refill\w*|dispensed?|filled|count(?:ed)?|supply|phone calls?|voicemails?|risk (?:of|for))\b/i,
    },
  ],
  history_of_self_harm: [
    {
      done: wholeWords(
        `(?:cutting|burning|scratching|nssi|sib|self-?(?:harm|injury)),? (?:\\p{L}+ )?${WHEN} ?(?:\\d{2}|(?:high|middle|grade|junior) school|college|(?:his|her|their|my) teens|teen\\p{L}*|\\d{1,2}th grade|the (?:past|summer|winter)|kid|child|adolescen\\p{L}+|(?:19|20)\\d\\d|${BODY})`,
        `(?:did|used to|would|started to|began to|has|had|have) (?:\\p{L}+ )?(?:cut|burn|burned|scratch|scratched|carve[d]?|brand|hit|bite|bang|punch|stab|pick)(?:ed)? ${SIDES}(?:own )?(?:${BODY}|head|face|${SELF}|self)(?! (?:of|on (?:the|a) (?:car|door|shelf)))`,
        `(?:cuts?|cutting|burns?|burned|scratch(?:es|ed|ing)?|carves?d?|picks?|picked|jabs?|jabbed|stabs?|stabbed|pokes?d?|rubs?|hits?|bites?|slices?d?) (?:at )?${SIDES}(?:own )?(?:${BODY}|scabs|skin|grafts|wounds?|dressings?|stitches)\\b[^.;]{0,24}\\b(?:w/|with|using|on purpose|until|when (?:upset|drunk|angry|stressed|low|anxious)|shallow|superficial\\p{L}*|yrs? ago|years? ago|months? ago|(?:same|that) (?:yr|year|month|time)|last|in (?:the )?(?:high|middle|\\d|summer|past)|as an?|at \\d|when (?:he|she|they|i) (?:was|were)|(?:to|since|till|until) ['’]?\\d\\d|not since|none since|razor|blade|for relief|to (?:feel|cope))`,
        `(?:scratch(?:es|ing|ed)?|cuts?|cutting|burns?|burning|pricks?|pricking|carv\\p{L}+) (?:${SELF} |self )?(?:w/|with|using) ${A}${BLADES}`,
        `(?:press|pressed|pushed|push|dragged|drew|ran|dug|stuck) ${A}(?:\\p{L}+ )?${BLADES} (?:in|into|across|over|along|to|on|against) ${SIDES}(?:own )?${BODY}`,
        `(?:bangs?|banged|banging|hits|hitting|slams|punches|punched) (?:own |${THEIR} (?:own )?)?(?:head|face)\\b|hit (?:own|${THEIR} own) (?:head|face)\\b`,
        `punch(?:es|ed|ing) (?:the )?walls?\\b[^.;]{0,30}\\b(?:bleed\\p{L}*|bled|to feel|hurt|pain)`,
        `(?:hurt|hurting|burn(?:ed|t)?|injur(?:ed|e)) (?:${SELF}|self) (?:on purpose|intentionally|deliberately|\\(|with|w/|by|when)`,
        `(?:last|first|also|only|never stopped|still|stopped|quit|began|started|used to) (?:cut|cutting|burned|burning) (?:${SELF} |self )?(?:in|at|when|last|age|around|about|by|since|\\d)`,
      ),
      unless:
        /\b(?:accident\w*|stove|oven|grease|cook\w*|at work|on the job|surg\w+|cat|dog|fell|falls?|restrain\w*|handcuff\w*|wreck|crash|urges?|thoughts? (?:of|about)|picks? at (?:(?:his|her|their|my) )?(?:skin|scabs|nails|face)|cutting (?:down|back|class|school|boards?|edge|to the)|cut (?:down|back|off|out)|mosquito\w*|itch\w*|rash)\b/i,
    },
  ],
  aggression_or_property_damage: [
    {
      done: wholeWords(
        `(?:did |has |had |have )?(?:punch|kick|smash|broke|broken|break|threw|thrown|throw|tore|ripped|busted|cracked|trashed|wrecked|slammed|flipped|destroyed|shattered|punched|kicked|smashed|hurled|tossed|chucked) (?:(?:an? )?(?:hole|holes|dent|fist|foot) (?:in|into|through|thru) )?(?:out |in |up |down |off |over |open |apart )?${A}(?:[\\p{L}\\d-]+ ){0,3}?${THINGS}(?! (?:up to|party|away|out the trash|as a (?:prank|joke)))`,
        `(?:keyed|egged|slashed|spray-?painted|torched|burned down|set fire to|lit) ${A}(?:[\\p{L}\\d'’-]+ ){0,3}?(?:car|truck|tires?|house|door|shed|garage|fence|mailbox|apartment|trailer|porch|field|dumpster)`,
        `(?:took|taken|taking) (?:an? |the )?(?:mallet|hammer|bat|axe|ax|crowbar|pipe|knife|wrench|golf club|sledge\\p{L}*|tire iron) to ${A}(?:[\\p{L}-]+ ){0,2}?\\p{L}+`,
        `(?:threw|throws|thrown|put|hurled|sent|launched|tossed) ${A}(?:[\\p{L}-]+ ){0,3}?(?:off|over|out) (?:of )?(?:the |a )?(?:balcony|porch|window|deck|railing|roof|second floor|door)`,
        `(?:fought|fistfight|fist-?fought|scuffled|brawled|scrapped|tussled|came to blows|went to blows|traded (?:blows|punches)) (?:with |w/ )(?:an? |the |another |his |her |their |some |two )?(?:[\\p{L}-]+ ){0,2}?(?:m[ae]n|guys?|mates?|dorm ?mate|roommates?|housemate|cellmate|cellie|peers?|classmates?|students?|inmates?|residents?|patients?|clients?|brothers?|sisters?|cousins?|husband|wife|boyfriend|girlfriend|partner|ex|neighbors?|co-?workers?|officers?|guards?|staff|bouncers?|strangers?|kids?|boys?|girls?|someone|somebody|him|her)`,
        `(?:put|puts|sent|rammed) [\\p{L}'’ -]{1,24} (?:through|thru) (?:an? |the |his |her |their |my )?(?:\\p{L}+ )?(?:tv|television|walls?|doors?|windows?|windshield|screen|mirror|drywall|glass)|(?:hits|hitting|hit) (?:walls|doors|furniture)|(?:fists?|a punch|punches|blows|shoves?) (?:once|twice|\\d|in (?:19|20)|at|with|were thrown|thrown|exchanged)|(?:swung|swing|swings) (?:first|at)`,
        "(?:broke|broken|fractured|busted|bloodied|split|blacked) (?:an? |the |another )?(?:guy|man|woman|kid|boy|girl|cop|peer|inmate|brother|sister|husband|wife|boyfriend|girlfriend|cousin|friend|co-?worker|roommate|stranger|officer|nurse)['’]s (?:nose|jaw|arm|ribs?|finger|teeth|tooth|lip|eye|face)",
        `(?:grabbed|pulled|brandished|waved|held) (?:an? |the )?(?:knife|gun|bat|machete|hammer|bottle|pipe) (?:on|at|to|and (?:chased|went after|threatened|came at)) ${A}(?:\\p{L}+ )?\\p{L}+`,
        '(?:chased|cornered|dragged|spit on|spat on|elbowed|kneed|slugged|decked|clocked|jumped|mugged|pistol-?whipped) (?:an? |the |another |his |her |my |their )(?:[\\p{L}-]+ )?(?:m[ae]n|wom[ae]n|guy|girl|boy|kid|peer|inmate|cop|officer|deputy|guard|nurse|staff|tech|aide|brother|sister|mother|mom|father|dad|wife|husband|girlfriend|boyfriend|ex|roommate|neighbor|teacher|student|coworker|co-worker|bouncer|clerk|driver)',
      ),
      unless:
        /\b(?:accident\w*|victim|(?:was|were|been|got|being) (?:thrown|kicked|hit|punched|jumped|chased|dragged|grabbed|mugged)|broke (?:down|up|out|even|his|her|their|my) (?:own |left |right )?(?:arm|leg|nose|jaw|hand|ankle|wrist|hip|foot|water)|broke (?:his|her|my|their) (?:phone|cell|glasses|laptop|computer)|hit (?:the|a|an|by a|my) (?:parked |other |oncoming )?(?:car|truck|tree|pole|deer|wall|guardrail|table|door|bottle|window)|hit(?:s|ting)? the bottle|threw (?:up|out|away)|kicked out(?! (?:an?|the|his|her|\p{L}+ )?(?:\p{L}+ )?window)|thrown (?:into|from|off|out|against|through|over|down|around|clear)|robbed|lost|sold|stolen|fell|falls?|crash(?:ed)? (?:his|her|the|my)|wreck(?:ed)? (?:his|her|the|my) (?:car|truck)|for fun|as a joke|tripped)\b/iu,
    },
  ],
};

/** That there never was any, beside the lists of `further-deeds`. */
export const SAFETY_NONE: Readonly<Record<string, RegExp>> = {
  history_of_suicide_attempts:
    /\b(?:(?:never|not|nor) (?:ever )?(?:tried (?:to (?:kill|hurt|end|die|do it|take)|it|suicide|anything)|attempted(?! to (?:quit|stop|get|reach))|made an? (?:suicide )?attempt)|never (?:ever )?acted on it|never tried(?=[.,;)"”]|$| (?:to kill|it|anything|before))|no (?:past |prior |previous |lifetime |suicide |known |other )*(?:attempts?|tries)(?: (?:ever|reported|at all|in (?:his|her|their) life|on (?:his|her|their) life))?(?=[.,;)"”]|$| or | and | (?:ever|reported))|attempts?(?: ever)?\s?[:=-]\s?(?:none|0|no|never|denie[sd]))/i,
  history_of_self_harm:
    /\b(?:(?:never|not|nor) (?:ever )?(?:once )?(?:cut|burned|hurt|harmed|injured|scratched|cuts?)(?: or (?:cut|burned|hurt|harmed|injured|scratched))?(?: (?:him|her|them|my|your)sel(?:f|ves)| self|(?=[.,;)"”]|$))|no (?:hx (?:of )?|history of )?(?:cutting|sib|nssi|self[- ]?(?:harm\w*|injur\w+|mutilation)|burning)(?: (?:or|and|,) (?:cutting|burning|scratching))?(?: ever)?(?=[.,;)"”]|$| or | and | ever| reported))/i,
  history_of_seizures:
    /\b(?:no (?:hx (?:of )?|history of )?(?:fits|convulsions?|seizures?|sz)(?: or (?:fits|convulsions?|seizures?|blackouts?|dts))?(?: ever)?(?=[.,;)"”]|$| ever| or dts)|(?:seizures?|fits|convulsions?),? (?:never|nope|nunca)\b|never (?:any|an?|had an?|had any|once had an?) (?:fits?|seizures?|convulsions?)(?! like))/i,
  aggression_or_property_damage:
    /\b(?:no (?:hx (?:of )?|history of )(?:hitting|hurting|harming|violence|violent|fighting|aggression|assault\w*)(?: (?:any(?:one|body)|others|people))?|never (?:once )?(?:raised (?:a|his|her|my|their) (?:hand|voice or hand)|laid (?:a|his|her|my|their) hands?|hit|hurt|struck|harmed)(?: or (?:hurt|hit|struck|harmed|threatened))?,? (?:a soul|a fly|any(?:one|body)|nobody|no one|me|us|on (?:her|him|me|us|any(?:one|body))|to (?:any(?:one|body)|me|us))|(?:hits|hurts|hit|hurt|struck) (?:no one|nobody)(?=[.,;)]|$)|(?:gentle|never violent|not violent|not a violent (?:man|woman|person))(?=[.,;]))/i,
};
