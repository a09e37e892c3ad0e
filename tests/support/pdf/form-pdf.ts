import { drawPdf } from './text-pdf.ts';

/** A filled-in form: two text fields, a choice, a ticked and an empty box. The values stand in no text layer. */
export function formPdf(): Promise<Buffer> {
  return drawPdf((document) => {
    document
      .addPage()
      .font('Helvetica', 11)
      .text('Admission form of the fictional Harbor clinic. Please fill in all fields.');
    document.initForm();
    document.formText('Primary contact', 50, 120, 300, 20, { value: 'Ottilie Brandvold' });
    document.formText('Notes', 50, 160, 300, 60, { multiline: true, value: 'Arrives by ferry at noon.' });
    document.formCombo('Level of care', 50, 240, 200, 20, { select: ['Detox', 'Residential'], value: 'Residential' });
    document.formCheckbox('Consent signed', 50, 280, 15, 15);
    document.formCheckbox('Needs interpreter', 50, 310, 15, 15);
    document.formText('Middle name', 50, 340, 300, 20, {});
  });
}
