import { expect, test } from 'vitest'
import { goodsDetail, goodsText } from './goods-text.ts'

test.each([
  ['1 kg', 'Taglio: Affettato', '1 kg · Taglio: Affettato', 'Pane, 1 kg · Taglio: Affettato'],
  ['1 kg', '', '1 kg', 'Pane, 1 kg'],
  ['', 'Taglio: Affettato', 'Taglio: Affettato', 'Pane, Taglio: Affettato'],
  ['', '', '', 'Pane'],
])('bread of format "%s" chosen as "%s" reads "%s", and with its name "%s"', (format, chosen, detail, text) => {
  expect(goodsDetail(format, chosen)).toBe(detail)
  expect(goodsText('Pane', format, chosen)).toBe(text)
})
