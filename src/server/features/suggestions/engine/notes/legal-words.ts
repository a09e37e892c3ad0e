/** Words for what somebody may be charged with, and for matters that are over or none of the criminal courts'. Plain data. */

export const CHARGE =
  /\b(?:possession|theft(?: by [\p{L} ]{4,24})?|petit theft|petty theft|mip|minor in possession|drunk in public|drunken driving|drunk driving|health care fraud|larceny|burglary|robbery|shoplifting|retail fraud|stolen property|dui|dwi|oui|owi|ovi|d\.u\.i\.?|driving (?:under|while|on|after)[\p{L} ]{0,24}|operating (?:while|under)[\p{L} ]{0,20}|assault|battery|domestic violence|disorderly(?: conduct| persons?)?|vandalism|criminal mischief|malicious mischief|trespass\p{L}*|distribution|trafficking|intent to (?:sell|deliver|distribute)|forgery|fraud|identity theft|resisting(?: arrest)?|eluding|fleeing|failure to (?:pay|appear|comply)|fta|public intox\p{L}*|open container|solicitation|weapons? (?:charge|offense)|menacing|harassment|stalking|endangerment|arson|reckless driving|hit[- ]and[- ]run|contempt|violation of (?:probation|parole|a protective order)|vop|poss\b\.?|manufactur\p{L}*|criminal damage|damage to property|damaging property|petit larceny|shoplift\p{L}*|child endangerment|child neglect|obstruct\p{L}*|bail jumping|unlawful \p{L}+|strangulation|strangling|kidnap\p{L}*|extortion|embezzle\p{L}*|bad checks?|unauthorized use|receiving stolen|prostitution|indecent \p{L}+|vehicular \p{L}+|serious injury by vehicle|dwls|no valid license|prowling|loitering|paraphernalia|misdemeanors?|felon(?:y|ies))\b/iu;

export const CLOSED =
  /\b(?:dismissed|dropped|expunged|convict\p{L}*|plea|pled|pleaded|sentenced|served|completed|diversion|acquitted|not guilty|closed|cleared|paid (?:off|in full)|no (?:new |other )?charges?|not charged|never charged|years ago|as a (?:minor|juvenile|teen)|resolved|finished|withdrawn|history of|in (?:19|20)[01]\d|(?:19|20)(?:0\d|1\d)\b)/iu;

export const OF_CHILDREN =
  /\b(?:custody|child support|dependency|cps|dcf|eviction|divorce|small claims|immigration|guardianship|review hearing)\b/i;
