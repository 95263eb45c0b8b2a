import { expect, test } from 'vitest'
import { forgetWord, freshWords, readWords, rememberWord } from './saved-words.ts'

const day = 86_400_000
const now = Date.UTC(2026, 0, 31)

test('a word searched for the first time counts one', () => {
  expect(rememberWord([], ' latte ', now)).toEqual([{ name: 'latte', counter: 1, timestamp: now }])
})

test('a known word counts up, in whatever letters it is written [search-15]', () => {
  const words = rememberWord([], 'Latte', now - day)
  expect(rememberWord(words, 'LATTE', now)).toEqual([{ name: 'Latte', counter: 2, timestamp: now }])
})

test('the most searched word comes first, then the latest', () => {
  const words = ['pane', 'latte', 'uova', 'latte'].reduce(
    (known, name, index) => rememberWord(known, name, now + index),
    rememberWord([], 'sale', now),
  )
  expect(words.map(({ name }) => name)).toEqual(['latte', 'uova', 'pane', 'sale'])
})

test('what was not searched for more than 30 days is dropped [search-2]', () => {
  const words = [
    { name: 'panettone', counter: 9, timestamp: now - 31 * day },
    { name: 'olio', counter: 1, timestamp: now - 30 * day },
  ]
  expect(freshWords(words, now).map(({ name }) => name)).toEqual(['olio'])
})

test('nothing is remembered of an empty search', () => {
  expect(rememberWord([], '  ', now)).toEqual([])
})

test('a word can be forgotten', () => {
  expect(forgetWord(rememberWord([], 'vino', now), 'Vino')).toEqual([])
})

test.each([undefined, null, 'latte', {}, [1, null, { name: 'pane' }]])('%j in the storage holds no words', (found) => {
  expect(readWords(found)).toEqual([])
})

test('what was stored is read back', () => {
  const words = rememberWord([], 'farina', now)
  expect(readWords(words)).toEqual(words)
})
