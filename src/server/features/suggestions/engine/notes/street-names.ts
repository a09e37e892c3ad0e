/*
 * What shops, streets and kitchens call what is drunk and used, beside the names of `plain-words`. Parts of expressions,
 * matched as whole words without regard to case.
 */

const joined = (...lists: string[]): string => lists.join('|');

export const FURTHER_DRINKS = joined(
  'aquavit|schnapps|sake|soju|mezcal|cognac|scotch|hennessy|fireball|four ?loko|twisted tea|champagne|prosecco|hard cider|ales?|lagers?|ipas?|margaritas?|cocktails?|mouthwash|hand sanitizer|everclear|grain alcohol|steel reserve|box(?:ed)? wine|jack daniels|jim beam|captain morgan|jameson|smirnoff|titos|bacardi|40s|forties|hooch|pruno|sherry|port wine|kahlua|long islands?|drunk|six-?packs?|twelve-?packs?|natty|bud ?light|coors|modelo|corona',
);

/** Names that mean nothing else in a record. */
export const FURTHER_DRUGS = joined(
  'batu|shabu|crystal meth|glass pipe|crank|teeners?|eight ?balls?|eightballs?|speedballs?|goofballs?|china white|black tar|smack|smacked|m-?30s?|pressed (?:pills|percs?|xan\\w*|fentanyl|blues)|pressies|fake (?:pills|percs?|xan\\w*|oxys?)|roofies|rohypnol|k-?pins?|xan ?bars?|bars of xanax|uppers|downers|hydros|oxymorphone|opana|tapentadol|nucynta|butalbital|fioricet|loperamide|imodium|diphenhydramine|robitussin|robotripping|coricidin|triple c|lean|purple drank|dirty sprite|promethazine[- ]codeine',
  'mushrooms|shrooms|peyote|mescaline|dmt|salvia|acid tabs|special k|ket|pcp|angel dust|khat|spice|k2 spray|synthetics?|weed oil|hash(?:ish)?|reefer|kush|ganja|thc (?:carts?|vapes?|pens?|wax|oil)|vape carts?|dab pens?|gummies|bong|blunts|poppers|whip-?its?|galaxy gas|computer duster|keyboard duster|paint thinner|glue|freon|gas fumes|zaza|feel free|kava|pregabalin|fentanyl patches|street (?:pills|drugs|subs?|suboxone|methadone|xan\\w*|adderall)|iv drugs?|flakka|alpha-?pvp|2c-?b|adderall|stimulants|pain ?killers|painkillers|opiate pills|crack pipe|powder cocaine|blow',
);

/** Names that mean something else as often, behind what is done with a drug. */
export const AFTER_USING =
  '(?:ice|crystal|glass|speed|blues|blue pills|tina|acid|bars|h|tar|boy|girl|snow|coke|powder|pot|bud|green|k|g|e|x|dust|rock|hard|soft|white|black|points|caps|perks?|subs|addies|pinks|yellows|sticks|wax|gas)';
