import { languages } from '@bottega/rules/text/language.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cookieTextVersion } from './text-version.ts'

const read = (language: string) => readFileSync(new URL(`./words/cookies.${language}.json`, import.meta.url), 'utf8')

/** Stored choices name the version of the text they answered: new texts need a new date here and in the contract. */
test('the version of the cookie question belongs to its texts', () => {
  const texts = createHash('sha256').update(languages.map(read).join('')).digest('hex').slice(0, 16)
  expect({ version: cookieTextVersion, texts }).toEqual({ version: '2026-11-21', texts: 'c720a58e90d5fd48' })
})
