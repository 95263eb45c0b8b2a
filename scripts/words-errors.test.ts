import { languages } from '@bottega/rules/text/language.ts'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { wordsErrors } from './words-errors.ts'

let root: string
const cart = 'apps/storefront/src/features/cart/words'
const orders = 'apps/backoffice/src/features/orders/words'
const write = (file: string, text: string) => writeFileSync(join(root, file), text)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bottega-words-'))
  for (const folder of [cart, orders]) mkdirSync(join(root, folder), { recursive: true })
  for (const language of languages) {
    write(`${cart}/cart.${language}.json`, '{ "title": "a", "lines": { "none": "b" } }')
    write(`${orders}/${language}.json`, '{ "title": "a" }')
  }
})
afterEach(() => rmSync(root, { recursive: true }))

test('files of words that say the same in three languages pass the type check', () => {
  expect(wordsErrors(root)).toEqual([])
})

test('a file of words that is no JSON fails the type check in a sentence that names the file [words-400]', () => {
  write(`${cart}/cart.it.json`, '{ "title": "a" "lines" }')
  expect(wordsErrors(root)).toEqual([expect.stringContaining(`${cart}/cart.it.json is no JSON: `)])
})

test('a key one language lacks, or has alone, fails the type check in a sentence that names file and key [words-401]', () => {
  write(`${cart}/cart.de.json`, '{ "title": "a", "lines": { "some": "b" } }')
  rmSync(join(root, orders, 'en.json'))
  expect(wordsErrors(root)).toEqual([
    `${orders}/en.json is missing.`,
    `${cart}/cart.de.json lacks "lines.none", which ${cart}/cart.it.json has.`,
    `${cart}/cart.de.json has "lines.some", which ${cart}/cart.it.json lacks.`,
  ])
})
