import { expect, test } from 'vitest'
import { plainLine } from './plain-line.ts'

test.each([
  ['  Casa   al mare ', 'Casa al mare'],
  ['Rossi\r\nBcc: tutti@elsewhere.example', 'Rossi Bcc: tutti@elsewhere.example'],
  ['a\u0007b\u009fc\td', 'a b c d'],
  ['\u202egnp.exe', 'gnp.exe'],
  ['\u202d+39 02 1234567\u202c', '+39 02 1234567'],
  ['\u2066isolated\u2069', 'isolated'],
  ['\u202e \r\n', ''],
  ['بيت أمي', 'بيت أمي'],
  ['Città 👩‍👩‍👧‍👦', 'Città 👩‍👩‍👧‍👦'],
])('%j is shown as %j [text-2]', (typed, shown) => {
  expect(plainLine(typed)).toBe(shown)
})
