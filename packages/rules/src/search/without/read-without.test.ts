import { describe, expect, test } from 'vitest'
import { concepts } from './concept-table.ts'
import { readWithout } from './read-without.ts'

const read = (text: string, options = {}) => {
  const { rest, concepts: numbers, words } = readWithout(text, options)
  return [rest, [...numbers.map((number) => concepts[number]?.key), ...words].join(' ')]
}

describe('an exclusion is read', () => {
  test.each([
    ['pane senza lievito', 'pane', 'yeast'],
    ['dolce privo di uova', 'dolce', 'eggs'],
    ['salsa che non contiene soia', 'salsa', 'soya'],
    ['yogurt zero lattosio', 'yogurt', 'lactose'],
    ['crackers esenti da sesamo', 'crackers', 'sesame'],
    ['torta senza latte, uova e noci', 'torta', 'milk eggs nuts'],
    ['pane senza glutine e lattosio', 'pane', 'gluten lactose'],
    ['gelato -latte', 'gelato', 'milk'],
    ['Kuchen ohne Eier', 'kuchen', 'eggs'],
    ['eierfreie Nudeln', 'nudeln', 'eggs'],
    ['sojafrei', '', 'soya'],
    ['frei von Sellerie', '', 'celery'],
    ['Wurst, kein Senf', 'wurst', 'mustard'],
    ['alkoholfreies Bier', 'bier', 'alcohol'],
    ['sugar free', '', 'sugar'],
    ['lactose-free yoghurt', 'yoghurt', 'lactose'],
    ['dairy and egg free cake', 'cake', 'milk eggs'],
    ['biscuits free from sesame', 'biscuits', 'sesame'],
    ['crisps without added sugar', 'crisps', 'sugar'],
    ['non alcoholic wine', 'wine', 'alcohol'],
    ['unsalted butter', 'butter', 'salt'],
    ['birra analcolica', 'birra', 'alcohol'],
    ['biscotti senza glutine e al latte', 'biscotti e al latte', 'gluten'],
    ['senzalattosio', '', 'lactose'],
    ['ohnezucker', '', 'sugar'],
    ['lattosio zero', '', 'lactose'],
    ['latte zero lattosio', 'latte', 'lactose'],
    ['pane libero da sesamo', 'pane', 'sesame'],
    ['intolleranza al lattosio', '', 'lactose'],
    ['egg allergy', '', 'eggs'],
    ['pasta per celiaci', 'pasta per', 'gluten'],
    ['latte senza lattosio 1,5 l', 'latte 1,5 l', 'lactose'],
  ])('of “%s” [search-170]', (text, rest, excluded) => expect(read(text)).toEqual([rest, excluded]))

  test.each([
    ['senza sesmo', 'sesame'],
    ['snza uova', 'eggs'],
    ['senzza liefito', 'yeast'],
    ['privvo di solfitti', 'sulphites'],
    ['onhe Zuker', 'sugar'],
    ['lactse free', 'lactose'],
    ['sugar fre', 'sugar'],
    ['sojafrie', 'soya'],
    ['glutnfrei', 'gluten'],
    ['whitout eggs', 'eggs'],
    ['veggano', 'vegan'],
  ])('of “%s” with a slip in either word [search-171]', (text, excluded) => expect(read(text)[1]).toBe(excluded))

  test.each([
    ['of an allergen by any thing that carries it', 'senza nocciole', 'nuts'],
    ['of almonds in German', 'mandelfrei', 'nuts'],
    ['of butter', 'senza burro', 'milk'],
    ['of prawns', 'without prawns', 'crustaceans'],
  ])('%s', (_, text, excluded) => expect(read(text)[1]).toBe(excluded))

  test('of a word of no table leaves the phrase to look for', () => {
    expect(read('uva senza semi')).toEqual(['uva senza semi', 'semi'])
    expect(read('olive senza nocciolo')).toEqual(['olive senza nocciolo', 'nocciolo'])
  })

  test.each(['formaggio vegano', 'vegan cheese', 'veganer Käse', 'hamburger vegetariani'])(
    'of the diet in “%s”',
    (text) => expect(read(text)[1]).toMatch(/^(?:vegan|vegetarian)$/),
  )

  test.each([
    'latte',
    'uova da allevamento all’aperto',
    'free range eggs',
    'one egg',
    'one nut bar',
    'primo sale',
    'kleine Nüsse',
    'Milchbrei',
    'Erdnussbutter',
    'farina 0 di grano',
    'cola zero',
    'yogurt zero',
    'latte zero',
    'kernlose Trauben',
    'carefree',
    'senza',
    'essenza di vaniglia',
  ])('of “%s” there is none', (text) =>
    expect(read(text, { isKnown: (word: string) => word === 'carefree' })[1]).toBe(''),
  )

  test('while it is typed, of everything that it may become [search-172]', () => {
    for (const key of ['milk', 'lactose', 'yeast', 'lupin'])
      expect(read('biscotti senza l', { isTyping: true })[1]).toContain(key)
    expect(read('nussfr', { isTyping: true })[1]).toBe('nuts')
    expect(read('egg fr', { isTyping: true })[1]).toBe('eggs')
  })

  test('on a label only of what it names, up to the comma', () => {
    expect(read('Biscotti senza burro', { isExact: true })[1]).toBe('burro')
    expect(read('Crema senza glutine, latte', { isExact: true })[1]).toBe('gluten')
    expect(read('Biscotti senza glutne', { isExact: true })[1]).toBe('glutne')
  })
})
