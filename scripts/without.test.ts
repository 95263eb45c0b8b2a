import type { Language } from '@bottega/rules/text/language.ts'
import { describe, expect, test } from 'vitest'
import { indexedDemo } from './testing/indexed-demo.ts'

/** The names of a concept, and its signs in a product: written here independently of the rule that filters. */
interface Case {
  readonly it: string
  readonly de: string
  readonly en: string
  /** In the declared allergens, in Italian; of ingredients where the law asks for no declaration. */
  readonly declared?: RegExp
  readonly ingredient?: RegExp
  readonly name: RegExp
  /** A class that outweighs what the name says. */
  readonly claim?: string
}

const cases: readonly Case[] = [
  { it: 'glutine', de: 'Gluten', en: 'gluten', declared: /glutine/, name: /frumento|farro|orzo|segale/ },
  { it: 'latte', de: 'Milch', en: 'milk', declared: /latte/, name: /^latte (?!di)|mozzarella|ricotta|^burro (?!di)/ },
  { it: 'uova', de: 'Eier', en: 'eggs', declared: /uova/, name: /^uova/ },
  { it: 'pesce', de: 'Fisch', en: 'fish', declared: /pesce/, name: /tonno|salmone|merluzzo|acciughe/ },
  { it: 'crostacei', de: 'Krebstiere', en: 'crustaceans', declared: /crostacei/, name: /gamber|scampi/ },
  { it: 'molluschi', de: 'Weichtiere', en: 'molluscs', declared: /molluschi/, name: /cozze|vongole|calamari/ },
  {
    it: 'frutta a guscio',
    de: 'Nüsse',
    en: 'nut',
    declared: /frutta a guscio/,
    name: /nocciole|mandorle|noci\b|pistacchi|anacardi|pinoli/,
  },
  { it: 'arachidi', de: 'Erdnüsse', en: 'peanut', declared: /arachidi/, name: /arachid/ },
  { it: 'soia', de: 'Soja', en: 'soya', declared: /soia/, name: /soia|tofu/ },
  { it: 'sedano', de: 'Sellerie', en: 'celery', declared: /sedano/, name: /sedano/ },
  { it: 'senape', de: 'Senf', en: 'mustard', declared: /senape/, name: /senape/ },
  { it: 'sesamo', de: 'Sesam', en: 'sesame', declared: /sesamo/, name: /sesamo|tahina/ },
  { it: 'solfiti', de: 'Sulfite', en: 'sulphites', declared: /solfiti/, name: /^vino/ },
  { it: 'lupini', de: 'Lupinen', en: 'lupin', declared: /lupini/, name: /lupini/ },
  {
    it: 'lattosio',
    de: 'Laktose',
    en: 'lactose',
    declared: /latte/,
    name: /^yogurt (?!di soia)/,
    claim: 'Senza lattosio',
  },
  { it: 'lievito', de: 'Hefe', en: 'yeast', ingredient: /lievito/, name: /^lievito/ },
  { it: 'zucchero', de: 'Zucker', en: 'sugar', ingredient: /zucchero|miele|sciroppo/, name: /^zucchero/ },
  {
    it: 'alcol',
    de: 'Alkohol',
    en: 'alcohol',
    ingredient: /alcol|vino/,
    name: /^birra (?!analcolica)|^vino|^prosecco|grappa/,
  },
  { it: 'sale', de: 'Salz', en: 'salt', ingredient: /\bsale\b/, name: /^sale\b/ },
  { it: 'cipolla', de: 'Zwiebel', en: 'onion', ingredient: /cipolla/, name: /cipoll/ },
]

const { index, products, attributesOf } = await indexedDemo()

describe('the demo catalogue searched for what is without something', () => {
  const shown = (text: string, language: Language) =>
    Array.from(index.search(text, { language }).numbers, (number) => products[number]).filter(
      (one) => one !== undefined,
    )
  const plain = (html = '') => html.replaceAll(/<[^>]*>/g, '').toLowerCase()
  const contradicts = ({ declared, ingredient, name, claim }: Case, product: (typeof products)[number]) => {
    if (claim !== undefined && attributesOf(product.classIds).some(({ it }) => it === claim)) return false
    return (
      declared?.test(plain(product.texts?.allergens?.it)) === true ||
      ingredient?.test(plain(product.texts?.ingredients?.it)) === true ||
      name.test(product.name.it.toLowerCase())
    )
  }

  test.each(cases)('shows nothing that has $it in it, in no language and with no slip [search-174]', (one) => {
    const queries: readonly (readonly [Language, string])[] = [
      ['it', `senza ${one.it}`],
      ['it', `privo di ${one.it}`],
      ['it', `sena ${one.it}`],
      ['it', `senza ${one.it.slice(0, -1)}${one.it.slice(-1).repeat(2)}`],
      ['de', `ohne ${one.de}`],
      ['de', `${one.de}frei`],
      ['de', `frei von ${one.de}`],
      ['en', `${one.en} free`],
      ['en', `${one.en}-free`],
      ['en', `without ${one.en}`],
      ['en', `${one.en} fre`],
      ...['biscotti', 'pane', 'salsa', 'latte', 'birra', 'formaggio', 'pasta', 'insalata'].map(
        (word) => ['it', `${word} senza ${one.it}`] as const,
      ),
    ]
    for (const [language, text] of queries) {
      const found = shown(text, language)
      expect([text, found.filter((product) => contradicts(one, product)).map(({ name }) => name.it)]).toEqual([
        text,
        [],
      ])
      const isAllergen = one.declared !== undefined
      const isUnknown = ({ texts, name }: (typeof products)[number]) =>
        texts?.ingredients === undefined && !name.it.toLowerCase().includes('senza')
      expect([text, isAllergen && found.some(isUnknown)]).toEqual([text, false])
    }
    expect(shown(`senza ${one.it}`, 'it').length).toBeGreaterThan(0)
  })

  test('finds no ordinary cheese for vegan cheese, and says why [search-175]', () => {
    for (const text of ['formaggio vegano', 'formaggi vegani', 'veganer Käse', 'vegan cheese']) {
      const result = index.search(text)
      expect([
        text,
        [...result.numbers].filter((number) => /latte/.test(plain(products[number]?.texts?.allergens?.it))),
      ]).toEqual([text, []])
      expect(result.without).toEqual(['di vegano'])
    }
  })

  test.each([
    ['yogurt senza latosio', 'yogurt senza lattosio'],
    ['pasta senza glutne', 'pasta senza glutine'],
    ['byscotti senza uova', 'biscotti senza uova'],
  ])('takes “%s” for “%s” and keeps the exclusion in what it says', (typed, meant) => {
    const { corrected, otherWords } = index.search(typed)
    expect(corrected).toBe(meant)
    expect(otherWords.every((words) => words.includes('senza'))).toBe(true)
  })

  test('puts first what says itself that it is without', () => {
    expect(shown('latte senza lattosio', 'it')[0]?.name.it).toMatch(/senza lattosio/)
    expect(shown('gluten-free pasta', 'en')[0]?.name.it).toMatch(/senza glutine/)
    expect(shown('pesto senza aglio', 'it')[0]?.name.it).toMatch(/senza aglio/)
  })

  test('offers nothing with lactose while “senza lattosio” is being typed [search-176]', () => {
    for (const text of ['senza latt', 'latte senza latto', 'yogurt senza lattosi', 'laktosefr', 'lactose fr']) {
      const { numbers } = index.search(text, { isTyping: true })
      const milky = [...numbers].filter((number) => {
        const product = products[number]
        const isClaimed = attributesOf(product?.classIds ?? []).some(({ it }) => it === 'Senza lattosio')
        return !isClaimed && /latte/.test(plain(product?.texts?.allergens?.it))
      })
      expect([text, milky]).toEqual([text, []])
    }
  })
})
