import { expect, test } from 'vitest'
import { forgetWord, freshWords, readWords, rememberWord } from './saved-words.ts'

const day = 86_400_000
const now = Date.UTC(2026, 0, 31)
const at = (instant: number) => ({ now: instant, dayWordsSaved: 30 })

test('a word searched for the first time counts one', () => {
  expect(rememberWord([], ' latte ', at(now))).toEqual([{ name: 'latte', counter: 1, timestamp: now }])
})

test('a known word counts up, in whatever letters it is written [search-15]', () => {
  const words = rememberWord([], 'Latte', at(now - day))
  expect(rememberWord(words, 'LATTE', at(now))).toEqual([{ name: 'Latte', counter: 2, timestamp: now }])
})

test('the most searched word comes first, then the latest', () => {
  const words = ['pane', 'latte', 'uova', 'latte'].reduce(
    (known, name, index) => rememberWord(known, name, at(now + index)),
    rememberWord([], 'sale', at(now)),
  )
  expect(words.map(({ name }) => name)).toEqual(['latte', 'uova', 'pane', 'sale'])
})

test('what was not searched for more than the shop’s days is dropped [search-2]', () => {
  const words = [
    { name: 'panettone', counter: 9, timestamp: now - 31 * day },
    { name: 'olio', counter: 1, timestamp: now - 30 * day },
  ]
  expect(freshWords(words, at(now)).map(({ name }) => name)).toEqual(['olio'])
  expect(freshWords(words, { now, dayWordsSaved: 31 })).toHaveLength(2)
})

test('nothing is remembered of an empty search', () => {
  expect(rememberWord([], '  ', at(now))).toEqual([])
})

test('a word can be forgotten', () => {
  expect(forgetWord(rememberWord([], 'vino', at(now)), 'Vino')).toEqual([])
})

test.each([undefined, null, 'latte', {}, [1, null, { name: 'pane' }]])('%j in the storage holds no words', (found) => {
  expect(readWords(found)).toEqual([])
})

test('what was stored is read back', () => {
  const words = rememberWord([], 'farina', at(now))
  expect(readWords(words)).toEqual(words)
})
