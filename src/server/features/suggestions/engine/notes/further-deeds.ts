import { wholeWords, wholeWordsAsWritten } from '#server/features/understanding/text/whole-words.ts';
import type { DeedTopic } from './deed-words.ts';

/*
 * Further ways in which papers say what the history fields ask for, beside the lists of `deed-words`: injuries by their
 * medical names, who did what to the client, a thing through a window. Each is looked for in one bit of a page.
 */

export type FurtherDeed = Pick<DeedTopic, 'done' | 'unless'>;

/** The same where capitals matter. */

const KIN =
  '(?:(?:ex|step|foster|grand)[- ]?\\p{L}*|mother|father|mom|mum|mama|dad|daddy|parents?|husband|wife|boyfriend|girlfriend|partner|fianc\\p{L}+|brother|sister|uncle|aunt|cousin|teacher|coach|priest|pastor|nun|matron|babysitter|neighbor|pimp|boss|guards?|soldiers?|militia|police|gang|men|boys)';
const HURT =
  '(?:hit|hits|beat|beats|slapped|slaps|punched|kicked|choked|chokes|strangled|whipped|whips|belted|burned|burnt|raped|molested|abused|assaulted|stabbed|flogged|tortured|held down)';
/** How long or when, behind a deed that has other meanings without it. */
const WHEN =
  "(?:(?:in|since|from|at|about|around|when|as|on|during|until|last|age|aged)(?= )|(?:19|20)\\d\\d|\\d{1,2}/\\d{1,4}(?:/\\d{2,4})?|x ?\\d+|['’]\\d\\d)";

const TENS =
  '(?:\\d{2,3}|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:a|one|two) hundred|(?:two|three|a few|several) dozen|a dozen)';
const TAKEN_IN =
  '(?:acetaminophen|tylenol|paracetamol|aspirin|ibuprofen|advil|motrin|naproxen|aleve|diphenhydramine|benadryl|unisom|nyquil|insulin|lithium|amitriptyline|elavil|trazodone|seroquel|quetiapine|prozac|fluoxetine|zoloft|sertraline|lexapro|bupropion|wellbutrin|propranolol|metoprolol|gabapentin|hydroxyzine|antidepressants?|sleeping|tablets|tabs|pills|capsules|caps)';

const SAYS_TITLE = '(?:Mr|Ms|Mrs|Dr|Ofc|Off|Officer|Sgt|Deputy|Dep|Cpl|Det|Lt|Nurse|CO|RN|PD)\\.?';

export const FURTHER_DEEDS: Readonly<Record<string, readonly FurtherDeed[]>> = {
  aggression_or_property_damage: [
    {
      done: wholeWordsAsWritten(
        `(?:[Ss]lapped|[Hh]it|[Pp]unched|[Ss]hoved|[Pp]ushed|[Kk]icked|[Cc]hoked|[Bb]it|[Ss]truck|[Aa]ttacked|[Aa]ssaulted|[Tt]hreatened|[Ss]tabbed|[Ss]wung (?:at|on)|[Ss]pat (?:at|on)|[Ll]unged at) ${SAYS_TITLE}(?: \\p{Lu}\\p{L}+)?`,
      ),
      unless: /\b(?:hit by|struck by|pending referral)\b/i,
    },
    {
      done: wholeWords(
        "(?:put|throws?|threw|thrown|tossed|hurled|chucked|sent|kicked|swung) (?:an? |the |his |her |their |my )?(?:[\\p{L}-]+ ){1,2}(?:through|thru|at|into|against) (?:an? |the |his |her |their |my |[\\p{L}]+['’]s )?(?:[\\p{L}-]+ ){0,2}?(?:windows?|windshields?|doors?|walls?|tv|television|mirror|screen|car|truck)",
        'chairs?,? (?:through|thru|at|into) (?:an? |the |his |her |my )?(?:[\\p{L}-]+ )?(?:windows?|doors?|walls?|tv|television)',
        "(?:broke|broken|fractured|busted) (?:an? |the |another )?(?:[\\p{L}]+(?:['’]s)|man['’]s|woman['’]s) (?:nose|jaw|arm|ribs?|finger|teeth|tooth|cheekbone|orbital)",
        '(?:broke|smashed|threw|destroyed|punched) (?:things|stuff|dishes|plates|furniture|objects|everything)',
      ),
      unless:
        /\b(?:victim|(?:was|were|been|got) (?:thrown|kicked|hit)|broke (?:his|her|their|my) (?:own|arm|leg|nose|jaw|hand|ankle|wrist)|ball|accident\w*|on the job)\b/i,
    },
  ],
  history_of_self_harm: [
    {
      done: wholeWords(
        '(?:used to |would |has )?(?:hit|hits|hitting|punched|punches|bruis(?:es|ed|ing)|pinche[sd]) (?:my|her|his|their) (?:own )?(?:legs?|thighs?|arms?|stomach|face|head) (?:with|until|till|on purpose|against (?:the|a) wall)',
        '(?:burn(?:s|ed|t)?|cuts?|scratch(?:es|ed)|carve[sd]|slash(?:es|ed)|slice[sd]) (?:(?:own|l|r|lt|rt|left|right|both|inner|upper|the) )*(?:wrists?|forearms?|arms?|thighs?|legs?|hips?|stomach|ankles?|hands?) (?:w/|with|using) (?:an? |the )?(?:[\\p{L}-]+ )?(?:razor\\p{L}*|blade|knife|lighter|cigarettes?|cig|iron|glass|scissors|pin|needle|cutter|paper ?clip|tack)',
        `(?:cutting|cuts?) (?:(?:on|of|to) )?(?:(?:his|her|their|my|inner|left|right|l|r|both|upper|the) )*(?:wrists?|forearms?|arms?|thighs?|legs?|hips?|stomach|ankles?),? ${WHEN}`,
        '(?:scratches|cuts|cut marks|lacerations|burns) (?:(?:to|on|across|over|along) )?(?:(?:the|his|her|their|l|r|lt|rt|left|right|both|inner|volar) )*(?:wrists?|forearms?|thighs?)\\b[^.;]{0,24}\\b(?:superficial|linear|parallel|horizontal|self|days? old|healing|healed)',
      ),
      unless:
        /\b(?:accident\w*|stove|oven|grease|cook\w*|at work|on the job|surg\w+|cat|dog|fell|fall|restrain\w*|handcuff\w*|wreck|crash)\b/i,
    },
  ],
  history_of_suicide_attempts: [
    {
      done: wholeWords(
        `(?:took|taken|swallowed|downed|ingested|taking) (?:about |around |over |approx\\.? |at least |some )?${TENS}(?: or \\p{L}+)? (?:of )?(?:(?:his|her|their|my|the) )?(?:\\d+ ?mg )?${TAKEN_IN}`,
        `(?:suicide|od|overdose[d]?|attempt\\p{L}*)\\b[^.;]{0,40}\\b${TENS} (?:tabs|tablets|pills|caps|capsules)`,
        `attempt (?:on |in |of |: ?|- ?)?\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?\\b[^.;]{0,60}\\b(?:tabs|tablets|pills|od|overdos\\p{L}+|hang\\p{L}*|cut|gun|jump\\p{L}*|rope|belt|bridge|vodka)`,
        `(?:did try|tried|have tried|has tried|attempted) (?:it )?(?:once|twice|\\d ?x|x ?\\d|(?:\\d|two|three|four|several) times)\\b[^.;]{0,40}\\b(?:pills|hang\\p{L}*|gun|overdos\\p{L}*|od|cut\\p{L}*|wrists?|jump\\p{L}*|drown\\p{L}*|bridge|rope|belt|noose|tylenol|carbon)`,
        '(?:had |has |have )?(?:swallowed|drank|drunk|drinking) (?:bleach|antifreeze|drano|rat poison|pesticide|lye)(?! (?:by accident|accident))',
        '(?:cut|slit|slashed) (?:an? |his |her |their |my |both )?wrists?,? (?:in|at|when|age|(?:19|20)\\d\\d)',
        '(?:was|had to be|were) (?:found and )?(?:cut down|talked (?:down|off))(?: (?:from|by|off)\\b)?',
      ),
      unless:
        /\b(?:accident\w*|unintentional\w*|pills with (?:him|her|them)|urine|count(?:ed)?|refill\w*|dispensed?|filled|supply|#)\b/i,
    },
  ],
  history_of_trauma: [
    {
      // As notes say it without a whole sentence: who did it, to what, how old the client was.
      done: wholeWords(
        `(?:who|${KIN}|pimp|trick|cellmate)(?:,? \\p{Lu}\\p{Ll}+,?)? (?:once |had |also )?broke (?:her|his|their|my) (?:\\p{L}+ ){0,2}(?:arm|nose|jaw|ribs?|wrist|orbital|hand|collarbone|cheekbone|teeth|leg|fingers?)`,
        `(?:who|${KIN}|pimp|trick|cellmate)(?:,? \\p{Lu}\\p{Ll}+,?)? ["“]?(?:once |had |also |used to )?(?:knock\\p{L}*|slap\\p{L}*|push\\p{L}*|threw|throws?|slam\\p{L}*|smack\\p{L}*|drag\\p{L}*) (?:me|her|him|them|us) (?:about|around|into|down|through|against|across|by the (?:hair|arm|neck)|to the (?:floor|ground))`,
        `(?:coach|priest|pastor|teacher|neighbor|babysitter|cousin|uncle|grandfather|step\\p{L}+|foster \\p{L}+|(?:mom|mother)['’]s (?:boyfriend|bf|husband)|(?:dad|father)['’]s friend),? (?:(?:at )?age[sd]? \\d{1,2}(?:[-–]\\d{1,2})?,? )?(?:touch(?:ed|ing)|molest(?:ed|ing|ation)|fondl(?:ed|ing)|rap(?:ed|ing)|abus(?:ed|ing))`,
        "raped (?:there|here|then|again|once|twice|x ?\\d|multiple|several|\\d)|(?<!\\b(?:he|she|they|i|client|pt) )stabbed (?:in ['’]?\\d|at \\d|twice|once|x ?\\d)",
        `lost (?:an? |the |her |his |their |my )(?:baby|infant|newborn|son|daughter|child)(?! (?:to )?(?:support|care|custody|visits?|cps|foster|dcf\\w*|the (?:state|county|system)))(?=,| (?:at|in|to|when|last|\\d))`,
        '(?:hit|beat|beaten|whipped|struck|burned|burnt) (?:w/|with) (?:an? |the |his |her )?(?:cords?|belts?|switch(?:es)?|sticks?|hangers?|wires?|extension cords?|paddles?|pipes?|irons?|cigarettes?|hose)',
        '(?:nightmares|flashbacks)\\b[^.;]{0,30}? (?:of|about) (?:the|that|his|her|their|my) (?!same|past|future|day|medication|week)\\p{Ll}+|still dreams (?:of |about )?(?:it|him|her|them|that)',
      ),
      unless:
        /\b(?:convicted|charged|accused|pled|in (?:football|hockey|rugby|a game|practice)|side effects?|since (?:starting|the (?:dose|new))|broke (?:up|down))\b/i,
    },
    {
      // Whoever did it is named, and the client in the words of the page: "my father beat me".
      done: wholeWords(
        `${KIN}(?:['’]s \\p{L}+)?(?: \\p{L}+,?)?(?: used to| would| had| has| often| always)? ${HURT} (?:me|us|you|the kids|the children|(?:her|him|them)(?! (?:own|to it|up a))|(?:client|patient|pt))(?! to it)`,
        `${HURT} (?:me|us)(?: all)?(?! (?:to it|up for|with (?:a )?(?:bills?|news|fees?|rent))\\b)`,
        '(?:dad|father|mom|mother|stepdad|stepfather|step ?mother|husband|ex|boyfriend|uncle)(?:,? \\p{Lu}\\p{L}+,?)? (?:(?:hit|beat|whipped)(?=[.,;]|$)|["“\']?used (?:his|her) (?:hands|fists|belt))',
        'touched (?:her|him|me|them|you) (?:sexually|inappropriately|down there|in (?:a )?bad ways?|where)',
      ),
      unless: /\b(?:(?:at|in) (?:cards|chess|pool|checkers|court)|charged with|convicted|pled)\b/i,
    },
    {
      done: wholeWords(
        '(?:was|were|been|got|being|and) (?:regularly |often |repeatedly |badly |severely )?(?:hit|beat|beaten|whipped|flogged|kicked|burned|struck|caned|paddled) (?:with|by|at) (?!(?:an? |the )?(?:car|truck|bus|van|vehicle|train|ball|puck|motorcycle|drunk driver|driver|pitch|lightning|falling|tree))',
        'flogged|tortured|(?:shackled|chained|tied) to (?:an? |the |his |her )?(?:bed|radiator|post|chair)(?= as| for| by| when)',
        '(?:locked (?:her|him|me|them|us)|(?:was|were|been|got|being) locked) (?:up )?in (?:an? |the )?(?:[\\p{L}-]+ )?(?:closet|shed|basement|cellar|room|attic|trunk|garage|cage|bathroom)',
        '(?:sexual(?:ly)? |physical(?:ly)? )?abused? (?:as|when|since) (?:an? )?(?:kid|child|children|teen\\p{L}*|boy|girl|young|little|minor|he|she|they|i)',
        `(?:an? |the |date |gang |of |disclosed |survived )rape(?! kit| crisis)|rape ${WHEN}|date[- ]raped?`,
        'made (?:her|him|me|them) (?:do|perform) (?:sexual )?things',
        `(?:(?:his|her|their|my|the|whose) )?(?:\\p{L}[\\p{L}-]{0,20} )?(?:son|daughter|child|baby|husband|wife|brother|sister|fianc\\p{L}+|best friend|mother|father|partner|boyfriend|girlfriend)(?:,? \\p{Lu}\\p{L}+,?)? (?:(?:was|got|were) )?(?:killed|murdered|shot (?:dead|and killed|to death)|stabbed to death|gunned down)(?! (?:him|her|them)sel)`,
        '(?:died|killed|shot|bled out|die|dying) (?:right )?(?:beside|in front of|next to|in the arms of) (?:him|her|them|me|us)|died in (?:his|her|my|their) arms',
        '(?:nightmares?|flashbacks?|bad dreams)\\b[^.;]{0,20}\\b(?:of|about|from|since|to) (?:(?:the|his|her|their|my|that|an?) )?(?:[\\p{L}]+ ){0,6}?(?:accident|crash|wreck|war|service|deployment|combat|fire|assault|attack|rape|shooting|explosion|blast|bombing|stabbing|earthquake|abuse|iraq|afghanistan|vietnam)',
        '(?:in|into|during) (?:the |his |her |an? )?(?:ied|bomb|mortar|rocket) (?:blast|attack|explosion)',
        '(?:parents?|home|household|house|mom|mother|childhood|growing up|grew up)\\b[^.;]{0,40}\\b(?:dv|domestic violence|violent (?:home|to|toward)|violence (?:at|in the) home)',
        "(?:father|dad|stepfather|stepdad|mom['’]s boyfriend) (?:was |is )?(?:violent|abusive) (?:to|toward|towards|with) (?:his|her|their|my|the|everyone|us|me|him)",
        '(?:was|held|been) (?:at )?(?:gun|knife)[- ]?point|held (?:an? |the )?(?:knife|gun) (?:to|at|against) (?:his|her|their|my) (?:throat|head|neck)',
      ),
      unless:
        /\b(?:charged|arrested|convicted|accused|pled|rape crisis|rape kit|substance abused?|drug abuse|alcohol abuse|in remission)\b/i,
    },
    {
      done: /\b(?:diagnos[ei]s|diagnosed (?:with|as)|dx|conditions?|problem list|problems|impression|assessment|carries|history of|treated for)\b[^.]{0,120}(?<!\b(?:no|r\/o|rule out|possible|not) )(?<![\p{L}\d])(?:ptsd|c-?ptsd|post-?traumatic stress)(?![\p{L}])|\bF43\.1\d?\b/iu,
      unless: /\b(?:screen\w*|rule[- ]?out|r\/o|provisional|negative|family)\b/i,
    },
  ],
  history_of_tbi_concussions: [
    {
      done: wholeWords(
        '(?:brain|cerebral|frontal|temporal) contusions?|concussed|(?:subarachnoid|intracranial|epidural|extradural) (?:bleed|hemorrhage|hematoma)|subdural(?: hematoma| bleed)?|skull fractures?|fractured skull|(?:cranio|burr holes?|craniotomy) (?:after|for|following) (?:an? |the )?(?:fall|assault|crash|injury|bleed)',
        `concussions?,? (?:${WHEN}|playing|while|after|with|w/|falling|twice|once|hx|from)`,
        '(?:told|dx(?:ed)?|diagnosed|lists?|with|w/|[:;=]|got|had|mild|one|two|three|several|multiple|\\d) (?:an? |with |as )?concussions?',
        '(?:hit|struck|banged|cracked|smacked|slammed) (?:his|her|their|my) (?:temple|forehead|skull|face)\\b[^.;]{0,40}\\b(?:concuss\\p{L}+|out|unconscious|black\\p{L}* out|stitches|ct|er)',
        `knocked (?:out|unconscious)(?: cold)?,? (?:${WHEN}|once|twice)`,
        '(?:unconscious|out cold|passed out|blacked out|lost consciousness|knew nothing) (?:for )?(?:(?:about|what|over|at least) )?(?:[\\p{L} ]{0,24}?)["“]?(?:an? |one |two |three |several |\\d+ )(?:or two )?(?:seconds?|minutes?|mins?|hours?|days?)',
        '(?:anoxic|hypoxic|traumatic|acquired) brain (?:injury|damage)|\\btbi (?:from|in|after|with|(?:19|20)\\d\\d|clinic)',
      ),
      unless:
        /\b(?:aneurysm|stroke|rule[- ]?out|r\/o|no (?:signs|evidence) of|negative for|overdos\w+|narcan|od\b|protocol|faint(?:s|ed|ing)? (?:from|when) (?:blood|needles)|drank|drinking|drunk(?! (?:in|this|and fell)))\b/i,
    },
  ],
  eating_disorder: [
    {
      done: wholeWords(
        '(?:bulimi[ac]|anorexi[ac])(?: nervosa)?(?=,? (?:from|at|in|since|until|severe|moderate|mild|active|nervosa|\\(|dx|as an?|age|hx|(?:19|20)\\d\\d))',
        '(?:starv(?:ed|es|ing)|made|makes) (?:my|her|him|them|your)sel(?:f|ves)(?= (?:in|at|for|to|during|when|throw|vomit|sick|and)|[.,;]|$)(?! (?:a|an|the|to (?:get|go|eat|work|do))\\b)',
        '(?:purg(?:es|ed|ing)|bing(?:es|ed|ing|e)(?: and| &|/| -> ?| then)* ?purg\\p{L}+|restrict(?:s|ed|ing)(?: food| intake| calories)? and (?:purging|purges|bingeing)) (?:\\d|after|since|daily|in|from|until|weekly|several|most|\\()',
        '(?:residential|php|iop|treatment|inpatient|hospitalized|treated) (?:for|at [^.;]{0,30} for) (?:an? |her |his )?(?:eating disorder|anorexia|bulimia|ed\\b)',
      ),
      unless: /\b(?:drink\w*|drank|alcohol|meals? (?:plan|skipped)|fasting for|lent|ramadan|cause of|for surgery)\b/i,
    },
  ],
  psych_testing_done: [
    {
      done: wholeWords(
        '(?:cogscreen(?:-ae)?|neo-?pi|sassi|16pf|mmpi|mcmi|wais|wisc|rorschach|rbans|wms|wppsi|woodcock[- ]johnson|vineland|ados|tova|stroop|wiat|wrat|basc)(?:-?(?:\\d|[ivx]+)(?:-?(?:rf|tr|a))?)?(?![\\p{L}])',
        "(?:(?:neuro)?psych(?:ological|oeducational|ometric|o-educational)?|neurocognitive|cognitive|personality|iq|autism|adhd|learning) (?:testing|tests?|eval(?:uation)?|assessment|battery)(?:,| -| in| at| on| by| from| done| completed| dated|:)? ?(?:\\(?(?:by |with |at (?=\\d)|dr |done |in |age |spring |summer |fall |winter |early |late )*(?:\\d{1,2}/\\d{1,4}(?:/\\d{2,4})?|(?:19|20)\\d\\d|['’]\\d\\d|at (?:age )?\\d+|dr\\b|[\\p{L}]+ (?:19|20)\\d\\d)|found|showed|shows|revealed|dx|confirmed|indicated|was (?:done|given|completed))",
        '(?:neuropsych|psych testing|psychometrics),? (?:\\(?\\d{1,2}/\\d{2,4}|\\(?(?:19|20)\\d\\d)',
        '(?:evaluated|tested|assessed|given tests|seen for testing) (?:by|with) (?:an? |the |dr\\.? )?(?:[\\p{L}-]+ )?(?:neuro)?psychologist(?= (?:at|in|when|for|\\()|[.,;]|$)',
        "(?:psychologist|neuropsychologist|dr\\.? [\\p{L}'’-]+)\\b[^.;]{0,40}\\b(?:gave|administered|did) (?:him |her |them )?(?:[\\p{L}]+ )?(?:tests?|testing|battery)(?! (?:for|of) (?:drugs?|covid|hiv|tb))",
        "(?:dr\\.? [\\p{L}'’-]+['’]s|school) (?:psych(?:ological)? )?(?:testing|evaluation|psychoeducational \\p{L}+),? (?:\\(?(?:19|20)\\d\\d|at (?:age )?\\d)",
        '\\bpai\\b(?:,| and| :|:| was| were| showed| given| valid)',
      ),
      unless:
        /\b(?:recommend\w*|refer\w*|request\w*|schedul\w*|order(?:ed|s)?|pending|needs?|would|should|will|plan(?:s|ned)?|consider\w*|not (?:done|completed|had)|never|montreal|moca|mini-?mental|drug test\w*|psychiatric eval\w*|authoriz\w*|consent\w*)\b/i,
    },
  ],
  completed_genetic_testing: [
    {
      done: wholeWords(
        '(?:pgx|pharmacogen(?:omic|etic)s?|gene ?sight|genomind|genetic)(?: \\(?(?:panel|swab|tests?|testing|results?|profile|report|gene ?sight|pgx|psychotropic)\\)?){0,3},? (?:\\(|was |is |were )?(?:done|completed|resulted|on file|in chart|collected|back|in (?:19|20)\\d\\d|(?:19|20)\\d\\d|\\d{1,2}/\\d{1,2}|showed|shows|dated)',
      ),
      unless:
        /\b(?:not (?:been )?(?:done|completed|had)|never|recommend\w*|refer\w*|request\w*|pending|schedul\w*|order(?:ed|s)?|considers?|would|should|prenatal|carrier screen\w*|cancer|brca)\b/i,
    },
  ],
  epipen: [
    {
      done: wholeWords(
        "epi-?pens?(?:['’]s)? ?(?:x ?\\d|\\(x?\\d\\)|jr|in (?:the |his |her |my |their |nurse['’]?s? )?(?:purse|bag|backpack|pack|office|car|truck|pocket|kit|desk|glove|home|fridge|room|property|locker)|at (?:home|school|work)|with (?:him|her|them)|on (?:him|her|them|hand|person)|carried|prescribed|on file|expires?|exp\\.?)",
        'carr(?:y|ies|ied|ying) (?:an? |his |her |two |my )?epi-?pens?|(?:has|have|keeps?|own|got|given|rx(?:ed)?|prescribed) (?:an? |his |her |two |my )?epi-?pens?|\\(?epi-?pen\\)(?= |$|[.,;])',
        '(?:has|have|carries|keeps) (?:an? )?epi(?:nephrine)?(?= \\(|[.,;]|$)|epi(?:-?pen)?s?[:?] (?:si|yes|prescribed|in (?:purse|bag)|has)(?! no)',
      ),
      unless: /\b(?:no|not|never|without|needs? an|denies|does ?n[o'’]t|out of date|lost|recommend\w*)\b/i,
    },
  ],
};

/** That it never was, where no single name is denied. */
export const FURTHER_NONE: Readonly<Record<string, RegExp>> = {
  residential_programs:
    /\b(?:(?:never|not) (?:been|lived|stayed|gone|went|was|entered|attended|had|done|tried)? ?(?:in|to|at|through)? ?(?:an?|any|such an?)? ?(?:(?:inpatient|residential|live-?in|drug|alcohol|treatment|recovery|rehab\w*|SUD) (?:or \p{L}+ )?)*(?:program|rehab|residential|treatment (?:center|facility|program)|rehab\w* (?:program|center))|no (?:past |prior |previous |SUD |residential |drug |alcohol )*(?:rehabs?|residential(?: (?:treatment|stays?|programs?))?|treatment (?:programs|stays|episodes)|programs))(?=[.,;)]| or\b| before| ever| in (?:his|her)|$)/iu,
  hospitalizations:
    /\b(?:never (?:been |stayed |spent )?(?:[\p{L}]+ or )?(?:an? |the |any )?(?:[\p{L}]+ (?:program|rehab) or )?(?:in )?(?:an? |the |any )?(?:program or |rehab or )?(?:psych(?:iatric)? |mental )?(?:hospital|psych ward)(?: stay| overnight)?|no (?:past |prior |previous )?(?:psych(?:iatric)? |inpatient |hospital )(?:stays?|nights?|admissions?|admits?|hospitali[sz]ations?)(?: ever)?)(?=[.,;)]| or\b|$)/iu,
  completed_genetic_testing:
    /\b(?:pharmaco)?gen(?:etic|omic)s? (?:test\w*|panel)(?: (?:for|of) [^.;]{0,30}?)? (?:has|have|was|were) (?:not|never) (?:been )?(?:done|completed|performed|ordered)\b/i,
  psych_testing_done:
    /\b(?:psych\w*|neuropsych\w*) (?:testing|tests?) (?:has|have|was|were) (?:not|never) (?:been )?(?:done|completed|performed|given)\b/i,
  registered_sex_offender:
    /\b(?:not on (?:any |the |a )?|on no |no )(?:sex(?:ual)? offender )?(?:regist(?:ry|ries|er)|offender list)\b|\bnot (?:an? )?registered (?:as an? )?(?:sex(?:ual)? )?offender\b/i,
  epipen:
    /\b(?:(?:carries|carry|has|have) no (?:injector|auto-?injector|epinephrine|pen)|epi(?:-?pen)?\s?(?:[-–:?]|\.{2,})\s?["“]?(?:no|none|n|denies)\b|(?:no|not? (?:have|has|carry|need|prescribed|given) (?:an? )?|does(?: not|n['’]t) (?:have|carry|need) (?:an? )?|never (?:had|needed|prescribed) (?:an? )?|without (?:an? )?) ?epi-?pens?|epi-?pen(?: on file)?\s?[:=-]?\s?(?:no|none|n|denies|not (?:needed|carried|prescribed)))\b/i,
  eating_disorder:
    /\b(?:no|never an?|never had an?|denies) (?:hx of |history of |any )?eating (?:disorders?|problems?|issues)\b/i,
};
