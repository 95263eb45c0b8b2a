import { expect, test } from 'vitest'
import { plainLine } from './plain-line.ts'
import { goodsDetail, goodsText } from './goods-text.ts'
import { truncate } from './truncate.ts'

test.each([
  ['Latte', undefined, 'Latte'],
  ['abcdefghijabcdefghijabcdefghij', undefined, 'abcdefghijabcdefghijabcdefghij'],
  ['abcdefghijabcdefghijabcdefghijk', undefined, 'abcdefghijabcdefghijabcdefghij…'],
  ['abcdefghijabcdefghijabcdefghi klm', undefined, 'abcdefghijabcdefghijabcdefghi…'],
  ['Caffè', 4, 'Caff…'],
  ['🍎🍎🍎', 2, '🍎🍎…'],
])('%s cut at %s is %s [text-1]', (text, length, cut) => expect(truncate(text, length)).toBe(cut))

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

test.each([
  ['1 kg', 'Taglio: Affettato', '1 kg · Taglio: Affettato', 'Pane, 1 kg · Taglio: Affettato'],
  ['1 kg', '', '1 kg', 'Pane, 1 kg'],
  ['', 'Taglio: Affettato', 'Taglio: Affettato', 'Pane, Taglio: Affettato'],
  ['', '', '', 'Pane'],
])('bread of format "%s" chosen as "%s" reads "%s", and with its name "%s"', (format, chosen, detail, text) => {
  expect(goodsDetail(format, chosen)).toBe(detail)
  expect(goodsText('Pane', format, chosen)).toBe(text)
})
