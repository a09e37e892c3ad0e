import type { FictionalRecord } from './fictional-record.ts';

export const schoolApplication: FictionalRecord = {
  key: 'school-application',
  file_name: 'Finchworth school application.pdf',
  client: { firstname: 'Odalys', lastname: 'Finchworth', dob: '2009-04-11', sex_at_birth: 'Female' },
  description: 'Therapeutic boarding school application with psychoeducational testing and school records',
  as: 'text',
  pages: [
    `APPLICATION FOR ADMISSION
Student name: Odalys Finchworth
Date of birth: 04/11/2009
Current grade: 11
Current school: Windlass Bay High School
Applying for term: Spring 2027
Form completed by: Perpetua Finchworth (mother)

PARENTS AND GUARDIANS
Mother: Perpetua Finchworth, (555) 555-0102, veterinarian
Father: Rupert Finchworth, (555) 555-0103, lives in another state
Legal custody: [ ] Joint  [X] Mother  [ ] Father
Adopted: [X] Yes  [ ] No, at the age of 2

REASON FOR APPLICATION
Odalys has refused to attend school since 03/02/2026. She vapes nicotine daily and was found with cannabis gummies at school in February 2026. She was suspended for five days. She runs away from home for one or two nights about once a month. She has not been arrested.

EDUCATIONAL CONSULTANT
Name: Mirabel Stanhope-Yates
Agency: Compass Rose Educational Consulting`,
    `PSYCHOEDUCATIONAL EVALUATION SUMMARY
Evaluator: Dr. Lucasta Wray, school psychologist
Dates of testing: 05/18/2026 and 05/19/2026

COGNITIVE TESTING
Index\tStandard score\tPercentile
Verbal comprehension\t124\t95
Visual spatial\t108\t70
Fluid reasoning\t112\t79
Working memory\t88\t21
Processing speed\t82\t12
Full scale\t107\t68

ACHIEVEMENT
Reading comprehension\t118\t88
Written expression\t91\t27
Math calculation\t79\t8

FINDINGS
Testing supports a specific learning disorder with impairment in mathematics. Criteria for attention deficit disorder were met, inattentive presentation. Criteria for autism spectrum disorder were not met. There is no intellectual disability.

RECOMMENDED ACCOMMODATIONS
Extended time of 50 percent on tests; use of a calculator; a quiet room for testing; copies of class notes.`,
    `HEALTH FORM
Physician: Dr. Hyacinth Omari, Windlass Bay Pediatrics
Date of examination: 08/24/2026
Height: 5 ft 7 in
Weight: 119 lb

Allergies: Bee stings (swelling), amoxicillin (rash)
Medications: Guanfacine 2 mg at bedtime; escitalopram 10 mg in the morning
Glasses or contacts: [X] Yes  [ ] No
Immunizations up to date: [X] Yes  [ ] No
Date of last tetanus booster: 07/13/2020
Asthma: [ ] Yes  [X] No
Concussion: [X] Yes  [ ] No, soccer, October 2024
Eating disorder: [ ] Yes  [X] No
Sleep problems: [X] Yes  [ ] No
Restrictions on sports: None

MENTAL HEALTH
Therapist: Ignatius Bellweather, LPC, weekly since January 2025
Odalys has never been hospitalized for mental health. She denies suicidal thoughts. She scratched her forearms on two occasions in the winter of 2025. Diagnosis: generalized anxiety disorder.`,
    `SCHOOL RECORD
Windlass Bay High School
Grade point average: 2.1
Credits earned: 11.5
Credits required for graduation: 24
Absences in 2025-2026: 61 days
Individualized education program: [X] Yes  [ ] No
Date of last IEP meeting: 04/27/2026

Course\tFinal grade
English 10\tB
Algebra 1 (repeated)\tD
Biology\tC
World History\tB
Studio Art\tA
Physical Education\tIncomplete

COMMENTS OF TEACHERS
Odalys is a gifted painter and won second prize in the county art show. She works well one to one and withdraws in groups. She is kind to younger students. Conflict is mostly with her mother about the phone.

TUITION
Paying party: Mother, with an education loan
District funding requested: [ ] Yes  [X] No`,
  ],
};
