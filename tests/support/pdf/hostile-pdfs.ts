import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { type RawObject, rawPage, rawPdf } from './raw-pdf.ts';

const MIB = 1024 * 1024;
const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const FONT_RESOURCES = '/Resources << /Font << /F1 5 0 R >> >>';

/** A page whose content is `times` times compressed and inflates to `megabytes` of blanks. */
export function nestedFlateBomb(megabytes = 2048, times = 3): Buffer {
  let stream: Buffer = deflatedBlanks(megabytes);
  for (let index = 1; index < times; index += 1) stream = deflateSync(stream, { level: 9 });
  const filters = Array.from({ length: times }, () => '/FlateDecode').join(' ');
  return rawPage(FONT_RESOURCES, { dictionary: `<< /Filter [${filters}] >>`, stream }, [HELVETICA]);
}

/** A page with an image of `side` × `side` pixels that takes a few kilobytes in the file. */
export function imageBomb(side = 30_000): Buffer {
  const stream = deflateSync(deflatedBlanks(Math.ceil((side * side) / MIB)), { level: 9 });
  const image: RawObject = {
    dictionary: `<< /Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter [/FlateDecode /FlateDecode] >>`,
    stream,
  };
  return rawPage('/Resources << /XObject << /Im1 5 0 R >> >>', 'q 612 0 0 792 0 0 cm /Im1 Do Q', [image]);
}

/** A page that draws itself again and again: 9 forms, each drawing the next one ten times. */
export function recursiveForms(depth = 9): Buffer {
  const forms = Array.from({ length: depth }, (_, index): RawObject => {
    const last = index === depth - 1;
    const next = last ? '' : `/Resources << /XObject << /X ${6 + index} 0 R >> >>`;
    return {
      dictionary: `<< /Type /XObject /Subtype /Form /BBox [0 0 612 792] ${next} >>`,
      stream: Buffer.from(last ? '0 0 m 10 10 l S' : '/X Do '.repeat(10)),
    };
  });
  return rawPage('/Resources << /XObject << /X 5 0 R >> >>', '/X Do', forms);
}

/** `pages` pages under a /Count that says something else. */
export function lyingCountPdf(pages: number, count: number): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects: (string | RawObject)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    HELVETICA,
  ];
  for (let page = 1; page <= pages; page += 1) {
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${objects.length + 2} 0 R >>`,
      {
        dictionary: '<< >>',
        stream: Buffer.from(`BT /F1 12 Tf 72 700 Td (This is page ${page} under a lying count.) Tj ET`),
      },
    );
  }
  return rawPdf(objects);
}

/** Text that wants to run a script, start a program and open an address when it is opened or clicked. */
export function activeContentPdf(): Buffer {
  const content = 'BT /F1 12 Tf 72 700 Td (A page with scripts, links and a launch action.) Tj ET';
  return rawPage(
    `${FONT_RESOURCES} /AA << /O 6 0 R >> /Annots [7 0 R 8 0 R]`,
    content,
    [
      HELVETICA,
      '<< /S /JavaScript /JS (app.alert\\(1\\); this.submitForm\\("http://127.0.0.1:9/"\\);) >>',
      '<< /Type /Annot /Subtype /Link /Rect [72 690 300 720] /A << /S /URI /URI (javascript:alert\\(1\\)) >> >>',
      '<< /Type /Annot /Subtype /Link /Rect [72 650 300 680] /A << /S /Launch /F (calc.exe) >> >>',
    ],
    '/OpenAction 6 0 R',
  );
}

/** A page whose font says nothing of which characters its codes 1 to 8 stand for. */
export function unmappedTextPdf(): Buffer {
  const codes = Array.from({ length: 60 }, (_, index) => ((index % 8) + 1).toString(16).padStart(2, '0')).join('');
  return rawPage(FONT_RESOURCES, `BT /F1 12 Tf 72 700 Td <${codes}> Tj ET`, [
    '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 750 750] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 1 ' +
      '/LastChar 8 /Widths [750 750 750 750 750 750 750 750] /CharProcs << /g1 6 0 R /g2 6 0 R >> ' +
      '/Encoding << /Type /Encoding /Differences [1 /g1 /g2 /g1 /g2 /g1 /g2 /g1 /g2] >> /Resources << >> >>',
    { dictionary: '<< >>', stream: Buffer.from('750 0 0 0 750 750 d1 0 0 500 500 re f') },
  ]);
}

/** A page whose only image claims to be a JPEG and is not. */
export function brokenImagePdf(filter: '/DCTDecode' | '/JPXDecode' = '/DCTDecode'): Buffer {
  const image: RawObject = {
    dictionary: `<< /Type /XObject /Subtype /Image /Width 600 /Height 800 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter ${filter} >>`,
    stream: Buffer.from('this is not a picture at all'.repeat(20)),
  };
  return rawPage('/Resources << /XObject << /Im1 5 0 R >> >>', 'q 612 0 0 792 0 0 cm /Im1 Do Q', [image]);
}

/** The first `share` (0 to 1) of a file, as a broken connection leaves it. */
export function truncated(file: Buffer, share: number): Buffer {
  return file.subarray(0, Math.floor(file.length * share));
}

/**
 * `megabytes` of blanks as a zlib stream: one compressed mebibyte that stands in it again and again, as compressing
 * them all would take longer than the test.
 */
function deflatedBlanks(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(MIB, 0x20), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const header = Buffer.from([0x78, 0xda]);
  const lastBlock = Buffer.from([0x03, 0x00]);
  return Buffer.concat([
    header,
    ...Array.from({ length: megabytes }, () => block),
    lastBlock,
    adlerOfBlanks(megabytes),
  ]);
}

/** The checksum that ends a zlib stream of blanks. */
function adlerOfBlanks(megabytes: number): Buffer {
  const modulus = 65_521n;
  const length = BigInt(megabytes * MIB);
  const low = (1n + 32n * length) % modulus;
  const high = (length + 16n * length * (length + 1n)) % modulus;
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(Number((high << 16n) | low));
  return bytes;
}
