import { wholeWords } from '#server/features/understanding/text/whole-words.ts';
import type { FurtherDeed } from './further-deeds.ts';

/*
 * What a deed was by what came of it, and where it happened: pills and a stomach that was pumped, a bridge and who talked them
 * off it, a fist through a door. Beside the lists of `safety-deeds`; and that there was none, said of several things at once.
 */

const THEIR = '(?:his|her|their|my|your)';
const SELF = '(?:him|her|them|my|your)sel(?:f|ves)';
/** Up to four words before a thing, those of its owners among them. */
const WHOSE = "(?:[\\p{L}\\d'’-]+ ){0,4}?";
/** The same without a word that leads elsewhere: "broke a tooth on a table". */
const OWNERS =
  "(?:(?!(?:in|into|on|off|of|at|from|with|onto|over|by|and|when|while|to|for|against)\\b)[\\p{L}\\d'’-]+ ){0,3}?";
const HIGH =
  '(?:bridge|overpass|trestle|ledge|parapet|railing|rail|roof(?:top)?|balcony|cliff|bluff|tower|water tower|tracks?|dam|pier|quarry|parking (?:deck|garage|ramp|structure)|fire escape|silo|crane|edge)';
const WATER =
  '(?:reservoir|river|lake|pond|canal|creek|bay|harbor|ocean|sea|surf|quarry|ravine|bridge (?:abutment|pillar|support|rail)|abutment|embankment|guardrail|semi|tractor trailer|oncoming traffic|traffic|freeway|interstate|highway|train|tracks|bus|truck)';
/** What comes of a try, or what it was meant for. */
const CAME_OF_IT =
  "(?:stomach (?:was )?pumped|pumped (?:out|(?:his|her|their|my) stomach)|had to be pumped|charcoal|gastric lavage|intubated|left (?:an? |behind an? )?(?:suicide |goodbye )?note|(?:wrote|with) an? (?:suicide |goodbye )(?:note|letter)|goodbye (?:note|letter|text)s?|so (?:it|everything|things) would (?:be (?:quiet|over)|stop|end)|to make it (?:stop|all stop|end)|to (?:sleep forever|die|not wake up|be done)|(?:hop|want|mean|wish|try)\\p{L}* (?:not to|to not|to never|never to) wake(?: up)?|(?:didn['’]?t|did not) (?:want|expect|mean) to wake(?: up)?)";
const OUT_OF_IT =
  '(?:pulled out|pulled (?:him|her|them|me) out|fished out|rescued|talked (?:him|her|them|me) (?:off|down|back|in)|on purpose|(?:no|not an) accident|deliberate\\p{L}*|intentional\\p{L}*|to die|to end it|psych|admitted|icu|survived|broke (?:his|her|their|my|an?|both) \\p{L}+|broken \\p{L}+|bruised)';
const TAKES = "(?:took|taken(?! off)|swallowed|downed|ingested|ate|mixed|drank|washed down|overdosed on|od['’]?d on)";
const BODY =
  '(?:arms?|forearms?|wrists?|legs?|thighs?|calves|ankles?|skin|stomach|belly|hips?|chest|shoulders?|hands?|knuckles)';
const SIDES = '(?:(?:both|bilateral|l|r|lt|rt|left|right|inner|outer|upper|own|his|her|their|my|the) )*';
const THINGS =
  '(?:walls?|drywall|doors?|windows?|windshields?|mirrors?|tvs?|televisions?|(?:cell ?|tele)?phones?|ipads?|laptops?|computers?|tablets?|chairs?|tables?|lamps?|plates?|dishes|mailbox(?:es)?|lockers?|vending machine|fish tank|aquarium|fence|gate|cabinets?|cupboards?|sink|toilet|shed|furniture|microwave|fridge|stove|bed ?frame|bunk|cars?|trucks?|vans?|tires?|headlights?|tail ?lights?)';
const STAFF =
  "(?:c\\.?o\\.?s?|corrections? officers?|detention officers?|bailiffs?|emts?|medics?|orderl(?:y|ies)|mhts?|bhts?|rns?|lpns?|cnas?|aides?|nurses?|techs?|janitors?|referees?|umpires?|coach(?:es)?|campers?|counselors?|bus drivers?|vice principals?|deans?|bouncers?|bartenders?|guards?|rangers?|uncle['’]s|classmates?|airm[ae]n|sailors?|marines?|soldiers?|sergeants?|privates?)";

export const PLAIN_DEEDS: Readonly<Record<string, readonly FurtherDeed[]>> = {
  history_of_suicide_attempts: [
    {
      done: wholeWords(
        `${TAKES} (?:[\\p{L}\\d'’-]+ ){0,6}?(?:pills?|tablets|meds|medications?|medicines?|capsules|bottle|box|handful|tylenol|benadryl|aspirin|ibuprofen|ambien|trazodone|seroquel|nyquil|insulin|\\d{2,3})\\b(?=[^.;]{0,60}\\b${CAME_OF_IT})`,
        `${TAKES} (?:about |around |over )?(?:\\d{2,3}|ten|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|sixty) (?:of )?(?!(?:[\\p{L}]+ )?(?:days?|weeks?|months?|years?|hours?|minutes?|class\\p{L}*|courses?|steps?|shots?|beers?|drinks?|hits?|lines?|bags?|points?|trips?|tests?|units?|credits?|miles?|mg|sessions?|people|kids|percent)\\b)(?:[\\p{L}]+ ){0,3}?\\p{L}+\\b(?=[^.;]{0,40}\\b(?:in the icu|icu \\d|\\d+ (?:days?|nights?|d) (?:at|in) (?:the )?\\p{L}+|after (?:an?|the) (?:fight|argument|breakup|break-?up|funeral)))`,
        '(?:shot|shot up|injected|snorted|smoked|used|did|slammed) (?:[\\p{L}\\d]+ ){1,5}?(?:to die|to kill (?:him|her|them|my)self|to end (?:it|(?:his|her|my) life)|hoping (?:to die|not to wake))',
        `(?:walked|waded|jumped|drove|rode|went|ran|rolled|stepped|threw ${SELF}|steered|crashed) (?:out )?(?:${THEIR} (?:car|truck|bike|van) )?(?:[\\p{L}]+ )?(?:into|in front of|onto|off) (?:an? |the |${THEIR} )?(?:[\\p{L}]+ ){0,2}?${WATER}\\b(?=[^.]{0,70}\\b${OUT_OF_IT})`,
        `(?:stood|sat|climbed|climbing|parked|lay|laid|knelt|waited|was (?:up |out )?|been up |got up |went (?:up|out) |hung|leaned|standing|sitting) ?(?:on|onto|off|at|over|up on|up|out on) (?:of )?(?:the |an? )?(?:[\\p{L}]+ ){0,2}?${HIGH}\\b[^.;]{0,60}\\b(?:(?:talked|pulled|coaxed|brought|grabbed|dragged|got) (?:him|her|them|me)(?: back)? (?:off|down|back|in|out)|(?:was|were) (?:pulled|talked|dragged|coaxed) (?:off|down|out|back|away))`,
        `${TAKES} (?:an? |the |${THEIR} )?(?:whole |entire |full )?(?:month|week|bottle|fistful|handful|(?:\\d+|ten|thirty|sixty|ninety) days?)(?:['’]s?)?(?: (?:worth|supply))? (?:of )(?:${THEIR} )?(?:[\\p{L}'’]+ )?(?:pills?|meds|tablets|\\p{L}+(?:pril|sartan|olol|pine|done|tine|line|pram|zine|lium|min))`,
        `(?:swallowed|downed|ingested|overdosed on) (?:all )?(?:of )?(?:an? |the |${THEIR} )?(?:[\\p{L}]+['’]s )?(?:heart|blood pressure|sleeping|diabetes|thyroid|water|nerve|antidepressant|iron) (?:pills|meds|tablets)`,
        `(?:tried|attempted) to (?:gas|smother|suffocate|electrocute|drown|starve|poison|asphyxiate|strangle|stab|burn) ${SELF}`,
        'in (?:the |an? |his |her )?(?:closed |locked )?garage with (?:the |an? |his |her )?(?:car|engine|motor|truck)(?: (?:running|on|idling))?(?=[,.;]| (?:in|at|on|when|until|\\d))',
        `survived an? (?:jump|leap|fall off purpose|hanging)|(?:an? |the )(?:jump|leap) (?:from|off) (?:an? |the )(?:[\\p{L}]+ ){0,3}?(?:bridge|overpass|roof|balcony|window)`,
        '(?:hx (?:of )?|history of |has (?:had )?|made |had )[1-9] (?:prior |past |known )?s\\.?a\\.?(?![\\p{L}])',
        `(?:tied|looped|twisted|knotted|wrapped|cinched) (?!an? scarf)(?:[\\p{L}'’-]+ ){1,4}(?:a?round|about|over) ${THEIR} (?:own )?neck`,
        `(?:an?|one|two|first|second|third|earlier|prior|another|only) (?:try|tries|attempts?) (?:w/|with|by|via|using) (?:[\\p{L}\\d'’-]+ ){0,4}?(?:ties?|belts?|cords?|ropes?|sheets?|laces?|scarf|razors?|knife|blades?|pills?|bag|exhaust|gun|rifle|pistol|meds|insulin|bleach)`,
        '(?:tylenol|acetaminophen|aspirin|ibuprofen|advil|benadryl|diphenhydramine|insulin|lithium|trazodone|seroquel|zoloft|prozac|elavil|amitriptyline|nyquil|sleeping pill|antidepressant|metoprolol) (?:overdose|od|ingestion)(?! (?:risk|warning|protocol))',
        '(?:overdoses?|ods?|crash|wreck|ingestion) (?:was|were) (?:\\p{L}+ )?(?:on purpose|intentional|deliberate|no accident|not an accident|meant)',
        `(?:was|been|were|being) found (?:hanging|hanged|with an? (?:noose|cord|belt|rope) (?:a?round|on) ${THEIR} neck)`,
        `(?:put|held|pressed|stuck|had|got) it (?:to|under|against|in) ${THEIR} (?:own )?(?:chin|head|mouth|temple|chest|throat)`,
        '(?:aborted|interrupted|actual) (?:suicide )?attempts?,?(?: \\(?lifetime\\)?)?\\s?[:=-]?\\s?(?:yes|y|x ?[1-9]|[1-9]|once|twice|one|two|(?:19|20)\\d\\d)',
      ),
      unless:
        /\b(?:(?<!\b(?:no|not an) )accident(?:al|ally|s)?|unintentional\w*|not on purpose|by mistake|refill\w*|dispensed?|to (?:get high|party|sleep(?! forever))|recreational\w*|risk (?:of|for)|attempts? (?:to|at)|fishing|swim\w*|for fun|on a dare)\b/i,
    },
  ],
  history_of_self_harm: [
    {
      done: wholeWords(
        `(?:(?<=^\\W{0,3})|(?<=[.,;:] ))(?:cuts|scratches|scratched|burns|carves|carved|slices|stabs|picks|bites|cut|burned) (?:(?:both|l|r|lt|rt|left|right|inner|outer|upper|own) )*(?:wrists|forearms|thighs|arms|hips|legs|ankles|stomach|knuckles)`,
        '(?:cuts?|cutting|burns?|burning|scratch\\p{L}*|hits? self|bites? self|self[- ]?(?:harm|injury)) \\(\\s?(?:y|yes|x)\\s?\\)',
        `(?:puts?|stubs?|stubbed|putting|grinds?|ground) (?:out )?(?:an? |lit |${THEIR} |the )*(?:cigarettes?|cigs?|joints?|matches|cigars?) (?:out )?(?:on|against|into) ${SIDES}${BODY}`,
        `(?:scars?|marks|cuts)\\b[^.;]{0,40}\\b${BODY}\\b[^.;]{0,40}\\b(?:razors?|blades?|self[- ]?(?:harm|inflicted|injury)|cutting|cutter|did (?:it|this|them) (?:him|her|my)self)`,
        `used (?:an? |the )?(?:[\\p{L}-]+ )?(?:razors?|blades?|box ?cutters?|knife|lighters?|scissors|paper ?clips?|pins?|glass|erasers?) on ${SIDES}${BODY}`,
        `(?:digs?|dug|gouges?|gouged|scrapes?|scraped|jabs?|jabbed|pokes?|poked) (?:at |in |into )?${SIDES}${BODY} (?:with|w/|using)`,
        '(?:transverse|linear|parallel|horizontal|hesitation) (?:scars?|marks?|lacerations?|cuts?)(?! (?:from|after) (?:surgery|an? ))',
        `(?:snaps?|snapped) rubber ?bands? (?:on|against) ${SIDES}${BODY}[^.;]{0,30}\\b(?:welts?|bleed\\p{L}*|bruis\\p{L}*)`,
      ),
      unless:
        /\b(?:accident\w*|stove|oven|grease|grill|campfire|muffler|welding|torch|at work|on the job|surg\w+|cat|dog|fell|falls?|restrain\w*|handcuff\w*|wreck|crash|interrogat\w+|torture\w*|made by|inflicted by|urges?|thoughts? (?:of|about)|mosquito\w*|itch\w*|rash|hair|nails|cutting (?:down|back|class|school))\b/i,
    },
  ],
  history_of_seizures: [
    {
      done: wholeWords(
        '(?:seizures?|sz|seiz)\\s?[-–:]\\s?(?:an? |only |just )?(?:one|two|three|once|twice|several|x ?\\d|[1-9](?![\\d/.]))',
        '(?:seizure|sz|convulsion) (?:that|the same|the next|the first|the second|the third) (?:same )?(?:admission|stay|night|day|week|morning|summer|year|time|hospitali[sz]ation|episode)',
        '(?:witnessed|unwitnessed|observed|reported) (?:\\p{L}+ )?(?:seizures?|sz|convulsions?)(?! (?:precautions|activity))',
        '(?:an?|one|another|her|his) (?:\\p{L}+ )?fit in (?:the|an?|his|her) (?:\\p{L}+ )?\\p{L}+',
        `(?:shook|shaking|jerked|jerking|convulsing|stiffened|went stiff)\\b[^.;]{0,60}\\b(?:wet (?:${SELF}|${THEIR} pants)|foam(?:ed|ing)? at|eyes (?:rolled|went)|bit(?:ten)? (?:through )?${THEIR} tongue|tongue bitten)`,
        `(?:passed out|fell|went down|dropped|blacked out)\\b[^.;]{0,24}\\b(?:jerked|jerking|convuls\\p{L}+|shook|shaking) (?:all over|on the (?:floor|ground))`,
      ),
      unless:
        /\b(?:pseudo-?seizures?|non-?epileptic|pnes|seizure[- ](?:(?:action )?plan|precautions?|protocol|free|threshold|medication|prophylaxis|watch|risk|pads?)|anti-?seizure|risk (?:of|for)|fit in (?:well|with|here|at|fine)|dog|cat|tantrum|narcan)\b/i,
    },
  ],
  aggression_or_property_damage: [
    {
      done: wholeWords(
        `(?:put|puts|stuck|drove) ${THEIR} (?:fist|foot|hand|elbow|head|boot|knee|shoulder)\\b[^.;]{0,40}\\b(?:through|thru|into) ${WHOSE}${THINGS}`,
        `(?:broke|broken|breaks|smashed|smashes|punched|punches|kicked|kicks|threw|throws|tore|busted|cracked|trashed|wrecked|shattered|slashed|dented|damaged|destroyed|flipped|overturned) (?:out |in |up |down |over )?(?:(?:an?|the|his|her|their|my|our|two|three|several|some|out) )?${OWNERS}${THINGS}(?![’'])`,
        `(?:broke|breaks|smashes|smashed|throws|threw|destroys|destroyed) (?:stuff|things)\\b`,
        '(?:assault|assaultive|fighting|aggression|aggressive|violence) (?:write-?ups?|tickets?|infractions?)|(?:aggressive|violent|fighting|assaultive) (?:incidents|episodes|outbursts)|(?:write-?ups?|infractions?|tickets?|suspended|expelled|written up|disciplined|fired) (?:[\\p{L}\\d]+ ){0,3}?for (?:fighting|assault\\p{L}*|hitting|violence|aggression)',
        `(?:hit|hits|punched|punches|slapped|slaps|kicked|kicks|bit|bites|shoved|shoves|pushed|spat (?:on|at)|spit (?:on|at)|swung (?:at|on)|swings? at|head-?butted|struck|tackled|grabbed|assaulted|threatened) (?:an? |the |his |her |another |two |some )(?:[\\p{L}-]+ ){0,2}?${STAFF}(?! ?(?:call|button|station|desk|rail|pad))`,
        `(?:chases?|chased|came at|comes at|goes? after|went after|charges? at|charged at) ${WHOSE}\\p{L}+(?= (?:with|w/) (?:an? |the |his |her )?(?:[\\p{L}-]+ )?(?:knife|skillet|pan|bat|hammer|bottle|pipe|shovel|machete|broom|belt|axe|gun|chair|stick)\\b)`,
        'got into it (?:with|w/) [^.;]{1,40}\\b(?:broke|hit|punch\\p{L}*|swung|black eye|police|blows|stitches|arrest\\p{L}*)',
        "(?:put|puts|made|knocked) (?:an? |the |several |two |some )?holes? (?:in|through) (?:the |an? |his |her |their )?(?:\\p{L}+ )?(?:walls?|doors?|drywall|sheetrock|ceiling)|(?:grabbed|held|had|took|pinned|dragged) (?:an? |the |his |her |my )?(?:\\p{L}+ )?\\p{L}+ by the (?:throat|neck|hair|arms?|shirt)|set (?:an? |the |his |her |their |my )?(?:[\\p{L}'’-]+ ){1,3}on fire",
        'fights? (?:in|at) (?:the )?(?:jail|prison|county|custody|group home|camp|lunch (?:line|room)|lunchroom|cafeteria|school|day ?room|yard|dorm|locker room|parking lot|bar|shelter|gym|hallway|bus)(?! (?:off|for))',
      ),
      unless:
        /\b(?:accident\w*|victim|(?:was|were|been|got|being) (?:thrown|kicked|hit|punched|jumped|chased|grabbed)|broke (?:down|up|even|(?:his|her|their|my) (?:own |left |right )?(?:arm|leg|nose|jaw|hand|ankle|wrist|hip|foot|water))|(?:broke|cracked|dropped) (?:his|her|my|their) (?:own )?(?:phone|glasses|laptop|computer)(?! (?:and (?:the|an?|his|her|two|some)|on|against|in a|when (?:angry|mad))\b)|threw (?:up|out|away)|kicked out of|robbed|sold|stolen|fell|falls?|wreck(?:ed)? (?:his|her|the|my|a) (?:car|truck|van)|crash\w*|for fun|as a joke|tripped|cars? (?:broke|broken)|broken (?:down )?(?:car|truck|phone|window|door|tail ?light|headlight))\b/i,
    },
  ],
};

/** That there was none, beside others that there were none of either. */
export const PLAIN_NONE: Readonly<Record<string, RegExp>> = {
  history_of_suicide_attempts:
    /\b(?:(?:no|denies|denied|never (?:any|had)) (?:(?:history|hx) of |past |prior |current )*(?:\p{L}+ )?(?:ideation|thoughts?|SI|plans?|intent)(?: of suicide)?(?:,| or| and| nor|\/)(?: (?:plans?|intent|or|and|no|any|thoughts|,))*,? ?(?:prior |past |previous |suicide |suicidal )*(?:attempts?|gestures?)(?! (?:to|at)\b)|never (?:planned(?:,| or| nor)+ (?:never )?(?:attempted|tried)|attempted(?:,| or| nor)))/iu,
  history_of_self_harm:
    /\b(?:(?:never|not) (?:ever )?(?:did|done|do) anything to (?:him|her|them|my)sel(?:f|ves)|no habit of (?:hurting|harming|cutting)|(?:does|do|did)(?: not|n['’]?t) (?:ever )?(?:cut|self[- ]harm|hurt (?:him|her|them|my)sel(?:f|ves)))(?=[.,;)"”]|$| or| nor| before| on purpose)/i,
  aggression_or_property_damage:
    /\b(?:(?:does|do|did|has|have)(?: not|n['’]?t) (?:ever )?(?:hit (?:people|anyone|others)|hit(?=[,.;]| or)|fight(?=[,.;]|$)|get into fights|break things)|never (?:been )?(?:in a fight|in fights|one to fight))/i,
};
