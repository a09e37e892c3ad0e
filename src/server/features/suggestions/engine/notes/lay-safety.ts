import { MEDICINES } from '#server/features/understanding/meaning/plain-words.ts';
import { wholeWords } from '#server/features/understanding/text/whole-words.ts';
import type { FurtherDeed } from './further-deeds.ts';

/*
 * How relatives, officers and court papers say a deed without a word for it: by the thing it was done with, by who came in
 * time, by what it was meant for. Beside the lists of `plain-safety`; and how they say that there was none.
 */

const THEIR = '(?:his|her|their|my|your)';
const SELF = '(?:him|her|them|my|your)sel(?:f|ves)';
const A = "(?:an? |the |his |her |their |my |your |some |[\\p{L}-]+['’]s )?";
const MANY =
  '(?:[2-9]\\d|\\d{3}|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:a|one) hundred|two dozen|three dozen)';
const TAKES = '(?:took|taken|swallowed|downed|ingested|ate)';
const NOT_TO_LIVE = `(?:(?:meaning|intending|hoping|planning|wanting|meant|wanted|intended) (?:not |never )?to (?:die|come back|be found|wake up|return|drown|be dead|end it)|(?:not|never) (?:meaning|intending|planning|expecting|wanting) to (?:come back|live|wake up|return|be found|survive))`;
const BLADES =
  '(?:razors?|razor ?blades?|blades?|knife|knives|keys?|pins?|needles?|scissors|lighters?|paper ?clips?|thumb ?tacks?|tacks?|staples?|staple remover|box ?cutter|exacto(?: knife)?|safety pins?|broken glass|pencil|erasers?|pencil sharpener|nail file|fingernails|nails)';
const BODY =
  '(?:arms?|forearms?|wrists?|legs?|thighs?|calf|calves|ankles?|skin|stomach|belly|abdomen|hips?|chest|shoulders?|feet|hands?|knuckles|neck|face|scalp)';
const SIDES =
  '(?:(?:his|her|their|my|own|inner|outer|upper|left|right|l|r|lt|rt|both|the|up|on|into|across|at|along|all|over) )*';
const PEOPLE =
  '(?:peers?|staff|residents?|inmates?|classmates?|students?|officers?|guards?|police|cops?|deput(?:y|ies)|co-?workers?|roommates?|housemates?|cellmates?|cellies|brothers?|siblings?|cousins?|bouncers?|patients?|clients?|teachers?|neighbors?|strangers?|kids|boys|girls|men|guys|gang members?)';

export const LAY_DEEDS: Readonly<Record<string, readonly FurtherDeed[]>> = {
  history_of_suicide_attempts: [
    {
      done: wholeWords(
        `(?:ran|run|hooked|taped|put|stuck|fed|connected|attached|rigged) ${A}(?:vacuum |garden |dryer |rubber )?hose (?:up )?(?:in|into|to|from|on|onto|through) ${A}(?:[\\p{L}]+ )?(?:car|truck|exhaust|tail ?pipe|window|cab|muffler|van|pickup)`,
        '(?:vacuum |garden |dryer )?hose (?:on|from|in|to) (?:the |his |her )?(?:tail ?pipe|exhaust|muffler)',
        `${TAKES} (?:about |over |around |some )?${MANY} (?:(?:of|or so) )?(?:the |${THEIR} )?(?:[\\p{L}]+['’]s )?(?:[\\p{L}]+ )?(?:${MEDICINES}|tablets|pills|capsules|tabs|caps)(?! (?:a|per|each|every|daily|over|in a week|bars a)(?![\\p{L}]))`,
        `insulin\\b[^.;]{0,30}\\binjected\\b[^.;]{0,20}\\bfound|injected (?:[\\p{L}\\d'’]+ ){0,4}?insulin\\b[^.;]{0,40}\\b(?:found|coma|icu|intubated|die|low of)`,
        `(?:walked|drove|went|swam|climbed|jumped|waded|rowed|lay|laid|took|ran|rode|stepped|crawled|sat)\\b[^.;]{0,60}\\b${NOT_TO_LIVE}`,
        `jumped (?:from|off|out of) (?:of )?(?:the |an? |${THEIR} )?(?:[\\p{L}\\d-]+ )?(?:floor|story|storey|level|stairwell)`,
        `jumped (?:off|from|over)\\b[^.;]{0,24}\\b(?:overpass|bridge|viaduct|trestle|parking (?:deck|garage|ramp)|railing|ramp|cliff|roof)`,
        `(?:cut|got|took|lifted) (?:him|her|me|them) down(?=[.,;]| (?:in|from|at|before|just|and)\\b)(?! from (?:the )?(?:stage|bus))`,
        `(?:head|face) in (?:the |an? )?(?:gas )?oven|turned on the gas\\b[^.;]{0,40}\\b(?:lay|laid|slept|waited|sat|bed|neighbou?r|door|windows)`,
        `(?:discharged|fired|shot|aimed|pointed) (?:an? |the |${THEIR} )?(?:firearm|gun|pistol|rifle|shotgun|revolver|weapon|round|bullet)(?: \\p{L}+){0,2} (?:at|into|through|toward) ${THEIR} (?:own )?(?:head|chest|mouth|chin|temple|abdomen|stomach|heart)`,
        `(?:overdosed|od['’]?d|overdose|od) (?:on|of|with|by) (?:an? |the |${THEIR} |[\\p{L}]+['’]s |\\d+ |all (?:of )?)*(?:metformin|lisinopril|losartan|amlodipine|clonidine|hydroxyzine|vistaril|buspirone|mirtazapine|remeron|citalopram|venlafaxine|lamotrigine|risperidone|abilify|olanzapine|zyprexa|digoxin|warfarin|midol|excedrin|dramamine|melatonin|iron|vitamins|antihistamines?|thyroid pills|beta ?blockers?)`,
        `(?:near[- ]lethal |serious |prior |past |suicide |previous |one |an? )?(?:attempts?|attempted)(?: (?:in|at|on|when|age) [\\p{L}\\d/ ]{1,20})? ?\\((?:by )?(?:hang\\p{L}*|o\\.?d\\.?|overdos\\p{L}*|pills?|cut\\p{L}*|wrists?|jump\\p{L}*|gun\\p{L}*|gsw|firearm|shoot\\p{L}*|carbon|exhaust|drown\\p{L}*|train|traffic|ingest\\p{L}*|tylenol|aspirin|benadryl|insulin|rope|belt|knife|stab\\p{L}*|bleach|poison\\p{L}*)`,
        `(?:parked|stopped|stalled|sat|lay|laid|stood|knelt|slept) (?:${A}(?:car|truck) )?(?:down )?on the (?:train |railroad |railway )?tracks`,
        `(?:drank|swallowed|ingested|gulped) (?:[\\p{L}]+ ){0,3}?(?:drain cleaner|drano|draino|windshield (?:washer )?fluid|wiper fluid|antifreeze|lysol|pine-?sol|ammonia|lye|pesticide|insecticide|weed ?killer|paint thinner|nail polish remover|toilet bowl cleaner|oven cleaner)`,
        '(?:one|two|three|four|five|several|multiple|numerous|\\d) (?:serious|near[- ]lethal|documented|known|previous|prior|past|lifetime|significant|suicide) attempts?(?! (?:to|at)\\b)',
        `(?:tried|attempted) (?:once|twice|thrice|again|before|repeatedly|(?:\\d|two|three|four|five|several|many|multiple) times) to (?:die|(?:end|take) ${THEIR} (?:own )?life|end it|(?:kill|hang|drown|shoot|gas|poison|overdose)(?: ${SELF})?)(?=[.,;)]| )`,
        `(?:after|for|from|by|of|caught|found) (?:trying|attempting) to (?:kill|hang|drown|shoot|gas|suffocate|strangle|electrocute|poison) ${SELF}`,
        `(?:put|pulled|tied|taped) (?:an? |the )?(?:plastic |trash |garbage |grocery )?bag over ${THEIR} (?:own )?(?:head|face)`,
        'overdoses?\\b[^.;]{0,40}\\b(?:(?:was|were) (?:meant|intended)(?! to (?:get|help))|on purpose)',
        `(?:most recent|last|latest|first|only|earliest) (?:suicide )?attempts?\\s?[:,(]?\\s?(?:was |were |in |on |at |age |about |around )*(?:\\d{1,2}[/-]\\d{2,4}|(?:19|20)\\d\\d|['’]\\d\\d|age \\d|\\d{1,2}(?! (?:call|time))|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*)`,
        `(?:lacerated|cut|slit|slashed|opened|cutting|slitting) (?:both |up |the |${THEIR} |left |right |l |r )*wrists?\\b[^.;]{0,60}\\b(?:sutures?|stitches|staples|surgery|tendons?|icu|transfus\\p{L}*|psych|holds?|bath ?tub|tub|to die|deep|artery|committed)`,
        `(?:swam|waded|walked)\\b[^.;]{0,40}\\bon purpose`,
        `(?:pulled|squeezed) the trigger(?! on)|played russian roulette`,
        `(?:gun|pistol|rifle|shotgun|revolver) (?:in|to|under|against) ${THEIR} (?:own )?(?:mouth|head|chin|temple|chest)`,
        `(?:took|taken|swallowed|drank)(?: [\\p{L}\\d'’]+){0,4} ["“]?(?:something|everything|stuff|everything in the (?:cabinet|medicine chest))["”]?\\b[^.;]{0,40}\\b(?:to die|pumped|charcoal|kill ${SELF}|icu)`,
        `(?:sealed|closed) (?:up )?the (?:garage|car|windows)\\b[^.;]{0,40}\\b(?:engine|charcoal|grill|exhaust|running)|lit (?:a |the )?charcoal\\b[^.;]{0,30}\\b(?:car|tent|room|closed)`,
        '(?:found|discovered|revived|saved)\\b[^.;]{0,40}\\b(?:hanging|with (?:a|the) (?:rope|cord|belt|bag)|in the (?:closed |running )?garage|in the tub (?:with|bleeding))',
        `(?:by|via|with) (?:an? )?(?:intentional|deliberate) (?:overdose|ingestion|crash)|attempted (?:to )?(?:overdose|hanging|drowning|self-immolat\\p{L}+)`,
        `(?:set|lit|doused) ${SELF} (?:on fire|alight|with (?:gas|gasoline|kerosene))`,
        `(?:tried|attempted) to (?:check out|go be with (?:his|her|my)|make it stop for good|cut ${THEIR} (?:own )?(?:throat|wrists?))`,
        `(?:survived|survivor of|surviving) (?:an? |two |three |\\d )?(?:suicide|overdose on purpose|intentional|hanging|self[- ]inflicted|suicidal)`,
      ),
      unless:
        /\b(?:unintentional\w*|not on purpose|by mistake|by accident|accidental(?:ly)?|refill\w*|dispensed?|to (?:get high|party)|high school|attempts? (?:to|at)\b|risk (?:of|for)|thoughts? (?:of|about)|fishing|for fun|on a dare|blood (?:work|draw)|ibuprofen 800|as prescribed|(?:a|per|each) day|daily|last attempt (?:to|at))\b/i,
    },
  ],
  history_of_self_harm: [
    {
      done: wholeWords(
        `(?:scratch(?:es|ed|ing)?|picks?|picked|picking|digs?|dug|claws?|clawed|rubs?|rubbed|bites?|bit|gnaws?|scrapes?|scraped|gouges?|peels?) (?:at |in |into )?${SIDES}(?:own )?${BODY}(?: with ${THEIR} (?:finger)?nails)?,? (?:until|till|til|to where|so (?:hard|bad|deep)|so that)\\b[^.;]{0,16}\\b(?:bleeds?|blood\\p{L}*|raw|scars?|open)`,
        '(?:a |was a |former |ex-?|been a )?cutter (?:from|since|in|at|as|until|for|between)',
        `(?:lacs?|lacerations?|cuts?|wounds?|scars?|burns?|marks|scratches)\\b[^.;]{0,50}\\bself[- ]?(?:inflicted|made|done|harm|injur\\p{L}+)`,
        '(?:sib|nssib?|self[- ]?(?:harm|injury)|cutting|burning) ?x ?(?:many|multiple|several|\\d+)',
        `us(?:es|ed|ing) (?:an? |the |${THEIR} )?(?:[\\p{L}-]+ )?${BLADES} on ${SIDES}(?:own )?(?:${BODY}|${SELF})`,
        `(?:${BLADES})\\b[^.;]{0,30}\\b(?:cuts|burns|slashes|scratches|marks|lines) (?:on|across|along|up|down|all over) ${SIDES}${BODY}`,
        '(?:still|also|sometimes|often|occasionally|no longer|used to|has|had|secretly) (?:cuts?|cutting)(?=[.,;)]| (?:when|last|on (?:him|her)self|since|at night|in (?:the )?(?:shower|bathroom|secret|jail|school|middle|high)|every|about|until|as an?)\\b)',
        `(?:digs?|dug|gouges?|gouged|scrapes?|scraped|claws?|clawed|jabs?) (?:at |in |into )?${SIDES}${BODY} (?:with|w/|using|until|when)`,
        `(?:erases?|erased|sanded|rubbed) (?:the )?(?:skin|${SIDES}${BODY})\\b`,
        `(?:held|holds|ran|touched|put) (?:an? |the )?(?:hot |lit |lighter |match |curling )?(?:lighter|match|iron|curling iron|cigarette|spoon) (?:to|against|on|under) ${SIDES}(?:own )?${BODY}`,
        `(?:cuts?|burns?) (?:on|upon) ${SELF}|(?:does|did|doing) (?:it|this|that) to ${SELF} (?:with|when)`,
        `(?:pulls?|pulled|pulling) (?:out )?${THEIR} (?:own )?(?:hair|eyelashes|eyebrows|lashes)(?: out)?\\b`,
        `(?:punches|punched|hits|slaps|slapped|beats|beat) (?:${SELF}|${THEIR} own (?:head|face|legs?|thighs?))`,
        `(?:scars?|marks|cuts|lines)\\b[^.;]{0,60}\\b(?:made|put there|did|done|carved|left)(?: by (?:him|her|them|my)self)? (?:with|w/|using|by) (?:an? |the |${THEIR} )?(?:[\\p{L}]+ )?${BLADES}`,
        `(?:sticks?|sticking|stuck|jabs?|jabbing|jabbed|pokes?|poking|poked|pricks?|pricking|stabs?|stabbing|stabbed) ${SELF} (?:in \\p{L}+ \\p{L}+ )?(?:with|w/|using)`,
        '(?:nssib?|sib|self[- ]?(?:harm|injury)|cutting),? (?:onset|began|started|since|frequency|most recent|last (?:in|at|on|was|about|\\d|year|month|week|summer|spring|fall|winter)|most weeks|weekly|daily)',
        `self[- ](?:harm(?:ed|s|ing)?|injur(?:ed|es|ing)|mutilat\\p{L}+)(?= (?:in|at|as|by|with|since|when|during|from|until|after|last|by))`,
        `(?:hurt|harmed|injured|cut|cuts|burned) (?:${SELF}|${THEIR} (?:own )?${BODY}) (?:on purpose|intentionally|deliberately|to cope|for relief|as (?:a )?punishment)`,
      ),
      unless:
        /\b(?:accident\w*|stove|oven|grease|cook\w*|welding|at work|on the job|surg\w+|cat|dog|fell|falls?|fall|restrain\w*|wreck|crash|windshield|urges?|thoughts? (?:of|about)|mosquito\w*|itch\w*|rash|eczema|scabies|bug bites|meth (?:sores|bugs)|shav\w+|slicing|whittl\w+|nail[- ]?bit\w+|cutting (?:down|back|class|school))\b/i,
    },
  ],
  history_of_seizures: [
    {
      done: wholeWords(
        `(?:an?|one|two|another|first|second) (?:${'(?:short|long|brief|bad|big|full|small|second|first|alcohol|withdrawal|drug|hard)'} )?seizures?(?= (?:which|that|on|at|in|while|when|during|after|before|and|witnessed|off|from|last|this|followed|lasting)\\b|[,;.])(?! (?:precautions|plan|protocol))`,
        '(?:found|saw|watched|seen|caught) (?:him|her|me|them) (?:seizing|convulsing|having (?:an? )?(?:seizure|fit|convulsion)|jerking|in (?:a )?seizure|in convulsions)',
        '(?:(?:he|she|i|they|pt|client|patient) )(?:also |then |just |even )?(?:convulsed|seized|convulsing|seizing)(?=[.,;]| (?:and|in|on|at|for|when|while|twice|once|again|from|during|before)\\b)',
        '(?:sz|szs|seizures?|convulsions?|gtcs?) ?(?:\\d ?x|x ?\\d|\\d times|twice|once|several times)(?![\\d/])',
        '(?:tx|treated|seen|admitted|hospitali[sz]ed|er|ed|icu) (?:[\\p{L}]+ )?(?:for|with|after|due to|w/) (?:an? |his |her |alcohol |withdrawal |w/d |two |three |\\d )*(?:seizures?|sz|convulsions?)(?! (?:precautions|protocol|disorder run))',
        '(?:fit|convulsion) in (?:the|an?|his|her) (?:\\p{L}+ )?\\p{L}+(?= that| last| in | when|[.,;])',
        `(?:fell out|passed out|blacked out|went down|dropped|hit the floor) (?:and |, )?(?:shook|shaking|jerk\\p{L}*|foam\\p{L}*|convuls\\p{L}*)`,
        'seizures?,? (?:the )?(?:last|latest|most recent) (?:one )?(?:was )?(?:in|on|at|about|around|a|two|three|\\d)',
        '(?:last|latest|only|first|worst) (?:seizure|sz|fit|convulsion) (?:was|were|came|happened|in|on|at)',
        '(?:had|has had|having|suffered|survived|experienced|took) (?:an? |one |two |three |several |many |some |a few |multiple )?(?:[\\p{L}-]+ ){0,2}?(?:seizures?|convulsions?|convulsion|sz)(?= |[.,;)]|$)(?! (?:precautions|free|plan|medication))',
        'seizure activity (?:x ?\\d|noted|witnessed|observed|reported|in|on|at)(?![\\p{L}])|(?:has|had|have) (?:also |once |twice )?(?:seized|convulsed)(?=[.,;]| (?:before|once|twice|in|on|when|while|off|from|after|coming)\\b)',
        '(?:s/p|status[- ]post|following|after) (?:an? |his |her |the |another )?(?:[\\p{L}]+ )?(?:seizures?|sz)(?! (?:precautions|protocol))|(?:tonic[- ]clonic|gtc|grand mal|generalized) (?:sz|szs|seizures?|event|episode)',
        '(?:epileptic|epilepsy) (?:since|from|as|dx|diagnosed|on)',
        `(?:stopped|quit) (?:driving|working) (?:because of|after|due to) (?:an? |the |his |her )?(?:seizures?|epilepsy)`,
      ),
      unless:
        /\b(?:pseudo-?seizures?|non-?epileptic|pnes|seizure[- ](?:(?:action )?plan|precautions?|protocol|free|threshold|medication|prophylaxis|watch|risk|pads?)|anti-?seizure|risk (?:of|for)|risks?|fit in (?:well|with|here|at|fine|the (?:car|door|box))|dog|cat|tantrum|narcan|prevent\w*|afraid|search and seizure|search|warrant|asset|property|like a|looked like|if|may|might|could|can)\b/i,
    },
  ],
  aggression_or_property_damage: [
    {
      done: wholeWords(
        '(?:becomes?|became|gets?|got|turns?|turned|was|were|been|being) (?:very |so |extremely )?(?:verbally and physically |verbally |physically )?(?:aggressive|violent|combative|assaultive)(?= when| with (?:staff|peers|others|ems|medics|police|officers|nurses?|security|family|him|her|me|us|his|the|people|everyone)| toward| if| and |[.,;)]|$)',
        '(?:dv|domestic violence|ipv)\\b[^.;]{0,20}\\b(?:perpetrat\\p{L}+|as (?:the |an )?(?:aggressor|offender)|batterer\\p{L}*|offender)|(?:perpetrator|perpetrated|perpetration) (?:of )?(?:dv|domestic violence|ipv|violence)',
        '(?:assaultive|aggressive|violent|combative|threatening) (?:bx|beh\\p{L}*|conduct|acts?|episodes?|outbursts?|incidents?)(?= when| toward| in | with| on | at |[.,;)]|$)',
        `(?:upended|overturned|tipped over|flipped|kicked|punched|smashed|cracked|threw|broke|hurled) (?:over )?(?:an? |the |${THEIR} )?(?:[\\p{L}]+ )?(?:tables?|desks?|dashboard|steering wheel|bumper|counter|cooler|printer|copier|register|chairs?|benches|bench|trash cans?|water cooler|keyboard|monitor|coffee ?(?:pot|maker)|crock ?pot|toaster|remote)`,
        `battery (?:on|of|against|upon) (?:an? |another |the |${THEIR} )?(?:[\\p{L}-]+ ){0,2}?\\p{L}+`,
        `(?:fights?|fighting|fought|fist ?fights?|scuffles?|scuffled|altercations?|brawls?) (?:with|w/) (?:an? |another |the |other |two |some |several |${THEIR} )?(?:[\\p{L}-]+ )?${PEOPLE}`,
        '(?:simple|aggravated|felony|misdemeanor|felonious|second degree|third degree|fourth degree|domestic|dv) (?:assault|battery)|assault (?:\\(?(?:i{1,3}|iv|[1-4](?:st|nd|rd|th)?)\\)?|(?:and|&) battery|(?:in the )?(?:1st|2nd|3rd|4th|first|second|third|fourth)(?: degree)?|on (?:an? |the )?(?:[\\p{L}]+ )?(?:officer|staff|peer|co|deputy|nurse|peace officer|police|inmate|family member|household member)|w/ (?:a )?(?:deadly )?weapon|with (?:a )?(?:deadly )?weapon)',
        '(?:destruction of|damage to|damaged|destroyed|destroying|malicious injury to) (?:county |jail |school |state |private |public |personal |hotel |hospital )?property|criminal mischief|vandalism|arson(?: (?:charge|conviction|in|at))',
        `(?:knocked|shoved|pushed|threw|slammed|pinned) (?:an? |the |${THEIR} |another )?(?:[\\p{L}-]+ ){0,3}?(?:down|to the (?:ground|floor)|against (?:the|a) (?:wall|car|door|fridge|counter)|into (?:the|a) (?:wall|counter|table)|over a (?:chair|table))`,
        `(?:went|came|goes|comes) at (?:me|him|us|them|an? \\p{L}+|the \\p{L}+|${THEIR} \\p{L}+|staff|nurses?|officers?) (?:with|w/|swinging)`,
        `(?:blackened|split|busted|broke|bloodied|fractured) (?:his|her|my|the|an?|another) (?:[\\p{L}]+['’]s |[\\p{L}]+ )?(?:eye|lip|nose|jaw|cheekbone|orbital)`,
        `(?:pulled|drew|swung|waved|raised|brandished) (?:an? |the |${THEIR} )?(?:[\\p{L}]+ )?(?:knife|gun|bat|machete|hammer|bottle|pipe|blade|box ?cutter|chair|crowbar) (?:on|at|over|toward)`,
        `(?:put|puts|sent|landed) (?:me|an? [\\p{L}]+|the [\\p{L}]+|his [\\p{L}]+|her [\\p{L}]+|another [\\p{L}]+) in (?:the hospital|a headlock|a choke ?hold|the er|intensive care)`,
        `(?:kicked|punched|beat|bashed|busted|broke) (?:in |out |down |up )(?:an? |the |${THEIR} |my )?(?:[\\p{L}'’-]+ ){0,2}?(?:door|window|windows|windshield|tail ?lights?|headlights?|mirror|tv|screen|wall|car|truck|locker|mailbox)`,
        `(?:ripped|tore|pulled|yanked) (?:an? |the |${THEIR} )?(?:[\\p{L}-]+ ){0,2}?(?:off|out of|from) (?:the |its |their )?(?:walls?|hinges|frame|ceiling|floor|mount)`,
        '(?:kicked out|expelled|suspended|asked to leave|discharged|fired|banned|terminated|removed|put out|barred) (?:[\\p{L}\\d]+ ){0,5}?(?:for|after) (?:an? |physically |verbally )?(?:fight\\p{L}*|hitting|assault\\p{L}*|punch\\p{L}*|shov\\p{L}*|push\\p{L}*|threat\\p{L}*|throwing|aggress\\p{L}*|violen\\p{L}*)',
        `(?:smacks?|smacked|backhanded|swats?|swatted|wrestled|clocked|cold-?cocked|sucker[- ]?punched|jumped on|kneed|clawed|scratched) (?:an? |the |${THEIR} |another )(?:[\\p{L}-]+ ){0,2}?(?:m[ae]n|wom[ae]n|guy|girl|boy|kid|peer|inmate|cop|officer|deputy|guard|nurse|staff|tech|aide|brother|sister|mother|mom|father|dad|wife|husband|girlfriend|boyfriend|ex|roommate|neighbor|teacher|student|coworker|bouncer|clerk|driver|son|daughter|cousin|uncle|aunt|worker|foreman|boss|supervisor)`,
      ),
      unless:
        /\b(?:accident\w*|victim|complainant|against (?:him|her|me|the client|the patient)|(?:was|were|been|got|being) (?:thrown|kicked|hit|punched|jumped|chased|grabbed|pushed|shoved|knocked|beaten|pinned|slammed)|survivor|witness\w*|protective order (?:from|against)|kicked out of (?:the |his |her )?(?:house|apartment) for (?:using|drinking)|sexual assault|for fun|as a joke|horseplay|boxing|mma|hockey|football|wrestling team|dismissed|acquitted|not guilty|different person|self[- ]defen[sc]e class|is pending)\b/i,
    },
  ],
};

/** That there was none, as people answer who were asked. */
export const LAY_NONE: Readonly<Record<string, RegExp>> = {
  history_of_suicide_attempts:
    /\bno (?:records?|reports?|documentation|evidence|known history|indication) of (?:any |past |prior |an? )*(?:suicide attempts?|attempted suicide|attempts?(?= (?:on|in|by|or|and)\b|[.,;)]|$)|suicidal behaviou?rs?)|\bneg(?:ative)? (?:sa|suicide attempt) ?(?:hx|history)?(?=[.,;)]|$)|\b(?:suicid\w*|kill(?:ing)? (?:him|her|them|my)self|end(?:ing)? (?:his|her|their|my) life|taking (?:his|her|their|my) (?:own )?life)[^.;]{0,60}\bnever (?:once )?(?:tried|attempted|did|has|acted)\b|\bnever (?:once |actually |even )?(?:tried|attempted)(?: it| that| anything)? (?:and|nor) (?:would|will|has|never)\b|\bnot once (?:tried|attempted)|\bno (?:such )?(?:attempts?|try|tries)(?:,| or| and| nor) (?:no )?(?:plans?|self|gestures?|history)|\bno (?:suicide |suicidal |prior |past |previous |known |lifetime |history of )+(?:attempts?|gestures?|acts?|behaviou?rs?)(?: (?:or|and|nor)|,|[.;)]|$)/i,
  history_of_self_harm:
    /\b(?:no (?:records?|reports?|documentation|evidence|known history|indication) of (?:any |past |prior )*(?:self[- ]?(?:harm\w*|injur\w+|mutilation)|cutting|nssi|sib)|neg(?:ative)? (?:sib|nssi|self[- ]harm) ?(?:hx|history)?(?=[.,;)]|$)|never (?:once |ever )?(?:been )?a cutter|(?:does|did|do|has|have)(?: not|n['’]?t) (?:ever )?(?:cut|burned?|hurt|harmed?|injured?|scratched?)(?: or (?:cut|burned?|hurt|harmed?|injured?|scratched?))? (?:him|her|them|my)sel(?:f|ves)(?! (?:at|on the|in (?:the|a)|when|since|this|today))|no (?:self[- ]?(?:harm\w*|injur\w+|mutilation|inflicted \w+)|nssi|sib|cutting) ?(?:hx|history)?(?:,| or| and| nor|[.;)]|$))/i,
  history_of_seizures:
    /\b(?:but (?:not|never|no) (?:an? |any |had an? )?(?:seizures?|convulsions?|fits?)|no (?:personal (?:or|and) family|family (?:or|and) personal) history of (?:seizures?|epilepsy)|no (?:records?|reports?|documentation|evidence|known history|indication) of (?:any |past |prior |an? )*(?:seizures?|convulsions?|epilepsy|sz)|neg(?:ative)? (?:sz|seizure) ?(?:hx|history)?(?=[.,;)]|$)|nothing like (?:an? )?(?:seizures?|fits?|convulsions?)|(?:seizures?|fits|convulsions?|epilepsy)\s?[?:,–-]{0,2} ?(?:not (?:that|to|as far)|nope|nah|never|not ever|no sir|no ma['’]am)\b|never (?:once )?(?:seized|convulsed|had (?:an? |any )?(?:seizures?|fits?|convulsions?|epilepsy)))/i,
  aggression_or_property_damage:
    /\b(?:not a (?:violent|fighting|physical) (?:m[ae]n|wom[ae]n|person|guy|kid|one|boy|girl|bone)|not a violent bone|would(?: not|n['’]?t) (?:hurt|harm) a (?:fly|flea|soul|bug|mouse)|never (?:once )?(?:been )?(?:arrested|cited|written up) for (?:violence|fighting|assault)|no (?:record|reports?|instances?|incidents?|pattern|episodes?) of (?:any )?(?:violence|violent|aggress\w+|assault\w*|fighting))/i,
};
