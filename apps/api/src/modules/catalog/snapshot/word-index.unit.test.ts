import { searchText } from '@bottega/rules/catalog/search-text.ts'
import { describe, expect, test } from 'vitest'
import { searchTerms, WordIndexBuilder } from './word-index.ts'

interface Sample {
  it: string
  de?: string
  shelf?: string
  brand?: string
  code?: string
}

/** Products in the order given, the best-selling first. */
function indexOf(samples: readonly Sample[]) {
  const builder = new WordIndexBuilder()
  for (const { it, de, shelf = 'Dispensa', brand = 'VALDORA', code = '1' } of samples) {
    const name = { it, ...(de === undefined ? {} : { de }) }
    const categories = [{ it: shelf }]
    builder.add({ name, brand, shelves: categories, searchText: searchText({ name, categories, brand, code }) })
  }
  return builder.build()
}

const find = (samples: readonly Sample[], query: string) =>
  [...indexOf(samples).search(query)].map((number) => samples[number]?.it)

describe('a search', () => {
  test('puts what the thing is before what it is made with', () => {
    const samples = [
      { it: 'Biscotti al latte', shelf: 'Biscotti' },
      { it: 'Burro', shelf: 'Latte e burro' },
      { it: 'Latte intero', shelf: 'Latte' },
    ]
    expect(find(samples, 'latte')).toEqual(['Latte intero', 'Biscotti al latte', 'Burro'])
  })

  test('takes a department by its name for what lies in it, however its shelves are called', () => {
    const builder = new WordIndexBuilder()
    const add = (it: string, ...shelves: string[]) =>
      builder.add({ name: { it }, brand: '', shelves: shelves.map((one) => ({ it: one })), searchText: '' })
    add('Grissini al formaggio', 'Pane')
    add('Gorgonzola', 'Formaggio', 'Formaggio molle da tavola')
    add('Yogurt', 'Latte, uova, formaggio e yogurt')
    expect([...builder.build().search('formaggio')]).toEqual([0, 1, 2])
  })

  test('keeps the best-selling first among equals', () => {
    expect(find([{ it: 'Latte uno' }, { it: 'Latte due' }, { it: 'Latte tre' }], 'latte')).toEqual([
      'Latte uno',
      'Latte due',
      'Latte tre',
    ])
  })

  test.each([
    ['with accents or without', 'CAFFE', ['Caffè macinato']],
    ['by a beginning', 'maci', ['Caffè macinato']],
    ['in another number', 'mela', ['Mele Golden']],
    ['inside a German compound', 'milch', ['Latte intero']],
    ['with a typo', 'cafè macnato', ['Caffè macinato']],
    ['in German', 'Vollmilch', ['Latte intero']],
    ['by brand', 'moka doro', ['Caffè macinato']],
    ['nothing by a part of a code', '1047', []],
  ])('finds %s', (_, query, found) => {
    const samples = [
      { it: 'Latte intero', de: 'Frische Vollmilch' },
      { it: 'Caffè macinato', brand: 'MOKA DORO' },
      { it: 'Mele Golden', code: '104711' },
    ]
    expect(find(samples, query)).toEqual(found)
  })

  test('wants all the words, and settles for the most any product has', () => {
    const samples = [{ it: 'Latte di capra' }, { it: 'Latte biologico' }, { it: 'Pane' }]
    expect(find(samples, 'latte di capra')).toEqual(['Latte di capra'])
    expect(find(samples, 'latte di capra biologico')).toEqual(['Latte di capra', 'Latte biologico'])
  })

  test.each(['', '   ', '%%', '🍎', 'constructor', '__proto__'])('for %j finds nothing and breaks nothing', (query) => {
    const index = indexOf([{ it: 'Latte' }])
    expect([...index.search(query)]).toEqual([])
    expect([...index.search('latte')]).toEqual([0])
  })
})

test('fillers are left out, unless there is nothing else', () => {
  expect(searchTerms('succo di mela con la polpa')).toEqual(['succo', 'mela', 'polpa'])
  expect(searchTerms('di')).toEqual(['di'])
  expect(searchTerms('thè verde')).toEqual(['te', 'verde'])
})
