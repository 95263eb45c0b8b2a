import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { concepts } from '../search/without/concept-table.ts'
import { type ContentTexts, contentsOf } from '../search/without/contents.ts'
import { avoidances } from './avoidances.ts'
import { findingsFor, findingsToAsk } from './diet-findings.ts'

interface Sample {
  name?: string
  ingredients?: string
  allergens?: string
  traces?: string
  label?: string
  salt?: number
  sugars?: number
  isFood?: boolean
  isNamedByNature?: boolean
}

const listed = (text?: string) => (text === undefined ? [] : [text])

function factsOf({ name = 'Cosa buona', ingredients, allergens, traces, label, salt, sugars, ...goods }: Sample) {
  const texts: ContentTexts = {
    names: [name],
    ingredients: listed(ingredients),
    allergens: listed(allergens),
    traces: listed(traces),
    labels: listed(label),
    salt,
    sugars,
  }
  return { bits: contentsOf(texts).bits, isFood: true, isNamedByNature: false, ...goods }
}

const avoiding = (key: string, alsoTraces = true) => ({ persons: [{ name: '', avoids: [{ key, alsoTraces }] }] })
const levelOf = (key: string, sample: Sample, alsoTraces = true) =>
  findingsFor(avoiding(key, alsoTraces), factsOf(sample))[0]?.level

describe('the knowledge of a product for somebody who does not eat something', () => {
  test.each<[string, Sample, string | undefined]>([
    ['milk', { ingredients: 'Zucchero, <strong>burro</strong>.' }, 'contains'],
    ['milk', { ingredients: 'Zucchero.', allergens: 'Contiene latte.' }, 'contains'],
    ['milk', { ingredients: 'Zucchero.', allergens: 'Può contenere tracce di latte.' }, 'traces'],
    ['milk', { ingredients: 'Zucchero.', traces: 'Latte, soia' }, 'traces'],
    ['milk', { ingredients: 'Zucchero. Kann Spuren von Milch enthalten.' }, 'traces'],
    ['milk', { ingredients: 'Zucchero. May contain milk.' }, 'traces'],
    ['milk', { ingredients: 'Prodotto in Italia con latte italiano.' }, 'contains'],
    ['milk', { ingredients: 'Zucchero. Può contenere soia, contiene latte.' }, 'contains'],
    ['milk', { ingredients: 'Prodotto in un caseificio con latte fresco.' }, 'contains'],
    ['milk', { ingredients: 'Made in a village dairy, with milk.' }, 'contains'],
    ['milk', { ingredients: 'Può contenere soia - ingredienti: latte, sale.' }, 'contains'],
    ['milk', { ingredients: 'Prodotto in uno stabilimento che utilizza latte.' }, 'traces'],
    ['milk', { ingredients: 'Rice. Made in a factory that handles milk.' }, 'traces'],
    ['soya', { ingredients: 'Latte. <strong>Può contenere</strong> soia.' }, 'traces'],
    ['milk', { ingredients: 'Prodotto in linea con la tradizione. Farina, latte.' }, 'contains'],
    ['milk', { ingredients: 'Prodotto in impianto certificato. Farina, latte.' }, 'contains'],
    ['milk', { ingredients: 'Prodotto in uno stabilimento di Parma con farina, latte.' }, 'contains'],
    ['milk', { ingredients: 'Prodotto in un laboratorio che è artigiano, con farina, latte.' }, 'contains'],
    ['eggs', { ingredients: 'PUO CONTENERE LATTE. FARINA, UOVA.' }, 'contains'],
    ['milk', { ingredients: 'Può contenere soia.Farina, latte.' }, 'contains'],
    ['milk', { ingredients: 'Può contenere soia. 12% latte in polvere.' }, 'contains'],
    ['eggs', { ingredients: 'Packed in site 4. Flour, eggs.' }, 'contains'],
    ['milk', { ingredients: 'Zucchero. Prodotto in stabilimento dove si usa latte.' }, 'traces'],
    ['milk', { ingredients: 'Zucchero. Prodotto in un laboratorio che lavora anche latte.' }, 'traces'],
    ['milk', { ingredients: 'Sugar. Made in a factory that also handles milk.' }, 'traces'],
    ['milk', { ingredients: 'Zucchero. Lavorato in un ambiente con presenza di latte.' }, 'traces'],
    ['milk', { ingredients: 'Grassi < 3 %, latte, sale > 1 %.' }, 'contains'],
    ['milk', { name: 'Yogurt alla fragola' }, 'likely'],
    ['milk', { name: 'Biscotti' }, 'unknown'],
    ['milk', { ingredients: 'Farina, zucchero.' }, undefined],
    ['milk', { ingredients: 'Farina, <strong>xyzwq</strong>.' }, 'unknown'],
    ['milk', { name: 'Detersivo', isFood: false }, undefined],
    ['milk', { name: 'Mele', isNamedByNature: true }, undefined],
    ['celery', { name: 'Sedano verde', isNamedByNature: true }, 'likely'],
    ['almonds', { ingredients: 'Zucchero, <strong>mandorle</strong>.' }, 'contains'],
    ['almonds', { ingredients: '<strong>Nocciole</strong>.', allergens: 'Contiene frutta a guscio.' }, undefined],
    ['almonds', { ingredients: 'Zucchero.', allergens: 'Contiene frutta a guscio.' }, 'contains'],
    ['almonds', { ingredients: '<strong>Nocciole</strong>. Può contenere altra frutta a guscio.' }, 'traces'],
    ['almonds', { name: 'Praline', label: 'Senza frutta a guscio' }, undefined],
    ['vegan', { ingredients: 'Acqua, miele.' }, 'contains'],
    ['halal', { ingredients: 'Carne bovina.' }, 'unknown'],
    ['halal', { ingredients: 'Zucchero, gelatina.' }, 'contains'],
    ['lowSalt', { ingredients: 'Acqua.', salt: 0.31 }, 'contains'],
    ['lowSalt', { ingredients: 'Acqua.', salt: 0.3 }, undefined],
    ['lowSalt', { ingredients: 'Acqua.' }, 'unknown'],
    ['onion', { name: 'Sugo' }, undefined],
  ])('%s, %j: %s', (key, sample, level) => expect(levelOf(key, sample)).toBe(level))

  test('traces are left out for who bears them, and nothing else is', () => {
    expect(levelOf('milk', { ingredients: 'Acqua.', traces: 'Latte' }, false)).toBeUndefined()
    expect(levelOf('milk', { ingredients: 'Latte.' }, false)).toBe('contains')
  })

  test('the worst stands first, with the person it is about', () => {
    const profile = {
      persons: [
        { name: '', avoids: [{ key: 'soya', alsoTraces: true }] },
        { name: 'Luca', avoids: [{ key: 'eggs', alsoTraces: true }] },
      ],
    }
    const found = findingsFor(profile, factsOf({ ingredients: 'Farina, <strong>uova</strong>.', traces: 'Soia' }))
    expect(found.map(({ person, key, level }) => [person, key, level])).toEqual([
      ['Luca', 'eggs', 'contains'],
      ['', 'soya', 'traces'],
    ])
  })

  test('a yes is asked for what makes ill, and not for a diet, a dislike or a missing list', () => {
    const keys = ['milk', 'vegan', 'onion', 'fish'].map((key) => ({ key, alsoTraces: true }))
    const found = findingsFor({ persons: [{ name: '', avoids: keys }] }, factsOf({ name: 'Crema di latte e cipolla' }))
    expect(found.map(({ key, level }) => `${key} ${level}`)).toEqual([
      'milk likely',
      'vegan likely',
      'onion likely',
      'fish unknown',
    ])
    expect(findingsToAsk(found).map(({ key }) => key)).toEqual(['milk'])
  })
})

const wordsOf = (number: number) => {
  const { names = '', evidence = '' } = concepts[number] ?? {}
  const words = `${names},${evidence}`.split(',').map((word) => word.replaceAll(/\s+/g, ' ').trim())
  return words.filter((word) => word !== '')
}
const toIll = avoidances.filter(({ kind }) => kind === 'allergen' || kind === 'nut' || kind === 'intolerance')

const filling = fc.constantFrom(
  'acqua',
  'zucchero',
  'sale',
  'Salz',
  'Pfeffer',
  'riso',
  'water',
  'rice',
  'olio',
  'aromi',
)
const inCase = fc.constantFrom(
  (word: string) => word,
  (word: string) => word.toUpperCase(),
  (word: string) => word.charAt(0).toUpperCase() + word.slice(1),
)
const marked = fc.constantFrom(
  (word: string) => word,
  (word: string) => `<strong>${word}</strong>`,
  (word: string) => `<${word}>`,
)
const place = fc.constantFrom<((list: string) => Sample)[]>(
  (list) => ({ ingredients: `${list}.` }),
  (list) => ({ ingredients: 'Acqua.', allergens: `Contiene ${list}.` }),
  (list) => ({ ingredients: 'Acqua.', allergens: `Può contenere ${list}.` }),
  (list) => ({ ingredients: `Wasser. Kann Spuren von ${list} enthalten.` }),
  (list) => ({ ingredients: `Water, rice. May contain traces of ${list}.` }),
  (list) => ({ ingredients: 'Acqua.', traces: list }),
  (list) => ({ name: list }),
)

test('nothing with a word of an allergen on its label or in its name goes unnamed, in 10,000 made-up labels', () => {
  const label = fc.record({
    avoidance: fc.constantFrom(...toIll),
    pick: fc.nat(),
    before: fc.array(filling, { maxLength: 4 }),
    after: fc.array(filling, { maxLength: 4 }),
    inCase,
    marked,
    place,
  })
  fc.assert(
    fc.property(label, ({ avoidance, pick, before, after, inCase: cased, marked: mark, place: put }) => {
      const words = avoidance.concepts.flatMap(wordsOf)
      const word = words[pick % words.length] ?? ''
      const sample = put([...before, mark(cased(word)), ...after].join(', '))
      expect(levelOf(avoidance.key, sample), `${avoidance.key}: ${JSON.stringify(sample)}`).toBeDefined()
      expect(levelOf(avoidance.key, sample)).not.toBe('unknown')
    }),
    { numRuns: 10_000 },
  )
})

const someone = fc.array(
  fc.record({ key: fc.constantFrom(...toIll.map(({ key }) => key)), alsoTraces: fc.constant(true) }),
  { minLength: 1, maxLength: 5 },
)
const clutter = fc.oneof(
  filling,
  fc.string({ unit: fc.constantFrom(...Array.from('.,;:()%*<>/&+–·123456789 "\'’')), maxLength: 6 }),
)

test('whoever of a household, whatever stands around the words: what makes ill always asks, in 10,000 made-up labels [diet-51]', () => {
  const household = fc.array(someone, { minLength: 1, maxLength: 8 })
  const label = fc.record({ household, pick: fc.nat(), whose: fc.nat(), inCase, marked, place })
  const around = fc.tuple(fc.array(clutter, { maxLength: 4 }), fc.array(clutter, { maxLength: 4 }))
  fc.assert(
    fc.property(label, around, ({ household: all, pick, whose, inCase: cased, marked: mark, place: put }, texts) => {
      const persons = all.map((avoids, at) => ({ name: at === 0 ? '' : `P${at}`, avoids }))
      const person = persons[whose % persons.length]
      const key = person?.avoids[pick % person.avoids.length]?.key ?? ''
      const words = (toIll.find((one) => one.key === key)?.concepts ?? []).flatMap(wordsOf)
      const word = mark(cased(words[pick % words.length] ?? ''))
      const sample = put([...texts[0], word, ...texts[1]].join(', '))
      const asked = findingsToAsk(findingsFor({ persons }, factsOf(sample)))
      expect(
        asked.map((one) => `${one.person} ${one.key}`),
        JSON.stringify(sample),
      ).toContain(`${person?.name ?? ''} ${key}`)
    }),
    { numRuns: 10_000 },
  )
})
