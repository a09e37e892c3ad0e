import { rawPage } from '#tests/support/pdf/raw-pdf.ts';
import { drawPdf } from '#tests/support/pdf/text-pdf.ts';
import { fields, type Paper, paragraph, title } from './paper.ts';
import { toFodt } from './writers/fodt.ts';
import { escaped } from './writers/html.ts';

const rows: readonly (readonly [string, string])[] = [
  ['Name of client', 'Rosalind Makeup'],
  ['Date of birth', '06/17/1990'],
  ['Social Security number', '000-12-3456'],
  ['Telephone', '555-0151 ext. 22'],
  ['Emergency contact', 'Barnaby Makeup, father, 555-0152'],
  ['Allergies', 'Latex; codeine (itching)'],
  ['Current medications', 'Fluoxetine 20 mg, hydroxyzine 25 mg'],
];

/** A form that somebody has filled in: what was typed stands in its fields alone. */
export const filledForm: Paper = {
  key: 'form',
  pages: [[title('Registration form'), paragraph('Please fill in every line.'), fields(...rows)]],
};

export const pdfkitForm = (): Promise<Buffer> =>
  drawPdf((pdf) => {
    pdf.addPage().font('Helvetica', 15).text('Registration form', 54, 54);
    pdf.fontSize(10).text('Please fill in every line.');
    pdf.initForm();
    for (const [at, [label, value]] of rows.entries()) {
      const y = 120 + at * 30;
      pdf.fontSize(10).text(label, 54, y + 4);
      pdf.formText(`field${at}`, 220, y, 320, 20, { value });
    }
  });

const utf16 = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** A form whose values nobody has drawn yet: the program that opens it is to. Two are written as streams of rich text do. */
export function undrawnForm(): Buffer {
  const lines = rows.map(([label], at) => `BT /F1 10 Tf 54 ${640 - at * 30} Td (${label}) Tj ET`);
  const heads =
    'BT /F1 15 Tf 54 720 Td (Registration form) Tj ET BT /F1 10 Tf 54 690 Td (Please fill in every line.) Tj ET';
  const widgets = rows.map(
    ([, value], at) =>
      `<< /Type /Annot /Subtype /Widget /FT /Tx /F 4 /Ff 4096 /Rect [220 ${634 - at * 30} 540 ${654 - at * 30}] /T (line.${at}) /DA (/Helv 0 Tf 0 g) /V ${utf16(value)} >>`,
  );
  const references = widgets.map((_, at) => `${6 + at} 0 R`).join(' ');
  return rawPage(
    `/Resources << /Font << /F1 5 0 R >> >> /Annots [${references}]`,
    [heads, ...lines].join('\n'),
    ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>', ...widgets],
    `/AcroForm << /NeedAppearances true /Fields [${references}] >>`,
  );
}

/** The same as an office program exports it. */
export function officeForm(): string {
  const controls = rows.map(
    ([label, value], at) =>
      `<form:text form:name="${escaped(label)}" form:control-implementation="ooo:com.sun.star.form.component.TextField" xml:id="c${at}" form:id="c${at}" form:current-value="${escaped(value)}"><form:properties><form:property form:property-name="DefaultControl" office:value-type="string" office:string-value="com.sun.star.form.control.TextField"/></form:properties></form:text>`,
  );
  const forms = `<office:forms form:automatic-focus="false" form:apply-design-mode="false"><form:form form:name="Form" form:control-implementation="ooo:com.sun.star.form.component.Form">${controls.join('')}</form:form></office:forms>`;
  const lines = rows.map(
    ([label], at) =>
      `<text:p text:style-name="Tabbed">${escaped(label)}<text:tab/><draw:control text:anchor-type="as-char" svg:width="3.6in" svg:height="0.25in" draw:control="c${at}"/></text:p>`,
  );
  const [page = []] = filledForm.pages;
  return toFodt({ ...filledForm, pages: [page.slice(0, 2)] })
    .replace('<office:document ', '<office:document xmlns:ooo="http://openoffice.org/2004/office" ')
    .replace('<office:text>', `<office:text>${forms}`)
    .replace('</office:text>', `${lines.join('')}</office:text>`);
}

/** The same as TeX makes one. */
export const texForm = (paper: Paper): string => {
  const [page = []] = paper.pages;
  const lines = page.map((block) => {
    if (block.kind === 'fields')
      return block.rows
        .map(([label, value], at) => `\\TextField[name=f${at},value={${value}},width=9cm]{${label}}\\par\\medskip`)
        .join('\n');
    return 'text' in block ? `${block.text}\\par\\medskip` : '';
  });
  return `\\documentclass[letterpaper]{article}\\usepackage{hyperref}\\pagestyle{empty}\\setlength{\\parindent}{0pt}\\begin{document}\\begin{Form}\n${lines.join('\n')}\\end{Form}\\end{document}\n`;
};
