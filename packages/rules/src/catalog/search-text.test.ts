import { describe, expect, test } from 'vitest'
import { plainWords } from '../text/plain-words.ts'
import { searchText } from './search-text.ts'

describe('plain words', () => {
  test.each([
    ["L'Aceto più BUONO", 'l aceto piu buono'],
    ['Œufs frais, 6 pièces', 'oeufs frais 6 pieces'],
    ['Weißbier 0,5 l', 'weissbier 0 5 l'],
    ['  Crème   brûlée!  ', 'creme brulee'],
    ['ヘーゼルナッツ', 'ヘーセルナッツ'],
    ['…', ''],
  ])('%s is compared as "%s"', (text, words) => expect(plainWords(text)).toBe(words))
})

describe('search text', () => {
  const product = {
    name: { it: 'Tè alla pesca', de: 'Pfirsichtee', en: 'Peach tea' },
    categories: [{ it: 'Bibite', de: 'Getränke' }, { it: 'Tè freddi' }],
    brand: 'SORSI',
    barcode: '8098001000017',
    code: '100001',
  }

  test('holds names, categories, brand, barcode and code, each word once', () => {
    expect(searchText(product)).toBe(
      'te alla pesca pfirsichtee peach tea bibite getranke freddi sorsi 8098001000017 100001',
    )
  })

  test('a product without a barcode or languages is found by the rest', () => {
    expect(searchText({ name: { it: 'Mele' }, categories: [], brand: '', barcode: null, code: 'A-1' })).toBe('mele a 1')
  })
})
