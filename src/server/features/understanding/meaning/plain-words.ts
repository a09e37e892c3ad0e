/*
 * Everyday and trade names that records use for what forms ask: parts of expressions, matched as whole words without regard
 * to case. Plain data; a word that means something else at least as often is left out.
 */

const joined = (...lists: string[]): string => lists.join('|').replace(/\s*\n\s*/g, '');

/** What is drunk. */
export const DRINKS = joined(
  'alcohol|liquor|beers?|wine|vodka|whiske?y|bourbon|tequila|rum|gin|brandy|malt liquor|hard seltzers?|tall ?boys?|tallcans?|moonshine|etoh|white claws?|mixed drinks?|booze',
);

/** What is used otherwise, by the names of laboratories, shops and the street. */
export const DRUGS = joined(
  'opioids?|opiates?|heroin|fentanyl|fent|fetty|dope|oxycodone|oxys?|oxycontin|rox(?:ys?|ies|ycodone|icodone)|perc(?:s|ocets?| ?30s?)?|hydrocodone|vicodin|norco|lortab|tramadol|dilaudid|hydromorphone|morphine|codeine|carfentanil|nitazenes?|xylazine|tranq',
  'benzos?|benzodiazepines?|alprazolam|xanax|xan(?:s|nies?|ax bars?)|lorazepam|ativan|clonazepam|klonopins?|diazepam|valium|etizolam|bromazolam|phenobarbital|phenibut|ghb|gbl|carisoprodol|soma|zolpidem',
  'cocaine|crack(?: cocaine)?|methamphetamines?|meth|crystal meth|amphetamines?|adderall|vyvanse|ritalin|bath salts|mdma|ecstasy|molly',
  'cannabis|marijuana|weed|smok(?:es?|ed|ing) pot|thc|delta[- ]?(?:8|9|10)|dabs?|edibles|wax pens?|k2|synthetic cannabinoids?',
  'kratom|7-?oh|mitragynine|tianeptine|ketamine|lsd|psilocybin|dxm|inhalants?|nitrous(?: oxide)?|whippets?|dusters?|dust-?off|canned air|gabapentin|pills',
);

/** Names of medicines that a house gives or a pharmacy fills, beside what the ends of their words show. */
export const MEDICINES = joined(
  'suboxone|subutex|sublocade|brixadi|zubsolv|buprenorphine(?:[-/ ]naloxone)?|bup(?:/nal)?|methadone|naltrexone|vivitrol|acamprosate|campral|antabuse|disulfiram|lucemyra|lofexidine|clonidine',
  'sertraline|zoloft|fluoxetine|prozac|escitalopram|lexapro|citalopram|celexa|paroxetine|paxil|bupropion|wellbutrin|venlafaxine|effexor|desvenlafaxine|pristiq|duloxetine|cymbalta|mirtazapine|remeron|trazodone|amitriptyline|elavil|nortriptyline|doxepin|buspirone|buspar|hydroxyzine|vistaril|atarax|propranolol|prazosin|minipress',
  'lithium|lamotrigine|lamictal|valproate|depakote|divalproex|carbamazepine|tegretol|oxcarbazepine|trileptal|topiramate|topamax|levetiracetam|keppra|phenytoin|dilantin|gabapentin|neurontin|pregabalin|lyrica',
  'quetiapine|seroquel|olanzapine|zyprexa|aripiprazole|abilify|risperidone|risperdal|ziprasidone|geodon|haloperidol|haldol|lurasidone|latuda|paliperidone|invega|clozapine|cariprazine|vraylar',
  'strattera|atomoxetine|guanfacine|intuniv|vyvanse|lisdexamfetamine|adderall|concerta|methylphenidate|ritalin|alprazolam|lorazepam|ativan|clonazepam|klonopin|diazepam|valium|chlordiazepoxide|librium|temazepam|zolpidem|ambien|melatonin',
  'lisinopril|amlodipine|norvasc|losartan|metoprolol|atenolol|carvedilol|hydrochlorothiazide|hctz|furosemide|lasix|spironolactone|atorvastatin|lipitor|rosuvastatin|simvastatin|apixaban|eliquis|warfarin|coumadin|rivaroxaban|xarelto|clopidogrel|plavix',
  'metformin|glipizide|insulin(?: \\w+)?|lantus|humalog|novolog|ozempic|semaglutide|jardiance|levothyroxine|synthroid|omeprazole|pantoprazole|famotidine|albuterol|spiriva|symbicort|advair|montelukast|singulair|prednisone|ibuprofen|naproxen|acetaminophen|meloxicam|cyclobenzaprine|baclofen|tizanidine|sumatriptan|ondansetron',
  'amoxicillin|clindamycin|doxycycline|cephalexin|bactrim|azithromycin|ciprofloxacin|metronidazole|biktarvy|truvada|descovy|epclusa|mavyret|thiamine|folic acid|folate|multivitamin|potassium|vitamin d|birth control|depo-?provera',
);

/** What an allergy does. */
export const REACTIONS = joined(
  'rash(?:es)?|hives|welts|itch(?:ing|es|y)?|swell(?:s|ing|ed)?|swollen|anaphyla\\w+|angioedema|blisters?|wheez\\w+|bronchospasm|breaks? out|throat (?:clos\\w+|swell\\w+|tight\\w+)|clos(?:es|ed|ing) (?:of )?(?:his|her|their|the|up)? ?throat|trouble breathing|stevens[- ]johnson',
);

/** What stopping does. */
export const STOPPING_SIGNS = joined(
  'shak(?:es?|ing|y)|shook|sweat(?:s|ing|y|ed)?|night sweats|tremors?|tremulous\\w*|cramp(?:s|ing)?|yawning|goose ?(?:flesh|bumps)|runny (?:nose|eyes)|watery eyes|teary|restless\\w*|legs? kick(?:s|ing)|kicking|chills|aches|body aches|hot flashes|nausea|vomit\\w*|threw up|throwing up|diarrhea|(?:poor|no|broken) sleep|(?:did|does|could) not sleep|sleepless\\w*|insomnia|irritab\\w+|panic|agitation|agitated|racing heart|heart ran|palpitations|anxiety|delirium(?: tremens)?|dts|hallucinat\\w+|(?:heard|saw|seeing|hearing) (?:things|voices|music)|dope ?sick|sick as a dog|puk(?:es?|ed|ing)|low mood|days? of sleep|seizures?|convuls\\w+|fits',
);

/** Lasting illnesses of the body, and tests that speak of them. */
export const CONDITIONS = joined(
  'hypertension|high blood pressure|htn|diabet\\w+|a1c|hepatitis|hep ?[abc]|cirrhosis|liver|asthma|copd|emphysema|epilepsy|hiv|tb|tuberculosis|ppd|heart (?:disease|failure|murmur|attack|valve)|mitral valve|pacemaker|stroke|chf|afib|atrial fibrillation|dvt|blood clots?|kidneys?|renal|dialysis|anemia|cancer|thyroid|hypothyroid\\w*|gerd|ulcers?|pancreatitis|celiac|crohn\\w*|arthritis|chronic pain|back pain|neuropathy|abscess(?:es)?|cellulitis|endocarditis|mrsa|wound care|pregnan\\w+|lmp|concussions?|head injury|fracture[ds]?|surgery|mobility|cane|walker|wheelchair|oxygen|cpap|ekg|ecg|qtc|medically (?:stable|cleared)|vitals?|bp \\d{2,3}',
);

/** Who insures, by the names that cards and letters carry. */
export const INSURERS = joined(
  'aetna|anthem|elevance|bcbs|blue ?cross(?: (?:and |& )?blue ?shield)?|blue ?shield|carelon|beacon health|cigna|evernorth|united ?health ?care|uhc|optum|tricare|humana|kaiser(?: permanente)?|magellan|ambetter|centene|molina|umr|geha|medicaid|medicare|triwest|medi-?cal',
);
