import { describe, expect, test } from 'vitest'
import { conceptNumbers } from './concept-table.ts'
import { contentsOf, isWithout } from './contents.ts'

interface Sample {
  name: string
  ingredients?: string
  allergens?: string
  label?: string
  alcoholPercent?: number
  sugars?: number
}

const passes = (key: string, { name, ingredients, allergens, label, ...figures }: Sample) => {
  const listed = (text?: string) => (text === undefined ? [] : [text])
  const contents = contentsOf({
    names: [name],
    ingredients: listed(ingredients),
    allergens: listed(allergens),
    labels: listed(label),
    ...figures,
  })
  return conceptNumbers([key]).every((number) => isWithout(contents.bits[number] ?? 0))
}

describe('a product is without something', () => {
  test.each<[string, Sample]>([
    ['eggs', { name: 'Spaghetti', ingredients: 'Semola di <strong>grano duro</strong>, acqua.' }],
    ['gluten', { name: 'Grano saraceno', ingredients: 'Grano saraceno.' }],
    ['milk', { name: 'Crema di cocco', ingredients: 'Latte di cocco, burro di cacao.' }],
    ['nuts', { name: 'Kokosnuss', ingredients: 'Kokosnuss, Muskatnuss.' }],
    ['lactose', { name: 'Latte senza lattosio', ingredients: 'Latte delattosato.' }],
    ['lactose', { name: 'Parmigiano', ingredients: 'Latte, sale, caglio.', label: 'Senza lattosio' }],
    ['alcohol', { name: 'Birra analcolica', ingredients: 'Acqua, malto d’orzo.', alcoholPercent: 0.4 }],
    ['eggs', { name: 'Maionese vegana', ingredients: 'Olio, soia.' }],
    ['sesame', { name: 'Grissini senza sesamo' }],
    ['vegan', { name: 'Gelato', label: 'Vegan' }],
  ])('of %s: %j', (key, sample) => expect(passes(key, sample)).toBe(true))

  test.each<[string, string, Sample]>([
    ['nothing is known of it', 'eggs', { name: 'Biscotti' }],
    ['its name says otherwise', 'eggs', { name: 'Uova fresche', ingredients: 'Acqua.' }],
    ['an ingredient carries it', 'eggs', { name: 'Salsa', ingredients: 'Olio, maionese.' }],
    ['a German compound carries it', 'gluten', { name: 'Brot', ingredients: 'Voll<strong>weizen</strong>mehl.' }],
    [
      'it may hold traces',
      'nuts',
      { name: 'Cioccolato', ingredients: 'Cacao.', allergens: 'Può contenere tracce di noci.' },
    ],
    ['a comma parts what would be another thing', 'milk', { name: 'Muesli', ingredients: 'Oat, milk.' }],
    ['it is vegan and nothing else is known', 'milk', { name: 'Gelato', label: 'Vegan' }],
    ['its list contradicts its claim', 'milk', { name: 'Gelato vegano', ingredients: 'Latte, zucchero.' }],
    [
      'it claims to be without a part of it',
      'milk',
      { name: 'Mozzarella', ingredients: 'Latte.', label: 'Senza lattosio' },
    ],
    ['it claims to be without something in it', 'milk', { name: 'Biscotti senza burro' }],
    [
      'its strength says otherwise',
      'alcohol',
      { name: 'Birra analcolica', ingredients: 'Acqua.', alcoholPercent: 4.8 },
    ],
    ['its figures say otherwise', 'sugar', { name: 'Succo', ingredients: 'Succo di mela.', sugars: 11 }],
    ['it is no diet’s', 'vegan', { name: 'Formaggio', ingredients: 'Latte, sale, caglio.' }],
  ])('not where %s [search-173]', (_, key, sample) => expect(passes(key, sample)).toBe(false))
})
