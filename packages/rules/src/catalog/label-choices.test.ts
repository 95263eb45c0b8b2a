import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { choiceCodes, choicePicture, choiceWords, labelChoices, readChoice } from './label-choices.ts'
import type { ChoiceName } from './product-label.ts'

const names = Object.keys(labelChoices) as ChoiceName[]
const codes = names.flatMap((name) => choiceCodes(name).map((code) => [name, code] as const))

test('every code of a label is read again from whatever capitals and spaces, and one the field does not have is not [label-17]', () => {
  for (const [name, code] of codes) {
    expect(readChoice(name, ` ${code.toLowerCase()} `)).toBe(code)
    expect(readChoice(name, code.replace(' ', ''))).toBe(code)
    expect(readChoice(name, `${code}x`)).toBeUndefined()
  }
})

test('the classes of energy and the nine pictograms of danger have each a picture the shop serves [label-18]', () => {
  const pictures = codes.flatMap(([name, code]) => choicePicture(name, code) ?? [])
  expect(pictures).toHaveLength(16)
  const files = new URL('../../../../apps/storefront/public', import.meta.url)
  expect(pictures.filter((picture) => !existsSync(`${files.pathname}${picture}`))).toEqual([])
})

test('a packaging code stands before what it means, and a code of another time as it was written [label-19]', () => {
  expect(choiceWords('packaging', 'C/PAP 84', 'de')).toBe('C/PAP 84 – Papier, Kunststoff und Aluminium')
  expect(choiceWords('energyClass', 'A+++', 'it')).toBe('A+++')
})
