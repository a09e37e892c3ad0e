import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { speechWav } from '#scripts/demo/voice/speech-wav.ts';
import { audioOnly, audioType } from '#server/features/calls/audio-only.ts';

const bytes = (start: string | readonly number[]) =>
  Buffer.concat([typeof start === 'string' ? Buffer.from(start, 'latin1') : Buffer.from(start), Buffer.alloc(16)]);

test.each([
  ['a WAV', bytes('RIFF\x24\0\0\0WAVE'), 'audio/wav'],
  ['an Ogg', bytes('OggS'), 'audio/ogg'],
  ['a FLAC', bytes('fLaC'), 'audio/flac'],
  ['an MP4', bytes('\0\0\0\x20ftypM4A '), 'audio/mp4'],
  ['an MP3 with a tag', bytes('ID3'), 'audio/mpeg'],
  ['a bare MP3', bytes([0xff, 0xfb]), 'audio/mpeg'],
  ['a bare MP3 of MPEG 2', bytes([0xff, 0xf3]), 'audio/mpeg'],
  ['an AAC', bytes([0xff, 0xf1]), 'audio/aac'],
  ['a WebM', bytes([0x1a, 0x45, 0xdf, 0xa3]), 'audio/webm'],
  ['an AVI', bytes('RIFF\x24\0\0\0AVI '), null],
  ['a page', bytes('<!doctype html>'), null],
  ['a PDF', bytes('%PDF-1.7'), null],
  ['a picture', bytes([0xff, 0xd8, 0xff, 0xe0]), null],
  ['a text in UTF-16', bytes([0xff, 0xfe]), null],
  ['a program', bytes('MZ'), null],
  ['nothing', Buffer.alloc(0), null],
])('%s is known by its first bytes', (_name, head, type) => {
  expect(audioType(head)).toBe(type);
});

test('audio passes whole, however small its pieces', async () => {
  const wav = speechWav(1, [{ from: 0, to: 1, pitch: 120 }]);
  const pieces = [1, 2, 3, 5, 40].map((size, index, all) => {
    const from = all.slice(0, index).reduce((sum, each) => sum + each, 0);
    return wav.subarray(from, from + size);
  });
  const checked = audioOnly();
  const passed = buffer(Readable.from([...pieces, wav.subarray(51)]).pipe(checked.stream));
  expect(await passed).toEqual(wav);
  expect(checked.type()).toBe('audio/wav');
});

test.each([
  ['a page', 'no audio, but a page of some length'],
  ['less than any header', 'RIFF'],
  ['nothing', ''],
])('%s does not pass', async (_name, text) => {
  const checked = audioOnly();
  const source = Readable.from(text ? [Buffer.from(text)] : []);
  await expect(buffer(source.pipe(checked.stream))).rejects.toThrow('not audio');
  expect(() => checked.type()).toThrow('not audio');
});
