import type { Topic } from '../scope/statement-scope.ts';

const EVER =
  /\b(?:history|hx|past|prior|previous(?:ly)?|ever|never|lifetime|any|known|reports?|reported|has|had|have|was|were|made|attempted|diagnosed|experienced|sustained|suffered|endorses?|admits?|describes?|positive|developed|engage[sd]?|engaging|is|completed|attended|underwent|engaged|survived|died|with|due to|includes?|shows?|showed|noted|documented|significant|involved|once|twice|until (?:19|20)\d\d|as an? (?:teen\w*|child|adolescent|young|adult|minor)|times|x\s?\d)\b|\b(?:19|20)\d{2}\b/i;
const ALLEGED = /\b(?:screening|score|scale|questionnaire|form|assessment tool|inventory|checklist)\b/i;

/** Deeds that are said by naming them. */
const DEED = new RegExp(
  `${EVER.source}|\\b(?:threw|throws|stabbed|punched|hit|choked|attacked|assaulted|broken?|smashed|kicked|tore|took|taken|swallowed|downed|hung|hanged|shot|drew|ran|dragged|healing|fresh)\\b`,
  'i',
);

/** What sentences say of each history field. A name is said of the client only where the sentence is. */
export const HISTORY_TOPICS: Readonly<Record<string, Topic>> = {
  history_of_seizures: {
    ever: true,
    names:
      /\b(?:(?:withdrawal |alcohol |grand mal |tonic[- ]clonic |epileptic )*seizures?(?: disorder)?|epilepsy|convulsions?|convulsed|seized(?= (?:once|twice|in|during|while|when|after)\b)|(?<=\b(?:no|with|had|has|having|of|without|any|from|for) )fits|fits?(?= or (?:blackouts?|faints?))|blackouts? or fits|convulsing|seizing|grand mal|status epilepticus)\b/i,
    asserted: EVER,
    unless:
      /\b(?:seizure[- ](?:(?:action )?plan|precautions?|protocol|log|activity|free|threshold|medication)|anti-?seizure|pseudo-?seizures?|during (?:this|the) (?:admission|stay|hospitali[sz]ation)|(?:today|tonight|this (?:week|morning|shift)|overnight|currently))\b/i,
  },
  history_of_suicide_attempts: {
    ever: true,
    names:
      /\b(?:suicid(?:e|al) attempts?|attempts? at suicide|attempted suicide|tried to (?:kill|hang) (?:him|her|them|my|your)self|attempts? (?:on|to end) (?:(?:his|her|their|my|your) )?(?:own )?life|tried suicide|(?:tried|attempted) to (?:end|take) (?:his|her|their|my|your) (?:own )?life|attempted to (?:kill|hang) (?:him|her|them|my|your)self|overdosed (?:on purpose|intentionally|deliberately)|(?:intentionally|deliberately) overdosed|(?:overdose|hanging) attempts?|intentional overdose|attempts? (?:by|with|via) (?:an? )?(?:overdos\w+|hanging|firearm|gun\w*|shooting|cutting|jumping|pills|ingestion|poison\w*|drowning|carbon monoxide|medication\w*)|(?:past|prior|previous|hx(?: of)?|history of|made (?:one|two|three|an?|several)) SA|(?:(?:past|prior|previous|lifetime|serious) |(?:hx|history|made|making|had)(?: of)? (?:(?:an?|one|two|three|several|any|past|prior|suicide) )?)attempts?(?! (?:to|at|were|was|by)\b)(?:(?=[^.;]{0,60}\b(?:suicid\w*|SI|die|dying|dead|kill\w*|harm|cutting|overdos\w*|pills|hang\w*|wish\w*|thoughts)\b)|(?<=\b(?:suicid\w*|SI|die|dying|dead|kill\w*|harm|cutting|overdos\w*|pills|hang\w*|wish\w*|thoughts)\b[^.;]{0,80}))|(?:took|taken|swallowed|downed|ingested) (?:all (?:of )?(?:his|her|their|the) (?:\w+ )?(?:pills|tablets)|(?:a|the|his|her|their)(?: (?:whole|entire|full))? (?:bottle|box|handful) of (?:\w+ )?(?:pills|tablets|capsules|tylenol|acetaminophen|aspirin|advil|ibuprofen|elavil|amitriptyline|benadryl|trazodone|seroquel|xanax|ativan|klonopin|zoloft|prozac|lithium|gabapentin|sleeping))|(?:hung|hanged|shot) (?:him|her|them|my|your)self|(?:jumped|jump) (?:off|from) (?:a|the) (?:bridge|roof|building|balcony|overpass)|acted on (?:them|those|these|(?:the|such|his|her|their) (?:suicidal )?thoughts))\b/i,
    asserted: DEED,
    unless: new RegExp(
      `${ALLEGED.source}|\\bpills with (?:him|her|them)\\b|\\bthoughts? of (?:cutting|burning|hurting|self)`,
      'i',
    ),
  },
  history_of_self_harm: {
    ever: true,
    names:
      /\b(?:self[- ]harm(?:ing)?|self[- ]injur(?:y|ious|ing)(?: behaviors?)?|nssi|cutting(?: (?:behaviors?|him|her|them)\w*)?|self[- ]mutilation|self[- ]inflicted|hurts? self|(?:drew|ran|dragged|put) a (?:knife|blade|razor|box cutter) (?:across|to|over) (?:his|her|their|my|your) (?:\w+ )?(?:arms?|forearms?|wrists?|thighs?|legs?|stomach)|(?:healing|fresh|old|superficial|linear|healed) (?:cuts|scars)(?: (?:to|on|of|across|over))?(?: (?:the|his|her|their|both|l|r|left|right|inner))* (?:arms?|forearms?|wrists?|thighs?|legs?|hips?|stomach)|head[- ]?bang(?:s|ing)?|non-?suicidal self-injury|(?:cutting|burning|scratching|hitting) of (?:the|his|her|their) (?:own )?(?:\w+ )?(?:arms?|forearms?|wrists?|thighs?|legs?|skin)|(?:cut|burned|burnt|scratched|cuts|burns) (?:(?:his|her|their|my|your) (?:own )?(?:arms?|forearms?|wrists?|thighs?|legs?|skin)|himself|herself)|(?:harmed|hurt|injured) (?:him|her|them|my|your)self (?:on purpose|intentionally|deliberately)|(?:intentionally|deliberately) (?:harmed|hurt|injured|cut|burned) (?:him|her|them|my|your)self)\b/i,
    asserted: DEED,
    unless:
      /\b(?:cutting (?:down|back|class|school|edge)|wish(?:es)? to harm|urges?|thoughts? of|self[- ]harm (?:risk|assessment|screen\w*|policy|contract|plan))\b/i,
  },
  eating_disorder: {
    names:
      /\b(?:eating disorders?(?: behaviors?)?|disordered eating|anorexia(?: nervosa)?|bulimia(?: nervosa)?|binge[- ]eating(?: disorder)?|purging)\b/i,
    asserted: EVER,
  },
  history_of_trauma: {
    names:
      /\b(?:(?:physical|sexual|emotional|verbal|childhood|domestic)(?:,? (?:or |and )?(?:physical|sexual|emotional|verbal))* (?:abuse|assault|violence)|intimate partner violence|(?:was|been|were) (?:raped|molested|beaten|abused|trafficked|held at gunpoint)|molestation|military sexual trauma|combat (?:trauma|exposure)|found (?:him|her|them|(?:his|her|their|my|your) \w+) (?:dead|hanging|hanged)|trauma(?:tic)?(?: (?:events?|history|experiences?))?|post-?traumatic stress disorder|PTSD)\b/i,
    asserted: EVER,
    byOthers: true,
    unless:
      /\b(?:convict\w*|charged|accused|no (?:\w+ )?trauma (?:noted|seen|observed|evident)|head trauma|trauma[- ](?:informed|focused)|brain|trauma (?:center|unit|group|therapy|work)|rule[- ]?out|r\/o|orthopedic)\b/i,
  },
  history_of_tbi_concussions: {
    names:
      /\b(?:traumatic brain injur(?:y|ies)|tbi|concussions?|head (?:injur(?:y|ies)|trauma)|(?:knocked (?:unconscious|out cold)|lost consciousness)(?= (?:in|during|after|when) )|(?<=(?:was|been|got|and|were) )knocked out|skull fracture|(?:fractured|cracked|broke) (?:his|her|their|my|your) skull|plate (?:put )?in (?:the|his|her|their) skull|(?:subdural|brain bleed))\b/i,
    asserted: new RegExp(`${EVER.source}|\\b(?:knocked|hit|put|got)\\b`, 'i'),
  },
  aggression_or_property_damage: {
    ever: true,
    names:
      /\b(?:violence|violent (?:behaviors?|offenses?|outbursts?)|aggress(?:ion|ive(?: behaviors?)?)|assault(?:s|ive behaviors?)?|assaulted(?! (?:at|by|when|in|as|on|no ?one|nobody|twice|once|during|while|before|after|\d)\b)|property (?:damage|destruction)|punch(?:ed|ing)(?: (?:a )?holes? in)? (?:\w+ )?(?:walls?|doors?)|physical fights?|(?:bar|fist|street) fights?|fire[- ]?setting|arson|physical altercations?|combative|(?:threw|throws|throwing) (?:[a-z]+ ){0,2}(?:furniture|chairs?|objects)|(?:broke|smashed|kicked in|tore) (?:[a-z]+ ){0,2}(?:windows?|doors?|furniture)|violent|(?:stabbed|punched|hit|choked|attacked|assaulted) (?:an?|another|his|her|their|the) (?:\w+ )?(?:man|woman|guy|person|peer|officer|guard|nurse|staff|clerk|roommate|brother|sister|mother|father|wife|husband|girlfriend|boyfriend|partner|neighbor|coworker|client|patient|resident)|(?:broken|broke) (?:his|her|their|my|your) (?:own )?(?:hand|knuckles?|fist) (?:on|against|punching))\b/i,
    asserted: DEED,
    unless:
      /\b(?:domestic violence|partner violence|sexual assault|victim|was assaulted|witness(?:ed)? (?:\w+ )?violence|microaggress\w+|aggressive(?:ly)? (?:treat|taper|hydrat)\w*|against (?:him|her|them)|by (?:a|an|his|her|their))\b/i,
  },
  sexually_inappropriate_behavior: {
    ever: true,
    names:
      /\b(?:sexually (?:inappropriate|acting[- ]out)(?: behaviors?)?|sexual(?:ly)? (?:acting[- ]out|misconduct)|inappropriate sexual behaviors?)\b/i,
    asserted: EVER,
  },
  registered_sex_offender: {
    names:
      /\b(?:registered sex(?:ual)? offender|sex(?:ual)? offender regist(?:ry|ration)|register(?:ed)? as a sex(?:ual)? offender)\b/i,
    asserted: EVER,
  },
  pending_legal_charges: {
    names:
      /\b(?:(?:open|active|outstanding|bench|pending) warrants?|pending (?:legal |criminal )?(?:charges?|cases?|legal (?:issues|matters|charges))|(?:charges?|case) (?:is|are) (?:still )?pending|legal charges? pending|open (?:criminal )?(?:cases?|charges?|legal matters)|faces? (?:a )?charges?(?: of)?|facing (?:a )?charges?(?: of)?|charged with|(?:(?:before the court|arraigned|indicted|arrested|awaiting (?:trial|sentencing)) (?:on|for) )(?:an? |the )?charges? of|outstanding warrants?|awaiting trial)\b/i,
    unless: /\b(?:dismissed|dropped|expunged|plea|convicted|paid (?:off|in full))\b/i,
    planned: true,
  },
  probation: {
    names: /\b(?:(?:on )?(?:formal |supervised |county |unsupervised )?probation|community (?:control|supervision))\b/i,
    asserted: /\b(?:on|serving|placed on|currently|is|sentenced to|under|until|no|not|never|denies)\b/i,
    unless:
      /\b(?:probation (?:officer|department|office)|academic probation|completed|off probation|was on|previous(?:ly)?|discharged from|finished|former|report to)\b/i,
    planned: true,
  },
  parole_granted: {
    names: /\b(?:(?:on )?parole)\b/i,
    asserted: /\b(?:on|granted|currently|is|released on|no|not|never|denies)\b/i,
    unless: /\b(?:parole (?:officer|board|department)|completed|was on|previous(?:ly)?|former|finished|off parole)\b/i,
    planned: true,
  },
  hospitalizations: {
    names:
      /\b(?:(?:psychiatric(?:ally)?|psych|mental health|inpatient|medical)? ?(?:hospitali[sz](?:ations?|ed)|hospital stays?)(?: for (?:mental health|psychiatric reasons|depression|suicid\w+))?|inpatient psychiatric (?:admissions?|stays?|treatment)|psych (?:wards?|units?|holds?|admissions?|admits?)|(?:nights?|days?|weeks?) (?:in|on) (?:the )?psych|involuntar(?:y|ily) (?:holds?|commit\w+)|baker acted|psychiatric (?:admissions?|inpatient stays?))\b/i,
    asserted: EVER,
    unless:
      /\b(?:partial hospitali[sz]ation|hospitali[sz]ation (?:is|if)|avoid|during (?:this|the) hospitali[sz]ation|prior to hospitali[sz]ation|this hospitali[sz]ation)\b/i,
  },
  residential_programs: {
    names:
      /\b(?:residential,? \d+ days|residential (?:treatment|programs?|rehab(?:ilitation)?|stays?|care|facility)|inpatient rehab(?:ilitation)?|rehab)\b/i,
    asserted:
      /\b(?:completed|attended|history|prior|previous(?:ly)?|past|was (?:in|at|admitted)|has been|left|discharged from|never|any|no|denies|stayed|(?:19|20)\d{2})\b/i,
    unless:
      /\b(?:wants?|wanted|requests?|requesting|asks? for|asking for|needs?|agrees? to|agreed to|awaiting|wait(?:ing)?[- ]?list(?:ed)? for|applied to|looking for|hopes for|ready for|go straight to|referral to) ["“]?(?:an? |the |to )?(?:[\p{L}-]+ ){0,3}?(?:rehab|residential|inpatient)\b/iu,
  },
  outpatient_therapy: {
    names:
      /\b(?:outpatient (?:therapy|counseling|group|treatment|therapist)|(?:weekly|individual|talk) (?:therapy|counseling)|sees a therapist)\b/i,
    asserted:
      /\b(?:attended|history|prior|previous(?:ly)?|past|has been|sees|saw|never|any|no|denies|engaged|completed|weekly|since|(?:19|20)\d{2})\b/i,
    unless: /\bintensive outpatient\b/i,
  },
  psych_testing_done: {
    names:
      /\b(?:(?:neuro)?psychological (?:testing|evaluation|assessment)|neuropsych testing|psych testing|psychoeducational (?:testing|evaluation))\b/i,
    asserted: /\b(?:completed|done|had|underwent|was|has|history|in (?:19|20)\d{2}|never|no|denies)\b/i,
  },
  completed_genetic_testing: {
    names: /\b(?:(?:pharmaco)?genetic test(?:ing)?|pharmacogenomic test(?:ing)?|gene ?sight(?: test(?:ing)?)?)\b/i,
    asserted: /\b(?:completed|done|had|underwent|was|has|never|no|denies|results?)\b/i,
  },
  knowingly_ingested_allergen: {
    names: /\b(?:knowingly|intentionally) (?:ingest|eat|ate|consum|taken)\w*[^.;]{0,30}\ballergen?s?\b/i,
    asserted: EVER,
  },
  epipen: {
    names: /\b(?:epi-?pen|epinephrine auto-?injector)\b/i,
    asserted: /\b(?:carr(?:ies|ied|y)|has|have|prescribed|needs?|uses?|does not|no|denies|without)\b/i,
  },
};

const TOPICS = Object.entries(HISTORY_TOPICS);

/** Each history field with its topic, or the one field that is asked for alone, where it is one of them. */
export const topicsOf = (only?: string): readonly [field: string, topic: Topic][] =>
  only === undefined ? TOPICS : TOPICS.filter(([field]) => field === only);

/** A relative who has, or had, something: what a family history is made of. */
export const FAMILY_TOPIC =
  /\b(?:drank|duis?|jumped off|took (?:his|her) (?:own )?life|gun|liver|nervous breakdown|breakdown|panic|thyroid|meth|heroin|crack|cocaine|pills|oxy|opioids?|fentanyl|alzheimer\w*|parkinson\w*|huntington\w*|lithium|sober|in recovery|committed|manic\w*|gambl\w+|ocd|eating disorder|anorexia|bulimia|asthma|hypertension|high blood pressure|kidney|sickle|lupus|od|od['’]?d|etoh|seized|bypass|shot (?:him|her)self|hanged|hung (?:him|her)self|killed (?:him|her)self|overdosed|stroke|heart attack|rehab|disorder|depression|bipolar|anxiety|schizophreni\w+|suicide|alcohol\w*|addict\w+|substance|drug|overdose|cirrhosis|dementia|seizures?|epilepsy|diabetes|cancer|heart disease|PTSD|ADHD|autism|psychosis|psychiatric|mental illness)\b/i;
