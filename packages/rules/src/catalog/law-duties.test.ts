import { expect, test } from 'vitest'
import { type LawFacts, lackingDuties, lawDuties } from './law-duties.ts'

const food: LawFacts = {
  category: 'dispensa/pasta',
  isLoose: false,
  isForAdultsOnly: false,
  hasMeasure: true,
  hasNutrition: false,
  alcoholPercent: null,
  texts: { ingredients: { it: 'Semola' }, operator: { it: 'Borgo' } },
}
const said = { it: 'Detto' }

test.each<[string, Partial<LawFacts>, string[]]>([
  ['a food that says all', {}, []],
  ['a food in a pack that names no weight', { hasMeasure: false }, ['weight']],
  ['a food from the scale', { hasMeasure: false, isLoose: true, texts: { ingredients: said } }, []],
  ['a food without a label', { texts: {} }, ['ingredients', 'operator']],
  ['fruit', { category: 'frutta-e-verdura/frutta-fresca/mele', texts: { operator: said } }, ['origin']],
  [
    'fruit of a country',
    { category: 'frutta-e-verdura/frutta-fresca/mele', texts: { operator: said, originCountry: 'IT' } },
    [],
  ],
  ['eggs', { category: 'latte-uova-e-yogurt/burro-panna-e-uova/uova', hasMeasure: false }, ['eggs']],
  [
    'fresh fish that says how it was caught alone',
    { category: 'pesce/pesce-fresco/pesce-intero', texts: { ...food.texts, fishMethod: 'sea' } },
    ['fish'],
  ],
  ['wine', { category: 'vini-birre-e-liquori/vini', isForAdultsOnly: true }, ['alcohol']],
  ['beer without alcohol', { category: 'vini-birre-e-liquori/birre' }, []],
  [
    'a cleaner with a pictogram and no words',
    { category: 'casa-e-pulizia/pulizia', hasMeasure: false, texts: { hazardPictograms: ['GHS05'] } },
    ['hazards', 'maker'],
  ],
  [
    'a lamp',
    { category: 'casa-e-pulizia/per-la-casa', hasMeasure: false, texts: { energyClass: 'E', manufacturer: said } },
    ['electrical'],
  ],
  ['goods nobody has placed, without ingredients', { category: '', hasMeasure: false, texts: {} }, []],
  ['goods nobody has placed, with ingredients', { category: 'altri-prodotti', hasMeasure: false }, ['weight']],
])('%s: the law asks for what it does not say [law-1]', (_, facts, lacking) => {
  expect(lackingDuties({ ...food, ...facts })).toEqual(lacking)
})

test('every duty names the article it comes from [law-2]', () => {
  for (const { source } of Object.values(lawDuties)) expect(source).toMatch(/art\. \d+/)
})
