import type { FictionalRecord } from './fictional-record.ts';

export const drugCourtReferral: FictionalRecord = {
  key: 'drug-court-referral',
  file_name: 'WRENFIELD court order fax.pdf',
  client: { firstname: 'Tobias', lastname: 'Wrenfield', dob: '1998-07-29', sex_at_birth: 'Male' },
  description: 'Faxed order and letter of a drug court that conditions probation on residential treatment',
  as: 'scan',
  pages: [
    `COUNTY OF EASTMERE DRUG TREATMENT COURT
Courthouse Square, Eastmere
October 14, 2026

Re: Tobias Wrenfield
Date of birth: 07/29/1998
Case number: ED-2026-01184

To the Admissions Director:

The above named defendant entered a plea on September 30, 2026 to one count of possession of a controlled substance. Sentence is deferred on the condition that Mr. Wrenfield enters and completes a residential program of no fewer than 90 days.

Mr. Wrenfield must be admitted by November 2, 2026. If he is not admitted by that date, he must appear before this court on November 5, 2026 at 8:45 AM.

CONDITIONS
[X] Random urine testing, at least twice a week
[X] No contact with co-defendant
[ ] Electronic monitoring
[X] Curfew from 9:00 PM to 6:00 AM when on a pass
[ ] Community service

The defendant has no history of violent offenses and no sex offenses. He is not required to register with any agency.

Judge: Hon. Theodora Linfield`,
    `PROBATION OFFICER REPORT
County of Eastmere Probation Department
Officer: Gideon Marsh
Telephone: (555) 555-0119
Report date: October 12, 2026

SUBSTANCE USE
Mr. Wrenfield reports daily use of heroin since the age of 22 and smoked methamphetamine on weekends. His last use of heroin was on September 28, 2026. He has survived two overdoses, in 2023 and in May 2026, and was revived with naloxone both times.

TREATMENT HISTORY
He attended Cobble Creek Center in 2024 for 21 days and was discharged for missing curfew.

HEALTH
Allergies: No known drug allergies
Medications: Buprenorphine and naloxone 8 mg/2 mg, twice daily
Mental health: Anxiety. He denies any history of suicide attempts.
Hepatitis C: Positive, not yet treated

REPORTING
Monthly progress letters are to be sent to Officer Marsh by the fifth day of each month. Any positive drug test must be reported within 24 hours. A discharge before completion must be reported the same day.

Insurance: Eastmere Community Health Plan, Medicaid
Member ID: ECH 4471902
Transportation: Sheriff's van, 48 hours notice needed`,
  ],
};
