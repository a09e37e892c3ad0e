import type { FictionalRecord } from './fictional-record.ts';

export const medicationAdministration: FictionalRecord = {
  key: 'medication-administration',
  file_name: 'Brambleby nursing home MAR scan.pdf',
  client: { firstname: 'Leonard', lastname: 'Brambleby', dob: '1958-09-17', sex_at_birth: 'Male' },
  description: 'Scanned nursing transfer form, medication list and nursing notes from a care home',
  as: 'scan',
  pages: [
    `NURSING TRANSFER FORM
Gorsehill Care Residence
Resident: Leonard Brambleby
Date of birth: 09/17/1958
Room: 214 B
Date of transfer: 10/27/2026
Nurse: Ottoline Kerr, RN

ALLERGIES
Codeine (breathing difficulty)
Latex (skin blisters)

DIAGNOSES
Opioid use disorder, prescribed oxycodone since 2015
Chronic obstructive pulmonary disease
Atrial fibrillation
Hearing loss, left ear

FUNCTION
Walks with: [ ] No aid  [X] Walker  [ ] Wheelchair
Fall in the last 30 days: [X] Yes  [ ] No
Date of last fall: 10/11/2026
Needs help with bathing: [X] Yes  [ ] No
Hearing aid: [X] Yes  [ ] No
Dentures: Upper only
Diet: Low salt, soft
Oxygen: 2 liters at night`,
    `MEDICATION LIST
Resident: Leonard Brambleby
Pharmacy: Gorsehill Village Pharmacy, (555) 555-0126

Medication\tDose\tTimes
Apixaban\t5 mg\t8 AM and 8 PM
Metoprolol\t25 mg\t8 AM and 8 PM
Tiotropium inhaler\t18 mcg\t8 AM
Oxycodone\t15 mg\t6 AM, noon, 6 PM
Gabapentin\t300 mg\t8 PM
Senna\t8.6 mg\t8 PM

HELD OR STOPPED
Diazepam was stopped on 09/30/2026 because of falls.
Ibuprofen is not to be given with apixaban.

Last dose of oxycodone: 10/27/2026 at 6:00 AM
Influenza vaccine: 10/02/2026
Pneumonia vaccine: Declined`,
    `NURSING NOTES
10/24/2026 Resident asked twice for an early dose of oxycodone. He admitted to buying extra tablets from a visitor. Physician was informed.

10/25/2026 Resident is tearful and says he wants to stop. He denies any wish to harm himself. He denies chest pain.

10/26/2026 Daughter Philippa Brambleby visited. She holds health care power of attorney. She agrees with transfer to a treatment program.

10/27/2026 Blood pressure 148/90, pulse 88, weight 171 pounds. Skin is intact. No open wounds. Resident left at 9:15 AM with walker, hearing aid and one suitcase.

BEHAVIOR
Wandering: [ ] Yes  [X] No
Aggression: [ ] Yes  [X] No
Smoking: [X] Yes  [ ] No, five cigarettes a day`,
  ],
};
