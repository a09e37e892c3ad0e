import { wholeWords } from '#server/features/understanding/text/whole-words.ts';
import type { FurtherDeed } from './further-deeds.ts';

/*
 * Deeds named by whom they were done to, by how many there were, and by how somebody was found: "shoved a foreman", "two
 * fights, last 2021", "found him on the floor jerking".
 */

/** People by what they are at work, at school, in custody and in care. */
const ROLE =
  '(?:foreman|forewoman|supervisor|boss|manager|coach|ref|referee|umpire|landlord|landlady|teacher|principal|aide|counselor|case ?worker|bartender|waiter|waitress|cashier|customer|passenger|driver|crewmate|deckhand|shipmate|sergeant|captain|medic|paramedic|firefighter|orderly|tech|technician|nurse|doctor|security guard|guard|officer|deputy|trooper|cop|bouncer|visitor|tenant|opponent|teammate|classmate|cellmate|cellie|bunkmate|roommate|housemate|inmate|resident|peer|patient|client|student|co-?worker|stranger|neighbor|monitor|house manager|dorm manager)s?';
const BLOW =
  '(?:hit|shoved|pushed|punched|slapped|kicked|struck|choked|head-?butted|tackled|bit|spat (?:at|on)|spit (?:at|on)|swung (?:at|on)|went after|came at|lunged at|put (?:his|her|their) hands on|squared up (?:to|with)|attacked|assaulted|beat up|threw (?:an? |the |his |her )?\\p{L}+ at)';
const SEVERAL = '(?:two|three|four|five|six|several|multiple|numerous|a few|[2-9]|1\\d)';

export const DEEDS_ON_OTHERS: Readonly<Record<string, readonly FurtherDeed[]>> = {
  aggression_or_property_damage: [
    {
      done: wholeWords(`${BLOW} (?:an?|the|his|her|their|another|one of (?:the|his|her)) (?:[\\p{L}-]+ )?${ROLE}`),
      unless:
        /\b(?:accident\w*|by mistake|hit by|bit by|(?:in|during) (?:\p{L}+ ){0,2}(?:game|match|bout|drill|scrimmage|spar\w*)|boxing|wrestl\w+|jiu|karate|practice|joke|hug\w*|(?:was|were|been|got) (?:hit|shoved|pushed|punched|slapped|kicked|attacked|assaulted))\b/iu,
    },
    {
      done: wholeWords(
        `${SEVERAL} (?:physical |bar |yard |fist ?|street |prior |past |major |minor )*(?:fights|fistfights|scuffles|altercations|assaults|brawls)(?=[,.;:)(]|$| (?:in|at|on|inside|since|with|while|last|this|over|during))`,
      ),
      unless:
        /\b(?:saw|seen|watch\w*|witness\w*|broke up|breaks up|verbal|words|snowball|food|pillow|court|legal|insurance|parents['’]?|between|dog|cock|mma|boxing|amateur|pro|victim|his (?:mother|father)|her (?:mother|father)|survived)\b/i,
    },
  ],
  history_of_seizures: [
    {
      done: wholeWords(
        '(?:found|saw|seen|watched|woke to|walked in on) (?:him|her|me|them|pt|client) (?:[\\p{L}]+,? ){0,5}?(?:jerking|convulsing|seizing|twitching all over|shaking all over|stiff and (?:blue|shaking|jerking))',
        '(?:found|seen|lying|was) (?:on the (?:[\\p{L}]+ )?(?:floor|ground|bathroom|sidewalk|pavement),? )(?:jerking|convulsing|seizing|shaking all over)',
      ),
      unless:
        /\b(?:asleep|sleep\w*|dream\w*|laugh\w*|cold|shiver\w*|sobb\w*|crying|danc\w+|dog|cat|overdos\w+|narcan|naloxone|no seizure|not a seizure|pseudo\w*|fak\w+|knee|hypnic)\b/i,
    },
  ],
};

/** That there was none, then or at any time. */
export const NONE_EVER: Readonly<Record<string, RegExp>> = {
  history_of_seizures:
    /\bno (?:seizures?|fits?|convulsions?) (?:then|there|now|at (?:the|that) time|that time|with it|since),? (?:n?or|and (?:none|never)) (?:ever|before|at any (?:other )?time)\b/i,
  history_of_suicide_attempts:
    /\bno (?:suicide )?attempts? (?:then|there|now|at (?:the|that) time|that time),? (?:n?or|and (?:none|never)) (?:ever|before|at any (?:other )?time)\b/i,
};
