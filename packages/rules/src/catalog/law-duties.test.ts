import { expect, test } from 'vitest'
import { dutiesForSale, type LawFacts, lackingDuties, lawDuties } from './law-duties.ts'

const food: LawFacts = {
  name: 'Spaghetti',
  category: 'dispensa/pasta',
  isLoose: false,
  isForAdultsOnly: false,
  hasMeasure: true,
  hasNutrition: false,
  alcoholPercent: null,
  texts: { ingredients: { it: 'Semola' }, operator: { it: 'Borgo' }, packaging: ['PAP 21'] },
}
const said = { it: 'Detto' }

test.each<[string, Partial<LawFacts>, string[]]>([
  ['a food that says all', {}, []],
  ['a food in a pack that names no weight', { hasMeasure: false }, ['weight']],
  ['a food from the scale', { hasMeasure: false, isLoose: true, texts: { ingredients: said } }, []],
  ['a food without a label', { texts: {} }, ['ingredients', 'operator', 'packaging']],
  ['fruit', { category: 'frutta-e-verdura/frutta-fresca/mele', texts: { operator: said } }, ['origin']],
  [
    'fruit of a country',
    { category: 'frutta-e-verdura/frutta-fresca/mele', texts: { operator: said, originCountry: 'IT' } },
    [],
  ],
  ['eggs', { category: 'latte-uova-e-yogurt/burro-panna-e-uova/uova', hasMeasure: false }, ['eggs']],
  [
    'eggs of quails',
    { name: 'Uova di quaglia', category: 'latte-uova-e-yogurt/burro-panna-e-uova/uova', hasMeasure: false },
    [],
  ],
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
    ['hazards', 'maker', 'packaging'],
  ],
  [
    'a lamp',
    {
      category: 'casa-e-pulizia/per-la-casa',
      hasMeasure: false,
      texts: { energyClass: 'E', manufacturer: said, packaging: ['PAP 21'] },
    },
    ['electrical'],
  ],
  ['goods nobody has placed, without ingredients', { category: '', hasMeasure: false, texts: {} }, ['packaging']],
  ['goods nobody has placed, with ingredients', { category: 'altri-prodotti', hasMeasure: false }, ['weight']],
  [
    'a supplement',
    {
      name: 'Magnesio, INTEGRATORE alimentare',
      category: 'igiene-e-bellezza/igiene-e-benessere',
      texts: { packaging: ['PAP 21'] },
    },
    ['maker', 'supplement'],
  ],
  ['a supplement that warns', { name: 'Integratori misti', texts: { ...food.texts, warnings: said } }, []],
  ['a supplement for cats', { name: 'Integratore', category: 'animali/gatti', texts: { packaging: ['PAP 21'] } }, []],
  ['a book on supplements', { name: 'Gli integratorini' }, []],
])('%s: the law asks for what it does not say [law-1]', (_, facts, lacking) => {
  expect(lackingDuties({ ...food, ...facts })).toEqual(lacking)
})

test('every duty names the article it comes from [law-2]', () => {
  for (const { source } of Object.values(lawDuties)) expect(source).toMatch(/art\. \d+/)
})

test('codes that the pack bears keep nothing from sale, not even where all the law asks for does [law-6]', () => {
  expect(dutiesForSale.law_data).toContain('supplement')
  expect(dutiesForSale.law_data).not.toContain('packaging')
})
