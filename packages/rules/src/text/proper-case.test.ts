import { expect, test } from 'vitest'
import { properCase } from './proper-case.ts'

test.each([
  ['via roma', 'Via Roma'],
  ['VIA ROMA', 'Via Roma'],
  ['MILANO', 'Milano'],
  ['via della spiga', 'Via della Spiga'],
  ["VIA DELL'ORSO", "Via dell'Orso"],
  ["reggio nell'emilia", "Reggio nell'Emilia"],
  ['corso xxii marzo', 'Corso XXII Marzo'],
  ['piazza iv novembre', 'Piazza IV Novembre'],
  ['freiheitsstraße', 'Freiheitsstraße'],
  ['BOLZANO / BOZEN', 'Bolzano / Bozen'],
  ['via Roma', 'Via Roma'],
  ['Via De Amicis', 'Via De Amicis'],
  ['Via XX Settembre', 'Via XX Settembre'],
  ['', ''],
])('"%s" is written "%s"', (typed, written) => {
  expect(properCase(typed)).toBe(written)
})
