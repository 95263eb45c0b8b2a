import { expect, test } from 'vitest'
import { storageTemperature } from './storage-temperature.ts'

test.each([
  ['Conservare in frigorifero tra 0 e +4 °C. Una volta aperto consumare entro 3 giorni.', 'chilled'],
  ['Conservare a 0–4 °C', 'chilled'],
  ['Conservare tra 8-12 °C', 'chilled'],
  ['In frigorifero, non congelare', 'chilled'],
  ['In frigo, non ricongelare', 'chilled'],
  ['Conservare a –18 °C. Una volta scongelato non ricongelare.', 'frozen'],
  ['Conservare a -18°C', 'frozen'],
  ['Nel congelatore (***)', 'frozen'],
  ['Prodotto surgelato', 'frozen'],
  ['A temperatura ambiente. Dopo l’apertura in frigorifero.', 'ambient'],
  [null, 'ambient'],
] as const)('goods whose label says “%s” are kept %s [coldstore-1]', (storage, kept) => {
  expect(storageTemperature({ temperature: null, storage })).toBe(kept)
})

test.each([
  ['frozen', null, 'frozen'],
  ['ambient', 'In frigorifero', 'ambient'],
  ['chilled', 'Conservare a –18 °C', 'chilled'],
  ['toString', 'In frigorifero', 'chilled'],
] as const)('the temperature a label states (%s) decides before its text [coldstore-2]', (code, text, kept) => {
  expect(storageTemperature({ temperature: code, storage: text })).toBe(kept)
})
