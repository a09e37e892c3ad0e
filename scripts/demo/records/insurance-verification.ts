import type { FictionalRecord } from './fictional-record.ts';

export const insuranceVerification: FictionalRecord = {
  key: 'insurance-verification',
  file_name: 'Quillfeather VOB and auth.pdf',
  client: { firstname: 'Harriet', lastname: 'Quillfeather', dob: '1969-01-22', sex_at_birth: 'Female' },
  description: 'Verification of benefits, prior authorization letter and financial agreement',
  as: 'text',
  pages: [
    `VERIFICATION OF BENEFITS
Prepared by: Lorcan Abernethy, benefits specialist
Date of call: 10/19/2026
Reference number of call: 77-20261019-318

SUBSCRIBER
Patient name: Harriet Quillfeather
Date of birth: 01/22/1969
Relationship to subscriber: Spouse
Subscriber name: Ambrose Quillfeather
Subscriber date of birth: 04/03/1967
Subscriber employer: Tidewater Cooperage Company

PLAN
Insurance company: Northmoor Mutual Health
Plan type: PPO
Policy number: NMH-5520-88143
Group number: 30917
Effective date: 01/01/2026
Termination date: None
Claims address: P.O. Box 0400, Northmoor
Provider line: (555) 555-0188
Payer ID: 00NMH

Is the policy active? [X] Yes  [ ] No
Is there secondary insurance? [ ] Yes  [X] No
Is the facility in network? [ ] Yes  [X] No`,
    `BEHAVIORAL HEALTH BENEFITS
Benefit\tIn network\tOut of network
Individual deductible\t$1,500\t$4,000
Deductible met to date\t$1,500\t$2,150
Out-of-pocket maximum\t$6,000\t$12,000
Out-of-pocket met to date\t$2,310\t$2,310
Coinsurance\t20 %\t40 %

LEVELS OF CARE
Level of care\tCovered\tAuthorization needed
Detoxification\tYes\tYes
Residential\tYes\tYes
Partial hospitalization\tYes\tYes
Intensive outpatient\tYes\tNo
Sober living\tNo\tNot applicable

LIMITS
Residential days per calendar year: 60
Residential days used this year: 11
The plan does not cover transportation. The plan has no exclusion for court-ordered treatment.

Does the plan pay the patient directly for out-of-network claims? [X] Yes  [ ] No

QUOTED BY
Representative: Petra V., Northmoor Mutual Health. A quote of benefits is not a guarantee of payment.`,
    `NORTHMOOR MUTUAL HEALTH
Utilization Management
October 21, 2026

NOTICE OF PRIOR AUTHORIZATION
Member: Harriet Quillfeather
Policy number: NMH-5520-88143
Authorization number: A-2026-660417

Your request for services has been APPROVED as follows.

Service: Residential treatment, substance use disorder, H0018
Number of days approved: 14
First covered day: 10/26/2026
Last covered day: 11/08/2026
Next review due: 11/06/2026
Reviewer: Cassius Thorne, RN, (555) 555-0163 extension 204

The request for a private room was DENIED because it is not medically necessary. An appeal may be filed within 180 days.

Clinical information relied on: alcohol use disorder, severe; failed outpatient treatment in August 2026; history of stroke in 2020; lives with a spouse who drinks.

FINANCIAL AGREEMENT
Estimated patient responsibility: $3,640
Deposit received: $1,000 on 10/22/2026 by check
Payment plan: $220 a month for 12 months`,
  ],
};
