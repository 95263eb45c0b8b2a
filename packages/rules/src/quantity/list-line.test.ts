import { expect, test } from 'vitest'
import { readListLine } from './list-line.ts'

test.each([
  ['2 litri latte', 'latte', '2 litri'],
  ['1,5 l d’acqua', 'acqua', '1,5 l'],
  ['500g farina', 'farina', '500 g'],
  ['300 Gramm Käse', 'Käse', '300 Gramm'],
  ['1 kg di mele', 'mele', '1 kg'],
  ['3 pezzi di sapone', 'sapone', '3 pezzi'],
  ['2 bottiglie di vino', 'vino', '2'],
  ['3 Gläser Honig', 'Honig', '3'],
  ['6 uova', 'uova', '6'],
  ['2x pane integrale', 'pane integrale', '2'],
  ['4 × yogurt', 'yogurt', '4'],
  ['latte 2 litri', 'latte', '2 litri'],
  ['pomodori 1.5kg', 'pomodori', '1.5 kg'],
  ['sale x 3', 'sale', '3'],
])('"%s" is a list line for "%s", in the amount "%s" [search-110]', (line, words, amount) => {
  expect(readListLine(line)).toEqual({ words, amount })
})

test.each([
  'latte',
  'farina 00',
  'latte 1,8%',
  '2 litri',
  '3 bottiglie',
  'vitamina b12',
  '7up',
  'olio extra vergine',
  '50',
])('"%s" names no amount [search-111]', (line) => {
  expect(readListLine(line)).toEqual({ words: line })
})
