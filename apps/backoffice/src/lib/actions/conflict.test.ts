import { expect, test } from 'vitest'
import { conflictRows, type Fact } from './conflict.ts'

const seen: Fact[] = [
  ['Stato', 'In vendita'],
  ['Prezzo', '1,29 €'],
  ['Giacenza', '24 pezzi'],
]

test('what a colleague changed stands beside what was to be changed; the rest is left out', () => {
  const now: Fact[] = [
    ['Stato', 'In vendita'],
    ['Prezzo', '1,09 €'],
    ['Giacenza', '20 pezzi'],
  ]
  expect(conflictRows(seen, now, [['Prezzo', '0,99 €']])).toEqual([
    { name: 'Prezzo', seen: '1,29 €', now: '1,09 €', yours: '0,99 €' },
    { name: 'Giacenza', seen: '24 pezzi', now: '20 pezzi', yours: undefined },
  ])
})

test('what is there no more, or new, has no value on the other side', () => {
  const now: Fact[] = [...seen.slice(0, 2), ['Offerta', 'Volantino 48']]
  expect(conflictRows(seen, now, [])).toEqual([
    { name: 'Offerta', seen: '', now: 'Volantino 48', yours: undefined },
    { name: 'Giacenza', seen: '24 pezzi', now: '', yours: undefined },
  ])
})

test('what was to be changed is named also where the colleague changed something else', () => {
  expect(conflictRows(seen, seen, [['Giacenza', '3 pezzi']])).toEqual([
    { name: 'Giacenza', seen: '24 pezzi', now: '24 pezzi', yours: '3 pezzi' },
  ])
})
