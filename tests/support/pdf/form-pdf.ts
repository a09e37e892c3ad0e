import { rawPage } from './raw-pdf.ts';
import { drawPdf } from './text-pdf.ts';

/** A filled-in form: text fields and a choice. The values stand in no text layer. */
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
    document.formText('Middle name', 50, 340, 300, 20, {});
  });
}

/** A form of boxes: "Consent signed" ticked, "Needs interpreter" not, housing answered "Shelter"; and a typed-on note. */
export function checkedFormPdf(): Buffer {
  const widget = '/Type /Annot /Subtype /Widget /FT /Btn /F 4';
  const states = (name: string) => `/AP << /N << /${name} 5 0 R /Off 5 0 R >> >>`;
  return rawPage(
    '/Resources << >> /Annots [6 0 R 7 0 R 9 0 R 10 0 R 11 0 R]',
    '',
    [
      { dictionary: '<< /Type /XObject /Subtype /Form /BBox [0 0 10 10] >>', stream: Buffer.from('') },
      `<< ${widget} /Rect [72 700 82 710] /T (consent) /TU (Consent signed) /V /Yes /AS /Yes ${states('Yes')} >>`,
      `<< ${widget} /Rect [72 680 82 690] /T (Needs interpreter) /V /Off /AS /Off ${states('Yes')} >>`,
      '<< /FT /Btn /Ff 49152 /T (Housing) /V /Shelter /Kids [9 0 R 10 0 R] >>',
      `<< /Type /Annot /Subtype /Widget /F 4 /Parent 8 0 R /Rect [72 660 82 670] /AS /Shelter ${states('Shelter')} >>`,
      `<< /Type /Annot /Subtype /Widget /F 4 /Parent 8 0 R /Rect [92 660 102 670] /AS /Off ${states('Own')} >>`,
      '<< /Type /Annot /Subtype /FreeText /F 4 /Rect [72 600 300 620] /DA (/Helv 10 Tf) /Contents (Call the sister first) >>',
    ],
    '/AcroForm << /Fields [6 0 R 7 0 R 8 0 R] >>',
  );
}
