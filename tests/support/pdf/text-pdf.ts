import PDFDocument from 'pdfkit';

export type PdfOptions = PDFKit.PDFDocumentOptions;

/** A PDF drawn with the PDF library, as bytes. The first page has to be added by `draw`. */
export function drawPdf(draw: (document: PDFKit.PDFDocument) => void, options: PdfOptions = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ autoFirstPage: false, size: 'LETTER', margin: 50, ...options });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    draw(document);
    document.end();
  });
}

/** A PDF with a text layer, one string a page. */
export function textPdf(pages: string[], options: PdfOptions = {}): Promise<Buffer> {
  return drawPdf((document) => {
    for (const page of pages) document.addPage().font('Helvetica', 11).text(page);
  }, options);
}

/** `count` pages, each with its number in a sentence. */
export function numberedPdf(count: number): Promise<Buffer> {
  return textPdf(
    Array.from({ length: count }, (_, index) => `This is page number ${index + 1} of the numbered record.`),
  );
}

/** A PDF that asks for a password before it can be read. */
export function encryptedPdf(pages: string[], password: string): Promise<Buffer> {
  return textPdf(pages, { userPassword: password, ownerPassword: `${password}-owner`, pdfVersion: '1.7' });
}
