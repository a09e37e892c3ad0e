import { wholeWords } from '#server/features/understanding/text/whole-words.ts';
/*
 * How notes, forms and callers name what the history fields ask for without a clinical word for it: "slapped a teacher",
 * "put his foot through the door", "tied a belt to the rod". Expressions over lists of plain words; each is looked for in one
 * bit of a page.
 */

export interface DeedTopic {
  /** What was done or suffered; saying it says that it was. */
  done: RegExp;
  /** What a denial names. */
  denied: RegExp;
  /** What denies it without naming it. */
  none?: RegExp;
  /** What is only thought of; behind it these words say that nobody went further. */
  thought?: RegExp;
  never?: RegExp;
  /** Beside these words a bit speaks of something else. */
  unless?: RegExp;
}

/** Not what somebody wants or would do. */
const NOT_MEANT = '(?<!\\b(?:(?<!used )to|would|could|might|will|can|let|and not) )';
const DET =
  "(?:[\\p{L}-]+['’]s|an?|the|his|her|their|my|your|our|another|one of (?:the|his|her|their)|some|two|three|several|other)";
const SELF = '(?:him|her|them|my|your)sel(?:f|ves)|self';

const HUMAN =
  '(?:m[ae]n|wom[ae]n|guys?|girls?|boys?|kids?|child(?:ren)?|persons?|people|peers?|classmates?|students?|teachers?|principal|aides?|officers?|cops?|polic\\w+|deput(?:y|ies)|guards?|nurses?|staff|techs?|clerks?|cashiers?|bouncers?|bartenders?|drivers?|boss|supervisors?|managers?|co-?workers?|roommates?|housemates?|cellmates?|inmates?|residents?|patients?|clients?|counselors?|neighbors?|strangers?|friends?|landlord|security|customers?|emts?|medics?|paramedics?|mother|father|mom|dad|step\\w+|grand\\w+|sisters?|brothers?|sib(?:ling)?s?|sons?|daughters?|cousins?|uncles?|aunts?|wife|husband|spouse|partner|girlfriend|boyfriend|gf|bf|ex(?:-\\p{L}+)?|fianc\\w+|parents?|volunteers?|workers?|attendants?|visitors?|clerk|instructor|trooper|someone|somebody|anyone|anybody|everyone|others|passenger|sponsor|victim)';
const ASSAULTS =
  '(?:hit(?:s|ting)?|slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|shov(?:es?|ed|ing)|push(?:es|ed|ing)|chok(?:es?|ed|ing)|strangl(?:es?|ed|ing)|stab(?:s|bed|bing)?|bit|bites|biting|head-?butt(?:s|ed)?|assault(?:s|ed|ing)?|attack(?:s|ed|ing)?|beats?|beating|jumped|bitten|sp[ai]t (?:on|at)|sw(?:ung|ings?) (?:at|on)|took a swing at|lunged at|went after|goes after|came at|charged at|threaten(?:s|ed|ing)?|pulled an? (?:knife|gun|weapon|blade) on|struck|hurt(?:s|ing)?|fought|fist-?fights? with|(?:got|gets|getting) (?:in(?:to)? )?(?:an? )?(?:physical |fist )?(?:fights?|altercations?) with|tackled|body-?slammed|grabbed|scratched|clawed|bloodied|put (?:his|her|their|my|your) hands on|laid hands on|got physical with|(?:is|was|gets|got|been|being) (?:physically )?(?:violent|aggressive|assaultive|combative|physical) (?:with|toward|towards|to))';
const PROPERTY =
  '(?:walls?|sheetrock|drywall|doors?|windows?|windshields?|mirrors?|tvs?|televisions?|phones?|laptops?|computers?|furniture|chairs?|tables?|couch|sofa|lamps?|plates?|dishes|glass(?:es|ware)?|cars?|trucks?|vehicles?|tires?|tail ?lights?|headlights?|house|apartment|kitchen|bedroom|room|cell|property|things|objects|belongings|stuff|desk|cabinets?|fridge|fence|mailbox|vending machine|sprinkler|sink|bathroom|locker)';
const BREAKS =
  '(?:punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|smash(?:es|ed|ing)?|br(?:oke|eaks|oken|eaking)|throws?|threw|throwing|hurled|trash(?:es|ed|ing)|wreck(?:s|ed)|destroy(?:s|ed|ing)|damag(?:es|ed|ing)|flip(?:s|ped|ping)|overturned|tore|shatter(?:s|ed)|slash(?:es|ed|ing)|slam(?:s|med|ming)|keyed|bust(?:s|ed)|ripped|rammed|set fire to|vandaliz\\w+)';
const LIMB = '(?:fist|foot|hand|arm|elbow|head|knee|boot|shoulder|chair|bottle|brick|bat)';

const BODY =
  '(?:arms?|forearms?|wrists?|legs?|thighs?|calf|calves|ankles?|skin|stomach|belly|abdomen|hips?|chest|shoulders?|feet|knuckles)';
const OWN = '(?:his|her|their|my|your|own)';

const PILLS =
  '(?:pills|tablets|meds|medications?|capsules|tylenol|acetaminophen|aspirin|advil|ibuprofen|benadryl|trazodone|seroquel|xanax|ativan|klonopin|zoloft|prozac|lithium|gabapentin|insulin|elavil|sleeping pills|bleach|antifreeze|rat poison|drano)';
/** Medicines that nobody takes too many of for their pleasure. */
const NO_PLEASURE =
  '(?:tylenol|acetaminophen|paracetamol|aspirin|advil|motrin|ibuprofen|aleve|naproxen|benadryl|diphenhydramine|insulin|lithium|elavil|amitriptyline|zoloft|prozac|lexapro|celexa|effexor|wellbutrin|metoprolol|heart pills|blood pressure pills|sleeping pills|antidepressants?|iron pills|unisom|nyquil|trazodone|seroquel|depakote|lamictal|tegretol)';
const TO_DIE =
  '(?:on purpose|intentional(?:ly)?|deliberate(?:ly)?|to die|to kill (?:him|her|them|my|your)self|to end (?:it(?: all)?|(?:his|her|their|my|your) life)|wanting to die|hoping (?:not to wake up|to die)|as an? (?:suicide )?attempt|in a suicide attempt)';

export const DEED_TOPICS: Readonly<Record<string, DeedTopic>> = {
  aggression_or_property_damage: {
    done: wholeWords(
      `${NOT_MEANT}${ASSAULTS} (?:up )?(?:${DET} )?(?:[\\p{L}-]+ ){0,2}?${HUMAN}`,
      `${NOT_MEANT}(?:threw|throws|hurled) (?:${DET} )?(?:[\\p{L}-]+ ){1,3}at (?:${DET} )?(?:[\\p{L}-]+ )?(?:${HUMAN}|him|her|them|me|us)`,
      `${NOT_MEANT}${BREAKS}(?: (?:in|out|up|off|down|through|thru|over|apart|an? hole (?:in|through|thru)|holes? (?:in|through|thru)))?(?: ${DET})?(?: [\\p{L}-]+){0,2}? ${PROPERTY}`,
      `${NOT_MEANT}(?:put|puts|stuck) (?:${DET} )?${LIMB} (?:through|thru|into) (?:${DET} )?(?:[\\p{L}-]+ ){0,2}?${PROPERTY}`,
      `(?:physically |verbally )?(?:aggressive|assaultive|combative|violent|abusive) (?:with|toward|towards|to) (?:${DET} )?(?:[\\p{L}-]+ )?${HUMAN}`,
      '(?:gets?|got|getting|been) (?:in(?:to)?|involved in) (?:an? |several |multiple |many |frequent )?(?:physical |fist |bar )?(?:fights|altercations)(?! (?:cancer|for))',
      'threaten(?:s|ed|ing) to (?:kill|hurt|hit|stab|shoot|beat|harm|fight|burn|choke)(?! (?:him|her|them|my|your)sel)',
      `(?:holes? in (?:the|his|her|their) (?:bedroom |bathroom )?(?:walls?|doors?))`,
      '(?:physical|bar|fist|street|prison|jail) fights?|fist-?fights?|(?:assault|battery|menacing|terroristic threat\\w*|domestic battery|criminal mischief|vandalism|malicious (?:mischief|destruction)|arson) (?:charges?|convictions?|arrests?|case)|(?:(?:convicted|conviction|arrested|arrest|charged|charges?|guilty|pled|served time|time)[^.;,]{0,30}\\b(?:for|of|with|to) domestic violence)|(?:charged with|convicted of|arrested for|charges? (?:of|for)|served time for|did time for|time for|conviction for|guilty of|pled to) (?:an? )?(?:\\p{L}+ )?(?:assault|battery|menacing|terroristic threat\\w*|criminal mischief|vandalism|malicious (?:mischief|destruction)|arson)',
      'set (?:an? |the )?(?:small )?fires?(?= (?:in|at|to|on)\\b)',
    ),
    denied:
      /(?<![\p{L}\d])(?:violen(?:t|ce)|aggress(?:ive|ion)|assault(?:s|ed|ive(?:ness)?)?|(?:hit|hurt|harm|attack|threaten|assault|struck|strike|punch|slap|kick|touch)(?:ed|ing|s)? (?:any(?:one|body)|others|people|some(?:one|body)|a soul)|fights?|fighting|combative(?:ness)?|HI\/violence|threats? (?:to|of|against|toward)|property (?:damage|destruction)|broken? anything)(?![\p{L}\d])/iu,
    none: /\bnever (?:once )?(?:laid (?:an? )?(?:hands?|finger)|raised (?:an?|his|her|my|your) hand|hurt|hit|struck|harmed|attacked|assaulted|threatened|been (?:physical|violent))(?: on| to| at| with| against| toward)? (?:any(?:one|body)|a soul|others|people|another (?:person|human))\b/i,
    unless:
      /\b(?:(?:entry|entries|line|note|statement|sentence|word|order|charge|count|paragraph|record|item)s?(?: of [^.;]{1,30})? (?:was |were |is )?(?:struck|hit)|struck (?:at|by|per|from|out|through|off)|br(?:oke|oken|eaks?) (?:his|her|their|an?|the) (?:own )?(?:phone|cell ?phone|laptop|computer|glasses|car|truck)|charges? against (?:her|his|the|an?)|victim|witness\w*|domestic violence (?:shelter|program|services|class)|sexual(?:ly)? assault\w*|bill|rent|road|gym|bags?|targets?|wall of|fought (?:the|his|her|off|for|in|with (?:cancer|depression|it))|hit (?:the|a) (?:wall|bottom|road|gym|curb|tree|pole|deer)|kicked (?:out|off|the habit)|beat (?:cancer|it)|robbery|shooting|car accident|fights? (?:off|with (?:insurance|depression)))\b/i,
  },
  history_of_self_harm: {
    done: wholeWords(
      `${NOT_MEANT}(?:cuts?|cutting|scratch(?:es|ed|ing)?|burn(?:s|ed|t|ing)|carv(?:es|ed|ing)|slic(?:es|ed|ing)|bit(?:es|ing)|stabs?|stabbed|hits|hitting|gouged|brand(?:s|ed)) (?:up |on |into |at )?${OWN} (?:own )?(?:[\\p{L}-]+ ){0,2}?${BODY}`,
      `${NOT_MEANT}(?:cuts?|cutting|scratch(?:es|ed|ing)?|carv(?:es|ed|ing)|burn(?:s|ed|t|ing)|etched|engraved) [^.;]{1,30}? (?:in|into|on|onto|across|up|down|along) ${OWN} (?:own )?(?:[\\p{L}-]+ ){0,2}?${BODY}`,
      '(?:(?<=^\\W{0,3})|(?<=[.,;:] ))(?:cuts?|scratched|burned) (?:(?:both|l|r|left|right|inner|bilateral) )*(?:wrists?|forearms?|arms?|thighs?)',
      `${NOT_MEANT}(?:superficially )?(?:cut|cuts) (?:(?:the|his|her|their|my|your|own|left|right|l|r|lt|rt|both|inner|outer|upper) )+(?:wrists?|forearms?|arms?|thighs?|legs?|stomach|ankles?)`,
      '(?:i|he|she|they|you|pt|client|patient) (?:also |only |last |first )?cut (?:when (?:i|he|she|they|you) (?:was|were)|(?:from|at|since|until) (?:age )?\\d|(?:[\\p{L}\\d]+ )?(?:days|weeks?|months?|years?) ago|in (?:high|middle|college|(?:19|20)\\d\\d)|last (?:week|month|year|summer|winter|spring|fall))',
      '(?:multiple |several |old |healed |healing |linear |parallel |horizontal )*(?:healed|linear|parallel|horizontal|superficial) scars?,? (?:(?:on|to|over|along|across|both|bilateral|l|r|lt|rt|left|right|inner|volar|the|his|her|their) )*(?:wrists?|forearms?|arms?|thighs?)',
      '(?:fresh|recent|new|multiple|several) (?:cuts?|lacerations?|burns|scratches) (?:on|to|across|along|over) (?:(?:the|his|her|their|both|l|r|left|right|inner|upper) )*(?:wrists?|forearms?|arms?|thighs?|legs?|stomach|hips?)',
      `swallow(?:s|ed|ing) (?:an? )?(?:razor|blades?|batter(?:y|ies)|glass|screws?|pins?|needles?|objects|magnets?|pieces of)`,
      `${NOT_MEANT}(?:cuts?|cutting|burns?|burned|burnt|scratche[sd]|bites|hits|hitting|harms?|harmed|hurts?|hurting|injured|mutilat\\w+) (?:${SELF})(?! on the job| at work| in an? )`,
      `(?:bang(?:s|ed|ing)) ${OWN} (?:own )?head|head-?banging|punch(?:es|ed|ing) (?:${SELF}|${OWN} own)`,
      '(?:has |had |have |been |is an? |former |used to |started |began |quit |stopped |hx (?:of )?|history of |h/o |last |recent |scars (?:of|from) |episodes? of |admits (?:to )?|endorses |reports |\\+ ?|\\(\\+\\) ?)(?:self[- ]?)?(?:cutting|cutter|cut since|nssi|sib|si[bh] (?:by|via|w/)|self[- ]?(?:harm|injur\\w+|mutilat\\w+)|burning (?:self|skin|with))',
      '(?:cut|cuts|cutting) (?:as an? (?:teen\\w*|adolescent|kid)|in (?:high|middle) school|in (?:his|her|their|my|your) teens|since (?:age )?\\d+|from (?:age )?\\d+|when (?:stressed|upset|angry|sad|anxious|overwhelmed)|to (?:feel|cope|relax|relieve)|until (?:19|20)?\\d\\d|(?:superficially|on purpose))',
      `(?:cut|cutting|scratch|burn|razor|cigarette burn|self[- ]inflicted) (?:marks?|scars?|wounds?|lines|lacerations?)(?! from (?:work|surgery|an? ))|scars?\\b[^.;]{0,30}\\b(?:from|of|due to) (?:old |prior |past )?(?:cuts?|cutting|self|burning|sib|nssi)`,
      `self[- ]inflicted (?:cuts?|lacerations?|burns?|wounds?|scratches)|(?:superficial|linear|horizontal|parallel) (?:cuts?|scars?|lacerations?|scratches) (?:to|on|of|over|along)`,
    ),
    denied:
      /(?<![\p{L}\d])(?:cut(?:ting|s)?(?! (?:down|back|off|out|short|or bruises|and bruises))|self[- ]?(?:harm\w*|injur\w+|mutilat\w+|inflicted)|sib|nssi|hurt(?:s|ing)? (?:himself|herself|themselves|myself|yourself|self)|(?:harm|injur)(?:s|e|ed|es|ing)? (?:himself|herself|themselves|myself|yourself|self)|burn(?:ed|ing|s)? (?:himself|herself|themselves|myself|yourself|self))(?![\p{L}\d])/iu,
    unless:
      /\b(?:cat|kitten|dog|puppy|accident\w*|stove|oven|grease|grill|barbecue|campfire|muffler|radiator|kettle|boiling|welding|cooking|kitchen knife slip\w*|at work|on the job|surgical|surgery|cutting (?:down|back|class|school|edge|boards?)|urges?|thoughts? of|(?:think|thinks|thinking|thought) (?:of|about)|better off dead)\b/i,
  },
  history_of_suicide_attempts: {
    done: wholeWords(
      `${NOT_MEANT}(?:tied|looped|wrapped|hung|fastened|fashioned|rigged) (?:an? |the |his |her |their )?(?:[\\p{L}-]+ )?(?:scarf|belt|rope|sheets?|bed ?sheets?|cords?|noose|(?:shoe)?laces?|towel|ligature|extension cord|leash|chain|tie|strap)`,
      `(?:put|placed|had) (?:an? |the |his |her )?(?:[\\p{L}-]+ )?(?:noose|belt|rope|cord|sheet|ligature|shoelace|plastic bag) (?:a?round|over|on|about) (?:his|her|their|my|your) (?:own )?(?:neck|head)`,
      `(?:made|makes) an? noose`,
      `${NOT_MEANT}(?:walked|stepped|jumped|threw (?:him|her|them|my|your)self|waded) (?:out )?(?:into|in front of|off(?: of)?|under) (?:an? |the |his |her )?(?:moving |oncoming |busy )?(?:traffic|train|bus|truck|car|surf|ocean|sea|river|lake|highway|freeway|interstate|bridge|overpass|roof|balcony|tracks|parking (?:deck|garage))(?! (?:driver|stop|pass))`,
      `jumped (?:out (?:of )?|from )(?:an? |the |his |her )?(?:[\\p{L}\\d-]+ ){0,2}(?:window|balcony|roof|bridge|car)`,
      `(?:overdosed|od['’]?e?d|o\\.d\\.['’]?e?d|overdose|od)(?: (?:on|by|with|of) [^.;]{1,40})? ${TO_DIE}`,
      `(?:intentional|deliberate|suicidal|purposeful) (?:overdose|od|ingestion|crash|poisoning)`,
      `(?:overdosed|od['’]?d|overdose|od) (?:on|by|with|of) (?:(?:his|her|their|the|an?|some|\\d+|[\\p{L}-]+['’]s|[\\p{L}-]+) ){0,3}?${NO_PLEASURE}`,
      `(?:overdosed|od['’]?d|overdose|od)\\b[^;]{0,40}\\b(?:meant (?:to|it)|intended (?:to|it)|(?:wanted|wanting|tried|trying) to die)`,
      `(?:went|jumped|threw (?:him|her|them|my|your)self|drove|rolled|stepped|fell) (?:over|off|into|in front of|out of|under)\\b[^.;]{0,30} (?:on purpose|intentionally|deliberately|to die)`,
      `(?:sat|parked|ran|found|idled|locked (?:him|her|them|my|your)self)\\b[^.;]{0,20} in (?:the |an? |his |her |their )?(?:closed |locked )?garage\\b[^.;]{0,20}(?:engine|car|motor|exhaust|ignition)\\b[^.;]{0,8}(?:on|running|going)`,
      `(?:cut (?:him|her|them) down|found (?:him|her|them) (?:hanging|with (?:an? |the )?(?:noose|belt|rope)))`,
      `${NOT_MEANT}(?:took|taken|swallowed|downed|ingested|drank) [^.;]{1,50} ${TO_DIE}`,
      `${NOT_MEANT}(?:took|swallowed|downed|ingested) (?:all (?:of )?|an? (?:whole |full |entire )?(?:bottle|box|handful|fistful|bunch) of |(?:about )?\\d{2,3} |too many )(?:(?:his|her|their|the|an?|of|[\\p{L}'’-]+) ){0,3}?${PILLS}`,
      `${NOT_MEANT}(?:drank|swallowed) (?:bleach|antifreeze|drano|rat poison|pesticide|rubbing alcohol to)`,
      `(?:slit|slashed|slits) (?:his|her|their|my|your) (?:own )?(?:wrists?|throat|neck)`,
      `(?:hung|hanged|shot|drowned|stabbed|gassed) (?:him|her|them|my|your)sel(?:f|ves)`,
      `put an? (?:gun|pistol|rifle|shotgun|revolver|barrel) (?:to|in|against) (?:his|her|their|my|your) (?:own )?(?:head|mouth|chest|temple)`,
      `(?:tried|attempted) (?:to )?(?:suicide|hang(?:ing)?|od|overdose|drown|shoot (?:him|her)self|kill (?:him|her|them|my|your)self|end (?:it(?: all)?|things|(?:his|her|their|my|your) (?:own )?life)|take (?:his|her|their|my|your) (?:own )?life|die|jump\\w*|slit\\w*|asphyxiat\\w+|suffocat\\w+|strangl\\w+)`,
      'suicidal attempts?|attempt(?:s|ed)? (?:at )?suicide|attempts? (?:on|at) (?:his|her|their|my|your) (?:own )?life|(?:tried|attempted) (?:it )?(?:once|twice)(?=[^.;]{0,40}\\b(?:pills|hang\\w*|gun|overdos\\w*|od|cut\\w*|wrists?|jump\\w*|drown\\w*|surf|river|bridge|rope|belt))',
      '(?:past|prior|previous|hx(?: of)?|h/o|history of|lifetime|\\d|one|two|three|multiple|several|most recent|last) (?:past |prior |previous |serious |reported |known )?(?:sas?|attempts?)(?= ?(?:x ?\\d|by|via|w/|with|in (?:19|20)\\d\\d|at (?:age )?\\d|\\((?:od|overdose|hang\\w*|pills|cut\\w*|\\d)|(?:19|20)\\d\\d|[-–:,] ?(?:od|overdos\\w*|hang\\w*|pills|cut\\w*|tylenol)))',
      '(?:attempts?|sas?) ?(?:x|×) ?[1-9]\\d?',
      '[1-9] (?:prior |past |previous |lifetime )?(?:sas|suicide attempts)(?! ?/)',
      '(?:suicide|od|overdose|hanging|pill|firearm) attempts?',
      'survived (?:an? |his |her )?(?:overdose attempt|hanging|suicide\\w*(?: attempt)?|(?:self[- ]inflicted )?gunshot)|self[- ]inflicted (?:gunshot|gsw)|suicidal (?:gestures?|behaviors?(?=,| \\())|(?:interrupted|aborted) (?:suicide )?attempts?|\\((?:firearm|hanging|overdose|pills|cutting|jumping)[^)]{0,20}(?:interrupted|aborted|attempt)[^)]{0,20}\\)',
      'carbon monoxide attempt|(?:ran|left|sat in) (?:the |his |her )?car (?:running )?in (?:the |a )?(?:closed )?garage (?:to die|with the engine)',
    ),
    denied:
      /(?<![\p{L}\d])(?:suicid(?:e|al) (?:attempts?|behaviou?rs?|acts?|gestures?)|attempts?(?: (?:at|on) (?:suicide|(?:his|her|their|own) (?:own )?life))?(?! (?:to|at|was|were|is|will|made)\b)|attempted (?:suicide|anything|it|to (?:kill|end|take|harm))|tried (?:suicide|anything|it|to (?:kill|end|take|die|harm|hurt))|sas?(?= ?(?:\/|,|or|hx|history|\.|\(|$))|attempting (?:suicide|to (?:end|kill|take|harm))|attempts? to (?:end|take|kill|harm|die)\b)(?![\p{L}\d])/iu,
    thought:
      /\b(?:suicid\w*|si\b|die|dying|dead|kill(?:ing)? (?:him|her|them|my|your)sel\w+|shoot(?:ing)? (?:him|her|them|my|your)sel\w+|not (?:be(?:ing)? here|wak(?:e|ing)(?: up)?)|end(?:ing)? (?:it|things|(?:his|her|their|my|your) life)|ideation)\b/i,
    never:
      /\b(?:(?:has|have|had) never (?:tried|attempted|acted)|never (?:tried|acted on|did anything about|made an attempt|attempted)|not (?:tried|attempted|acted on))(?: (?:it|them|that|to|anything))?(?: before)?(?=[.,;)]|$)/i,
    none: /\b(?:no (?:past |prior |previous |known |lifetime )?(?:sui\w* )?(?:att(?:empt)?s?|try|tries)(?: ever| at all| in (?:his|her|their|my|your) life\w*)?(?=\.?(?:[,;)]|\s|$))(?! (?:to|at|was|were|is|has|have|will|made)\b)|(?:no one|nobody|none of us|family) (?:has |have |had )?(?:ever )?known (?:him|her|them) to (?:try|attempt)|never known to (?:try|attempt)|never (?:did|done) anything to (?:end|take|kill)|(?:0|zero) (?:prior |past |previous |lifetime |known )?(?:suicide )?attempts?|attempts?\s?[:=]\s?(?:0\b|none|zero))(?! (?:to|at)\b)/i,
    unless:
      /\b(?:with (?:him|her|them)\b|attempts? (?:to (?:quit|stop|reach|contact|call|leave|elope|cut|detox|get)|at (?:sobriety|recovery|treatment|quitting|rehab|contact|reaching))|(?:call|contact|phone|quit|detox|rehab) attempts?|accident\w*|unintentional|screening|score|scale|questionnaire|form|belt (?:on|buckle)|seat ?belt|to transport|tie[ds]? (?:off|up)|arm to)\b/i,
  },
  history_of_seizures: {
    done: wholeWords(
      '(?:seizures?|sz|gtcs?) ?(?:x|×) ?[1-9]\\d?|(?:seizures?|sz) ?\\((?:w/?d|withdrawal|etoh|alcohol|(?:19|20)\\d\\d)',
      '(?:generalized |grand mal )?tonic[- ]?clonic (?:episode|activity|event|fit|convulsions?|seizures?|movements)',
      "(?:had|has had|having|suffered|w/|with|x ?\\d|\\d|one|two|three|several|multiple|first|last|past|prior|previous|hx|hx of|h/o|history of|known|alcohol|etoh|benzo|withdrawal|wd|w/d|dt|febrile|epileptic) (?:an? |the |one |two |three |several |multiple |\\d )?(?:(?:alcohol|etoh|benzo|w/?d|withdrawal|grand mal|full|bad|big|febrile|tonic[- ]clonic|generalized|absence|focal|partial|breakthrough) ){0,3}(?:seizures?|sz(?:s|['’]s)?|convulsions?|convulsive episode|gtcs?|epilepsy)(?: (?:disorder|d/o|dz|hx))?",
      'seizure (?:disorder|d/o|hx|history)|sz (?:disorder|d/o)|epilep(?:sy|tic)|gtcs?|status epilepticus|(?:has|had|took|suffered) (?:an? |two |several |\\d )?(?:drinking|alcohol|withdrawal|rum) fits?|(?:seized|convulsed)(?= (?:once|twice|in|on|at|during|while|when|after|from|x|and|the|last)\\b)',
      '(?:went into|goes into|go into) (?:convulsions?|seizures?|a seizure|a convulsion|fits?)|(?:passed out|fell|collapsed|blacked out)(?: and)? (?:shaking|shook|jerk\\w+|convuls\\w+|started (?:shaking|jerking))|shook all over and (?:passed out|bit)|bit (?:his|her|their|my|your) tongue (?:and|during|while) (?:shak|convuls|seiz)\\w+',
    ),
    denied:
      /(?<![\p{L}\d])(?:seizures?(?! (?:(?:action )?plan|precautions?|protocol|log|pads?|meds?|medications?)\b)|sz(?:s|['’]s)?|seized|convulsions?|convulsed|fits?|epilepsy|gtcs?)(?![\p{L}\d])/iu,
    unless:
      /\b(?:pseudo-?seizures?|non-?epileptic|pnes|seizure[- ](?:(?:action )?plan|precautions?|protocol|free|threshold|medication|prophylaxis|watch|risk|pads?|activity noted)|anti-?seizure|risk (?:of|for)|fit (?:of|for|into|the|to|in (?:well|with|here|fine))|threw|pitched|tantrum|assets?|property|drugs were|contraband|daydream\w*|rather than)\b/i,
  },
  history_of_trauma: {
    done: wholeWords(
      '(?:witnessed|saw|watched) (?:his|her|their|my|your|an?) (?:[\\p{L}-]+ ){1,3}(?:shoot|stab|beat|kill|murder|hit|choke)',
      'survived (?:an? |the )?(?:[\\p{L}-]+ ){0,2}(?:fire|shooting|explosion|stabbing|kidnapping|war|genocide|earthquake|hurricane|tornado|plane crash|assault|abuse)',
      '(?:domestic|partner|intimate partner) violence (?:by|from|with|in|at the hands of) (?:an? |the |his |her |my )?(?:ex|former|prior|past|previous|husband|wife|boyfriend|girlfriend|partner|father|stepfather|first|last)',
      '(?:lost|buried) (?:his|her|their|my) (?:[\\p{L}-]+ ){0,2}(?:son|daughter|child|baby|twins|brother|sister|best friend) (?:in (?:an? |the )?(?:car |motorcycle |house )?(?:accident|crash|wreck|fire|shooting|war)|to (?:an? )?(?:suicide|overdose|murder|gun violence|homicide))',
      'aces?(?: score)?(?: of|:| is|=)? ?(?:[4-9]|10)(?: ?(?:/|of|out of) ?10)?(?! ?(?:wrap|bandage))',
      '(?:in|left|fled|escaped|had) (?:an? |several )?(?:[\\p{L}-]+ ){0,2}(?:abusive|violent) (?:relationships?|marriage|home|household|partner|husband|boyfriend)',
      '(?:was|been|were|got|being) (?:(?:physically|sexually|verbally|emotionally|repeatedly|brutally|badly|gang) (?:(?:and|or) \\p{L}+ )?){0,2}(?:raped|molested|assaulted|abused|beaten(?: up)?|stabbed|shot|jumped|robbed|mugged|trafficked|kidnapped|held (?:hostage|captive|at (?:gun|knife) ?point)|stalked|choked|strangled|pimped|prostituted)',
      '(?:sexual(?:ly)?|physical(?:ly)?|emotional(?:ly)?|verbal(?:ly)?|childhood|domestic|incest\\w*)(?:(?:,| and| or|/|,? (?:and|or)) ?(?:sexual(?:ly)?|physical(?:ly)?|emotional(?:ly)?|verbal(?:ly)?))* (?:abused?|assault(?:ed)?|trauma|neglect(?:ed)?)(?! (?:program|shelter|services|center|line|hotline|survivors? group))',
      `(?:ex(?:-[\\p{L}]+)?|husband|wife|boyfriend|girlfriend|partner|step\\w+|father|mother|dad|mom|uncle|aunt|brother|cousin|babysitter|coach|priest|pimp|foster \\p{L}+|\\p{Lu}\\.)(?: did| used to| has| had| would)? (?:hit|hits|beat|beats|beaten|struck|strikes?|choked|chokes|raped|molested|abused|abuses|assaulted|touched|shoved|shoves|pushed|kicked|punched|burned|strangled|stabbed|shot) (?:her|him|them|pt|client)(?! own)`,
      '(?:protective|restraining|no[- ]contact) order (?:against|on) (?:her|his|the|an?) (?:ex\\S*|husband|wife|boyfriend|girlfriend|partner|father|stepfather|abuser)|(?:fled|fleeing|left|leaving) (?:an? )?(?:abusive|violent) (?:\\p{L}+)',
      '(?:raped|molested|assaulted|abused|beaten) (?:at|by|when|in|as|age|since|from|during|\\d|\\(|repeatedly|while|on)',
      '(?:complex trauma|military sexual trauma|mst\\+?|survivor of (?:\\p{L}+ ){0,2}(?:abuse|rape|violence|trafficking|assault|incest|torture|war)|combat (?:trauma|exposure|vet\\w*|tour)|ied (?:blast|attack)|(?:saw|watched|witnessed|found) (?:his|her|their|an?) (?:[\\p{L}-]+ ){1,3}(?:die|dead|killed|murdered|shot|stabbed|hanging|overdosed?|get (?:shot|killed|stabbed))|domestic violence (?:victim|survivor|hx|history)|dv (?:victim|survivor|hx|history)|(?:hx|history|h/o|victim) (?:of )?(?:dv|ipv|domestic violence|csa|child abuse|rape|incest|human trafficking))',
    ),
    denied:
      /(?<![\p{L}\d])(?:trauma(?:tic events?)?(?! (?:noted|seen|observed|to|on|evident))|abused?|ptsd|assaulted|rape)(?![\p{L}\d])/iu,
    unless:
      /\b(?:head trauma|trauma[- ](?:informed|focused)|brain|trauma (?:center|unit|bay|surgery|team|group)|rule[- ]?out|r\/o|orthopedic|substance abuse|drug abuse|alcohol abuse|elder abuse reporting|mandated|no (?:acute|signs of|evidence of) trauma|atraumatic|charged|arrested|convicted|accused)\b/i,
  },
  history_of_tbi_concussions: {
    done: wholeWords(
      '(?:hit|struck|cracked|banged|kicked in the) head (?:in|during|on|when|with|after|from|while)|head strike with loc',
      'knocked out(?: cold)? (?:in|during|by|playing|at age|when|once|twice|for)',
      '(?:crash|accident|mva|mvc|mvca|wreck|fall|fell|assault|fight|beating|collision)\\b[^.;]{0,30}\\b(?:loss of consciousness|loc|lost consciousness|unconscious)',
      '(?:had|has had|suffered|sustained|got|with|w/|hx(?: of)?|h/o|history of|prior|past|previous|\\d|one|two|three|several|multiple|x ?\\d) (?:an? |the |one |two |three |several |multiple |\\d |mild |severe |bad |serious |closed |minor )*(?:concussions?|tbi|mtbi|head (?:injur(?:y|ies)|trauma)|brain (?:injur(?:y|ies)|bleed)|skull fracture|subdural(?: hematoma)?|loc)(?! (?:scan|precautions))',
      '(?:hit|struck|cracked|banged|bumped|smacked|split|slammed) (?:his|her|their|my|your) head|(?:knocked|was|got) (?:out cold|knocked out|knocked unconscious|unconscious)(?= (?:in|when|after|for|from|by|at|during)\\b)|(?:knock|blow|kick(?:ed)?|hit|struck) (?:on|to|in) the head|lost consciousness (?:in|after|when) (?:an? |the |his |her )?(?:fall|crash|accident|wreck|mva|mvc|fight|game)',
    ),
    denied: /(?<![\p{L}\d])(?:tbi|concussions?|head (?:injur(?:y|ies)|trauma)|loc)(?![\p{L}\d])/iu,
    unless: /\b(?:level of care|rule[- ]?out|r\/o|precautions?|bang(?:s|ing))\b/i,
  },
  residential_programs: {
    done: wholeWords(
      '(?:completed|did|finished|graduated|left)[^.;]{0,20}\\b(?:14|21|28|30|45|60|90|120)[- ]?days?\\b(?! (?:supply|notice|sober|clean|later|ago|hence|of))',
      '(?:(?:was|been|went|sent|stayed|spent|completed|did|finished|left|admitted|attended|graduated|tx|treatment|treated|rehab|detox)\\b[^.;]{0,40}\\b)?(?:14|21|28|30|45|60|90|120)[- ]?days?(?: (?:stay|program|residential|inpatient|rehab|tx|treatment))?(?= (?:at|in|(?:19|20)\\d\\d)\\b)',
      '(?:was|been|went|sent|stayed|spent (?:\\p{L}+ |\\d+ )?(?:days?|weeks?|months?)|completed|finished|left|discharged from|graduated)(?: (?:in|to|at|from|of|out of))? (?:an? |the |her |his )?(?:[\\p{L}-]+ ){0,3}?(?:rehab|residential(?: (?:treatment|tx|program))?|sober living|halfway house|recovery (?:house|home|ranch)|treatment (?:center|program|facility)|therapeutic (?:community|boarding school)|wilderness program)',
      '(?:prior|previous|past|earlier|last|two|three|four|several|multiple|\\d) (?:prior |previous |earlier )?(?:residential|rehabs?|(?:residential |inpatient )?(?:treatment )?programs|treatment (?:stays|episodes)|residential stays?|rtcs|rtc (?:stays?|placements?|programs?))',
      `(?:rehab|residential|treatment|tx)(?: (?:at|in|stays?|x ?\\d))+ (?:the )?(?!home|the|this|our)\\p{L}[\\p{L}'’-]+`,
    ),
    denied:
      /(?<![\p{L}\d])(?:rehabs?|residential(?: (?:treatment|tx|programs?|stays?))?|(?:prior|previous|past) (?:treatment|tx)|(?:treatment|tx) before)(?![\p{L}\d])/iu,
    unless:
      /\b(?:here (?:are|is)|(?:that|who) (?:takes?|accepts?)|in[- ]network|options|openings?|beds? (?:at|in|open|available)|list of|approv\w+|authoriz\w+|request\w*|certif\w+|denied|covered|benefits?|days? (?:supply|per)|refer\w*|plan|recommend\w*|vocational|physical rehab|rehab (?:after|for) (?:hip|knee|stroke)|within \d+ days|prescription|(?:been |was )?(?:sober|clean|abstinent|dry) for|notice|appeal|jail|prison|custody|hospital|iop|php|outpatient|probation|community service|antibiotics?|abx|steroids?|suppl\w+)\b/i,
  },
  hospitalizations: {
    done: wholeWords(
      '(?:inpt|inpatient|ip) psych(?:iatric)?(?: (?:stays?|admits?|admissions?))? ?(?:x ?\\d|(?:19|20)\\d\\d)|(?:psych|icu|micu) (?:admits?|admissions?|stays?) (?:for|in|x ?\\d|(?:19|20)\\d\\d)',
      '(?:5150|5250|1013|302|baker act|section 12) (?:holds? )?(?:\\d{1,2}/(?:\\d{1,2}/)?\\d{2,4}|(?:19|20)\\d\\d)',
      '(?:\\d+|one|two|three|four|several|multiple) (?:psych(?:iatric)? |inpatient |ip |mh )?(?:stays?|adm(?:ission|it)?s?\\.?|hospital(?:ization)?s?) (?:at|in|to|\\() ?\\p{Lu}',
      "(?:kept|held|stayed|hospitalized) (?:at |in |overnight at )?\\p{Lu}[\\p{L}'’]+(?: \\p{Lu}[\\p{L}'’]+){0,2} (?:for )?(?:\\d+|one|two|three|four|five|six|seven|ten|a) (?:d|days?|nights?|weeks?|wks?)",
      '(?:in|to) (?:the )?hospital (?:\\d+|one|two|three|four|five|six|several) (?:times?|days?|nights?|weeks?)|(?:in|to) (?:the )?hospital for (?:\\d+|one|two|three|four|five|six|several) (?:days?|nights?|weeks?)',
      '(?:hosp(?:italized)?|icu|micu|ccu|inpt|inpatient)\\.?,? ?(?:x ?)?\\d+ ?(?:d|days?|nights?|wks?|weeks?)|\\d+ ?(?:d|days?|nights?|wks?|weeks?) (?:in |on )?(?:the )?(?:icu|micu|ccu|hospital|psych)',
      '(?:hospital|ambulance|er|ed)\\b[^.;]{0,20}\\bkept (?:him|her|them) (?:\\d+|one|two|three|four|five|six|a few|several) (?:days?|nights?|weeks?)|kept (?:him|her|them) (?:\\d+|two|three|four|five|six) (?:days|nights|weeks)',
      "(?:was|were|been|got|has been|being) (?:(?:involuntarily|voluntarily|psychiatrically) )?(?:hospitalized|baker acted|1013[’']?d|5150[’']?d|302[’']?d|pink[- ]slipped|committed|petitioned|sectioned)",
      '(?:(?:prior|previous|past|last|first|one|two|three|four|several|multiple|\\d) (?:prior |previous |past |inpatient )?)(?:psych(?:iatric)?|mental health|behavioral health|inpatient psych(?:iatric)?|ip psych) (?:hospitalizations?|admissions?|admits?|stays?|hospital stays?|inpatient stays?|holds?)',
      '(?:kept|held|stayed|spent|admitted|was|been)[^.;]{0,30}\\b(?:\\d+|one|two|three|four|five|six|seven|ten|several|\\p{L}+) (?:days?|nights?|weeks?)\\b[^.;]{0,12} (?:in|at|on) (?:the )?(?:[\\p{L}.’-]+ ){0,3}?(?:hospital|hosp\\.?|psych(?:iatric)?(?: (?:unit|ward|hospital|floor))?|mental health unit|state hospital|icu|behavioral(?: health)?(?: unit)?)',
      "(?:was|kept|held|stayed)(?: (?:at|in))? (?:[\\p{L}'’.]+ ){0,3}(?:hospital|children['’]s|memorial|general|state|psych\\p{L}*|medical center|icu|unit|ward)(?: (?:hospital|center))?(?: for)? (?:\\d+|two|three|four|five|six|seven|ten) (?:days?|nights?|weeks?)",
      '(?:admitted|taken|sent) to (?:the )?(?:[\\p{L}.’-]+ ){0,3}?(?:psych(?:iatric)?(?: (?:unit|ward|hospital|floor|er))?|state hospital|behavioral (?:health )?(?:unit|hospital|center)|mental hospital|crisis (?:unit|stabilization))',
      '(?:5150|5250|baker act|1013|pink slip|(?:72[- ]?hour |psych(?:iatric)? |involuntary |emergency )holds?)(?: x ?\\d| in (?:19|20)\\d\\d| at)',
      '(?:trips?|visits?|went|taken|been) (?:\\d+ )?to (?:the )?(?:crisis|psych (?:er|ed|emergency))(?: (?:unit|center))?',
    ),
    denied:
      /(?<![\p{L}\d])(?:(?:psych(?:iatric)? |mental health |inpatient )*hospitali[sz](?:ations?|ed)|(?:psych(?:iatric)?|inpatient psych) (?:admissions?|admits?|stays?|hospitalizations?))(?![\p{L}\d])/iu,
    unless:
      /\b(?:avoid\w*|prevent\w*|approv\w+|authori\w+|certif\w+|pre-?cert\w*|request\w*|denied for|covered|benefits?|days? authorized|recommend\w*|partial hospitali[sz]ation|if |criteria|prior to|since|during (?:this|the))\b/i,
  },
  probation: {
    done: wholeWords(
      '(?:(?<=^\\W{0,3})|(?<=[,;:] ?))(?:on )?probation(?= \\(|,|;|$| x ?\\d| till| until| thru| through)',
    ),
    denied: /(?<![\p{L}\d])(?:on )?probation(?![\p{L}\d])/iu,
    unless: /\b(?:officer|completed|off probation|finished|past|former|prior|academic|violat\w+)\b/i,
  },
  pending_legal_charges: {
    done: wholeWords(
      '(?:court(?: date)?|hearing|trial|arraignment|sentencing)[^.;]{0,24} (?:for|on) (?:an? |the |his |her |my )?(?:\\p{L}+ )?(?:dui|dwi|ovi|owi|possession|theft|assault|battery|burglary|trespass\\w*|shoplifting|charges?|larceny|robbery)',
      '(?:dui|dwi|ovi|owi|possession|theft|assault|felony|misdemeanor) (?:court|hearing|trial|arraignment|sentencing)(?: date)?(?! (?:program|team|order|in (?:19|20)))',
      '(?:arrested|charged|cited)\\b[^.;]{0,40}\\b(?:court|case|charges?|trial) (?:is |are |still )*(?:pending|open|upcoming)',
      '(?:open|pending|active|outstanding|current|new|unresolved) (?:[\\p{L}-]+ ){0,3}?(?:charges?|cases?|warrants?|matters?|court cases?|legal (?:issues?|matters?|charges?|cases?)|dui|owi|dwi|ovi|felony|misdemeanor)(?! (?:manager|management|worker|mix|note))',
      '(?:charges?|case|warrants?|dui|dwi|owi|ovi|felony|trial|sentencing|misdemeanor)(?: (?:that|which))?(?: (?:is|are|still|remains?))+ (?:still )?(?:pending|open|outstanding|active|unresolved)|(?:charges?|cases?|dui|dwi|owi|ovi|felony) pending',
      '(?:fac(?:es|ing)|awaiting|out on bond (?:for|on)|on bond for|on bail for|bonded out on|out on (?:an? )?(?:\\p{L}+ )?(?:charge|bond)) (?:an? |the )?(?:[\\p{L}-]+ ){0,3}?(?:charges?|trial|sentencing|arraignment|felony|misdemeanor|dui|dwi|owi|ovi|theft|possession|assault|burglary|larceny|robbery|shoplifting)',
      '(?:bench|capias|arrest|failure[- ]to[- ]appear|fta|probation violation|vop) warrants?|warrants? (?:out )?(?:for|in|from|out of)(?! an? (?:evaluation|assessment))',
    ),
    denied:
      /(?<![\p{L}\d])(?:(?:open|pending|active|outstanding|current|new) (?:[\p{L}-]+ ){0,2}?(?:charges?|cases?|warrants?|matters?|legal \p{L}+)|charges?(?: pending)?|warrants?|legal (?:issues?|problems?|trouble|involvement|charges?|matters?|hx|history)|(?:trouble|problems?) with the (?:law|police|courts?)|(?:in|legal) trouble|court cases?|open matters?)(?![\p{L}\d])/iu,
    none: /\b(?:nothing (?:open|pending|outstanding)|(?:charges?|cases?|warrants?|matters?)(?: (?:all|is|are|were|was))* (?:closed|dismissed|dropped|expunged|resolved)[.,;]? (?:none|nothing) (?:else|open|pending)|legal(?: issues| hx| history| status)?\s?[:=-]\s?(?:none|denie[sd]|no|n\/a|neg)|no (?:current )?legal(?! (?:guardian|representative|decision|name|next of kin)))\b/i,
    unless:
      /\b(?:no charges? (?:was |were )?(?:filed|brought|pressed|laid)|no charge|free of charge|charge nurse|charged? (?:the|her|his) (?:card|phone)|dismissed|dropped|expunged|paid|resolved|completed|closed|copay|insurance|extra charge|case manag\w+|discharge\w*)\b/i,
  },
};
