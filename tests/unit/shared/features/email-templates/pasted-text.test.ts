import { expect, test } from 'vitest';
import { pastedText } from '#shared/features/email-templates/model/pasted-text.ts';

test.each([
  ['<p>One<br>two</p>', '<p>One</p><p>two</p>'],
  ['<ul>\n<li>One</li>\n<li><p>Two <b>beds</b></p></li></ul>', '<p>• One</p><p>• Two <b>beds</b></p>'],
  ['<ol><li>One<ul><li>Within</li></ul></li><li>Two</li></ol>', '<p>1. One</p><p>• Within</p><p>2. Two</p>'],
  [
    '<table>\n<tr>\n<td>Mon</td>\n<td>3 beds</td></tr><tr><th>Tue</th><td>2 beds</td></tr></table>',
    '<p>Mon 3 beds</p><p>Tue 2 beds</p>',
  ],
  [
    '<p class=MsoListParagraph><span>·<span>&nbsp;&nbsp;&nbsp; </span></span>Detox<o:p></o:p></p>' +
      '<p><span>2.&nbsp;&nbsp;&nbsp;&nbsp; </span>Residential</p>',
    '<p>• Detox</p><p>2. Residential</p>',
  ],
  ['<p>o&nbsp;&nbsp;outer</p><p>A · B</p>', '<p>• outer</p><p>A · B</p>'],
  ['two words', '<p>two words</p>'],
])('%j is pasted as %j', (copied, pasted) => {
  expect(pastedText(copied)).toBe(pasted);
});
