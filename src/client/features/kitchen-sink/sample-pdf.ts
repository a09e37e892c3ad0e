const PAGES = [
  [
    'Harbor Point Recovery - intake record (fictional)',
    'Client: Maria Lopez. Allergies: penicillin.',
    'Reports poor sleep since spring; no history of sei-',
    'zures. Medication: sertraline 50 mg each morning.',
  ],
  [
    'Nursing notes',
    'Vitals stable on arrival. Oriented, calm, coopera-',
    'tive. Asked for the chaplain. Allergies confirmed.',
  ],
  ['Plan', 'Twenty-eight day program, weekly family session.', 'Review with Dr. Imani Cole in the second week.'],
];

/** A small text PDF of three pages, made here so that the page needs no server. */
export function samplePdf(): Blob {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', ''];
  const kids: string[] = [];
  for (const lines of PAGES) {
    const body = `BT /F1 14 Tf 60 720 Td 24 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
    objects.push(`<< /Length ${body.length} >>\nstream\n${body}\nendstream`);
    const content = objects.length;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${content} 0 R /Resources << /Font << /F1 ${PAGES.length * 2 + 3} 0 R >> >> >>`,
    );
    kids.push(`${objects.length} 0 R`);
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`;
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return new Blob([file], { type: 'application/pdf' });
}
