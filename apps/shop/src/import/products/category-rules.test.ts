import { describe, expect, test } from 'vitest'
import { readCategories } from '@bottega/demo/catalogue/categories.ts'
import { compileRules, loadCategoryRules } from './category-rules.ts'

const rules = await loadCategoryRules()
const shelf = (name: string) => rules.verdictOn(name)?.category.split('/').at(-1)

describe('the shipped rules', () => {
  test.each([
    ['Mezze penne rigate', 'pasta-corta'],
    ['Spaghetti N°5', 'pasta-lunga'],
    ['Tagliatelle aux oeufs', 'pasta-all-uovo'],
    ['Ravioli ricotta e spinaci', 'ripiena'],
    ['Riso Carnaroli', 'riso'],
    ['Gallette di riso', 'pane-croccante-e-fette-biscottate'],
    ['Bevanda di riso', 'bevande-vegetali'],
    ['Sauce tomate basilic', 'sughi-pronti-e-pesti'],
    ['Pomodori pelati', 'passate-e-pelati'],
    ['Tomates séchées', 'sottoli-e-sottaceti'],
    ['Huile d’olive vierge extra', 'olio-extravergine-di-oliva'],
    ['Tonno all’olio di oliva', 'tonno-e-sgombro-in-scatola'],
    ['Aceto balsamico di Modena', 'aceto-e-balsamico'],
    ['Mozzarella di bufala campana', 'mozzarelle-e-burrate'],
    ['Jambon de Parme', 'prosciutto-cotto-e-crudo'],
    ['Panettone classico', 'dolci-delle-feste'],
    ['Olivenöl extra', 'olio-extravergine-di-oliva'],
    ['Chianti Classico 2016', 'vini-rossi'],
    ['Tagliatelle al Barolo', 'pasta-all-uovo'],
    ['Zirbentraum', undefined],
  ])('put "%s" on %s', (name, expected) => expect(shelf(name)).toBe(expected))

  test('name no category the demo shop lacks', () => {
    const slugs = new Set(readCategories().map(({ slug }) => slug))
    expect(rules.categories.filter((slug) => !slugs.has(slug))).toEqual([])
  })

  test('know brands by their own spelling, also where a product line is named', () => {
    expect(rules.brandIn('GAROFALO PENNE RIGATE 500G')).toBe('Garofalo')
    expect(rules.brandIn('Mulino B. piadella')).toBe('Mulino Bianco')
    expect(rules.brandIn('Penne rigate')).toBeUndefined()
  })
})

describe('a rules file of one’s own', () => {
  const file = {
    defaults: { vat: 10, brand: 'Senza marca' },
    brands: ['X Y = Z'],
    rules: [{ category: 'a', words: ['c+*, d'] }],
  }

  test('takes words as words, never as a pattern', () => {
    const own = compileRules(file)
    expect(own.verdictOn('una c qui')?.category).toBe('a')
    expect(own.verdictOn('ccc')?.category).toBe('a')
    expect(own.verdictOn('dd')).toBeUndefined()
    expect(own.brandIn('il mio x-y')).toBe('Z')
  })

  test('that is malformed is refused with the place', () => {
    expect(() => compileRules({ ...file, rules: [{ category: 'a', words: 'c' }] }, 'mine.json')).toThrow(
      'mine.json: /rules/0/words',
    )
  })
})
