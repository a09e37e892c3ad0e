/*
 * What discharge papers, assessments, screens, jails, schools and nurses call the fields in which a wrong value does harm,
 * beside the names of the other lists. Parts of expressions, matched as a whole label without regard to case. Plain data.
 */

const EVER =
  '(?:(?:any |known )?(?:history|hx|h/o) ?(?:of )?|past |prior |previous |prev\\.? |lifetime |recent |ever |any |known |positive )?';
const BEHIND = '(?:,? ?(?:hx|history|past|lifetime|ever|y ?/ ?n|\\(y ?/ ?n\\)|\\(?(?:describe|specify|explain)\\)?))?';
const around = (words: string): string => `${EVER}(?:${words})${BEHIND}`;

export const SAFETY_LABELS: Readonly<Record<string, readonly string[]>> = {
  history_of_seizures: [
    'convulsion(?:es)?|ataques(?: epil[eé]pticos)?',
    around(
      'seizures?|sz(?:s|d|/d)?|epilepsy|convulsions?|fits|(?:withdrawal|w/?d|alcohol|etoh|alcohol[- ]related|benzo|drug[- ]related) (?:seizures?|sz)|seizures? ?(?:\\((?:withdrawal|w/d|any|etoh)(?: or other)?\\)|d/o|dz|disorders?)',
    ),
    '(?:seizures?|epilepsy|convulsions?) ?(?:/|,|or|and|&) ?(?:seizures?|epilepsy|convulsions?|seizure disorder|neurological(?: disorder)?)(?: (?:hx|history))?',
    '(?:last|most recent) (?:known )?(?:seizure|sz)(?: (?:date|activity|was))?',
    'date of last (?:seizure|sz)',
    'seizure (?:activity|condition|problems?)',
  ],
  history_of_suicide_attempts: [
    'intentos? de suicidio|ha intentado (?:suicidarse|quitarse la vida)',
    around(
      'sa|sas|s\\.a\\.|suicide attempts?|suicidal attempts?|attempts?|attempts? at suicide|attempted suicides?|suicide behaviou?rs?|suicidal behaviou?rs?|attempts? to (?:end|take) (?:own )?life',
    ),
    '(?:number|no\\.?|#|total(?: number)?)(?: ?of)? ?(?:lifetime |prior |past |previous |known |actual )?(?:suicide |suicidal )?attempts?',
    '(?:prior|past|previous|lifetime|suicide) attempts? ?\\([^)]{3,40}\\)',
    'how many (?:times (?:have you|has (?:he|she|(?:the )?(?:client|patient|student|youth))) (?:ever )?(?:attempted|tried) (?:to commit )?suicide|suicide attempts(?: (?:have you|has (?:he|she)) (?:had|made))?)',
    '(?:c-?ssrs:? )?behaviou?rs?,? ?\\(?lifetime\\)?',
    '(?:s/a|suicide attempts? ?/ ?gestures?|suicidal (?:gestures?|acts?))',
    '(?:actual|interrupted|aborted) (?:suicide )?attempts?(?: \\(lifetime\\))?',
  ],
  history_of_self_harm: [
    'se (?:ha )?(?:cort(?:a|ado)|lastima(?:do)?)|autolesi(?:[oó]n|ones)',
    around(
      'sib|sibs|si\\.?b\\.?|nssi|nssib|cutting|self[- ]?harm(?:ing)?|self[- ]?injur(?:y|ies|ious)(?: behaviou?rs?)?|self[- ]?injurious|self[- ]?mutilation|self[- ]?inflicted injur(?:y|ies)|self[- ]?abuse|self[- ]?destructive behaviou?rs?',
    ),
    'self[- ]?harm ?\\((?:sib|nssi|non-?suicidal)\\)',
    '(?:self[- ]?(?:harm|injury)|cutting) (?:episodes|incidents|events)',
    '(?:cutting|burning) ?/ ?(?:cutting|burning|scratching)(?: ?/ ?\\w+)?',
  ],
  aggression_or_property_damage: [
    'violencia|agresi[oó]n|comportamiento violento',
    around(
      'violence|violent behaviou?rs?|violent acts?|assault(?:s|ive)?(?: behaviou?rs?)?|assaultiveness|aggression|aggressive(?: ?/ ?(?:violent|assaultive))?(?: behaviou?rs?)?|(?:verbal|physical)(?: ?/ ?(?:verbal|physical))? aggression|combative(?:ness)?|homicidal acts?|harm(?:ing)? (?:to )?others|danger to others|hurt(?:ing)? (?:others|people)|fighting|physical fights?|fights',
    ),
    '(?:violence|aggression|assault|threats?) ?(?:/|,|or|and|&) ?(?:violence|aggression|assault(?:s|ive)?|threats?|weapons?|homicide|property (?:damage|destruction))(?: (?:hx|history|behaviou?rs?))?',
    'hi ?/ ?violence',
    'assault ?/ ?battery',
    'physical altercations?',
  ],
  concerns_for_withdrawal: [
    '(?:s[ií]ntomas de )?abstinencia|al dejar(?: de (?:usar|tomar|beber))?|(?:on |upon |after )?stopping|gets? sick\\??',
    around(
      'withdrawal|w/d|withdrawals|withdrawal (?:symptoms|sx|signs|complications|syndrome|issues|problems|concerns|delirium)|w/d (?:sx|symptoms|risk|hx)|dts|d\\.t\\.s|delirium tremens|complicated withdrawals?|severe withdrawal|physical dependence',
    ),
    '(?:acute )?(?:intoxication ?(?:and ?/ ?or|and|or|/|&) ?)?withdrawal (?:potential|risk|severity|level)(?: (?:rating|level|score))?',
    '(?:risk|potential|likelihood) (?:of|for) (?:severe |acute )?(?:withdrawal|w/d|dts)',
    '(?:currently |presently )?(?:in|experiencing|having) (?:acute )?withdrawal',
    '(?:current|present|active) (?:withdrawal|w/d)(?: (?:symptoms|sx|signs))?',
    '(?:needs?|requires?) (?:medical )?(?:detox|withdrawal management)',
    '(?:asam )?(?:dimension|dim\\.?|d) ?(?:1|i|one) ?[-–:(,]? ?(?:acute )?intoxication ?(?:and ?/ ?or|and|or|/|&) ?withdrawal(?: potential)?\\)?',
    'describe (?:any )?withdrawal(?: symptoms)?(?: experienced)?',
  ],
  allergies: [
    'alergias?(?: a (?:medicinas|medicamentos|comidas?))?|al[eé]rgic[oa] a|allg|algy?s?',
    '(?:current |active |reported |documented |known |patient |client |inmate |student )?(?:drug|medication|med|food|medicine|latex|environmental)?(?: ?[/,&] ?(?:drug|food|environmental|other|latex))*(?: or food| and food)? ?allerg(?:y|ies)(?: ?(?:/|,|or|and|&) ?(?:intolerances?|sensitivit(?:y|ies)|adverse reactions?|adrs?|drug reactions?|reactions?))?(?: (?:list|noted|reviewed|verified|reported|documented|on file|as of [\\d/]{4,10}))?',
    'allerg(?:y|ies) ?(?:reviewed|verified|confirmed|updated)',
    '(?:adrs?|drug reactions?|drug intolerances?|med(?:ication)? intolerances?|intolerances?)',
    'is (?:the )?(?:client|patient|student|child|he|she) allergic to any(?:thing| medications?| foods?)?',
    'allergic(?: to)?',
  ],
};
