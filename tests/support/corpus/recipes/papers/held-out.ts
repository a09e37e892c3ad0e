import { columns, fields, heading, list, type Paper, paragraph, small, spaced, table, title } from '../paper.ts';

/** Papers of kinds that are only counted: what fails here is no reason for a rule of the reader. All is made up. */

const arabic: Paper = {
  key: 'arabic',
  script: 'arabic',
  pages: [
    [
      title('خطاب إحالة للعلاج'),
      paragraph('تطلب المريضة سلمى مثال المساعدة في الإقلاع عن الكحول منذ بداية الشتاء.'),
      paragraph('لا يوجد تاريخ لنوبات الصرع، ولديها حساسية من البنسلين والفول السوداني.'),
      paragraph('تتناول دواء للنوم كل مساء، والجرعة 50 ملغ.'),
      paragraph('رقم هاتف الأخت 555-0176 وتاريخ الميلاد 12/04/1986.'),
      paragraph('نرجو إبلاغنا إن كان هناك سرير متاح قبل يوم الخميس.'),
    ],
  ],
};

const threeColumns: Paper = {
  key: 'three-columns',
  pages: [
    [
      title('House rules and services'),
      columns(
        [
          'Breakfast is served from seven until half past eight. Coffee is available until noon.',
          'Laundry rooms are open on weekdays. Tokens are given out by the evening staff.',
          'Smoking is permitted behind the greenhouse only.',
        ],
        [
          'Group meets at nine, eleven and three. Please arrive before the door is closed.',
          'A chaplain visits on Wednesdays. Acupuncture is offered twice a week without charge.',
          'Lost property is kept for ninety days.',
        ],
        [
          'Fire drills take place monthly. Gather at the flagpole and wait to be counted.',
          'Prescriptions are filled by the Make-Believe Pharmacy, extension 300.',
          'Complaints go to the ombudsman at 555-0101.',
        ],
      ),
      small('Edition 7, valid from 02/01/2026'),
    ],
  ],
};

const schedule: Paper = {
  key: 'schedule',
  pages: [
    [
      title('Week of May 11 through May 17'),
      table(
        ['Time', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        ['7:30', 'Vitals', 'Vitals', 'Vitals', 'Vitals', 'Vitals'],
        ['9:00', 'Process group A', 'Relapse prevention', 'Process group A', 'Relapse prevention', 'Community meeting'],
        [
          '10:30',
          'Individual session, room 12',
          'Yoga',
          'Individual session, room 12',
          'Psychiatry',
          'Discharge planning',
        ],
        ['13:00', 'Family education', 'Art therapy', 'Nutrition', 'Art therapy', 'Budgeting'],
        ['15:15', 'Walk along the canal', 'Trauma group', 'Library', 'Trauma group', 'Gardening'],
        ['19:00', 'Twelve-step meeting', 'Free time', 'Twelve-step meeting', 'Film', 'Music'],
      ),
      small('Changes are posted at the desk. Bed checks at 22:00, 00:30, 03:00 and 05:30.'),
    ],
  ],
};

const footnotes: Paper = {
  key: 'footnotes',
  pages: [
    [
      title('Utilization review'),
      paragraph(
        'Continued stay is requested for seven days under criterion 3.7, dimension 2.¹ The reviewer was sent the progress notes of 05/06 through 05/09 and the vital signs of the past 48 hours.²',
      ),
      paragraph(
        'Cravings are rated 8 of 10 in the morning and 5 of 10 after group. Sleep has improved from 3½ to 6 hours. Two missed doses were made up on the same day.³ Weight rose from 128 to 131½ lb.',
      ),
      heading('Decision'),
      paragraph('Approved: 5 of 7 days. Denied: 2 of 7 days. Appeal no later than 06/08/2026, by fax to 555-0160.'),
      small('¹ Dimension 2: biomedical conditions and complications.'),
      small('² Sent by secure mail; receipt R-20260509-114.'),
      small('³ See the nurse’s entries at 8:10 p.m. and 9:45 p.m.'),
    ],
  ],
};

const letterhead: Paper = {
  key: 'letter-spaced',
  pages: [
    [
      spaced('ALDERBROOK RECOVERY'),
      spaced('Admissions office'),
      paragraph(
        'This confirms that Theodora Mockridge, born 07/22/1993, was admitted to our intensive outpatient program on March 2 and attended 14 of 16 sessions.',
      ),
      spaced('ATTENDANCE'),
      fields(['March', '9 of 10'], ['April', '5 of 6'], ['Absences excused', '2'], ['Drug screens', '6, all negative']),
      spaced('RECOMMENDATION'),
      paragraph(
        'Step up to residential care following a return to use on April 27. The client is willing to begin at once and asks for a program that admits couples.',
      ),
      spaced('CONFIDENTIAL'),
    ],
  ],
};

const consent: Paper = {
  key: 'consent',
  pages: [
    [
      title('Authorization to share treatment records'),
      paragraph(
        'I, Mortimer Standin, allow Landfall House to share the records named below with the Make-Believe County Court. This authorization ends one year after the date on which it is signed unless I take it back sooner.',
      ),
      list(
        'Dates of admission and discharge',
        'Results of toxicology screens',
        'Attendance at groups and individual sessions',
        'Recommendations for continuing care',
      ),
      paragraph(
        'I understand that my records are protected by federal regulations on the confidentiality of substance use disorder records and that they cannot be passed on without my written permission except where the regulations provide otherwise.',
      ),
      fields(
        ['Signed', 'M. Standin'],
        ['Date', '05/08/2026'],
        ['Witness', 'front desk, second shift'],
        ['Case number', '26-CR-00000'],
      ),
    ],
  ],
};

const nursing: Paper = {
  key: 'nursing-notes',
  pages: [
    [
      title('Nursing notes, night shift'),
      table(
        ['Time', 'BP', 'Pulse', 'Temp', 'CIWA', 'Note'],
        ['21:00', '148/96', '108', '99.1', '14', 'Tremor when arms extended. Given 10 mg.'],
        ['23:00', '140/90', '101', '98.8', '11', 'Resting. Drank two glasses of water.'],
        ['01:00', '136/88', '96', '98.6', '9', 'Asleep, wakes when spoken to.'],
        ['03:00', '131/85', '90', '98.4', '6', 'Asleep.'],
        ['05:00', '128/80', '84', '98.2', '4', 'Ate toast. Asked to call his daughter.'],
      ),
      paragraph('Fall risk: yellow band on the left wrist. Walks with one person beside him. Denies pain.'),
      paragraph('Report given to the day shift at 06:50. Nothing was left undone.'),
    ],
  ],
};

export const HELD_OUT_PAPERS = {
  arabic,
  threeColumns,
  schedule,
  footnotes,
  letterhead,
  consent,
  nursing,
} as const;
