/**
 * What the labels of forms mean. A label is known by its whole words; one that names nobody's field still ends the value
 * before it. The words are matched without regard to case.
 */
export type LabelMeaning =
  | { field: string; of?: undefined }
  /** A bare word whose owner the section, or the person named just before, decides. */
  | {
      field?: undefined;
      of: 'name' | 'phone' | 'email' | 'address' | 'first' | 'last' | 'city' | 'state' | 'zip' | 'dob';
    }
  | {
      field?: undefined;
      of: 'client_name' | 'emergency' | 'contact_person' | 'pcp' | 'psychiatrist' | 'therapist' | 'subscriber';
    }
  | { field?: undefined; of: 'nothing' };
