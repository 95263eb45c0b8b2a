import { readSynonyms } from '@bottega/rules/search/synonyms.ts'
import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { synonymTable } from './search-query.ts'
import { WordIndexBuilder } from './word-index-builder.ts'
import type { SearchOptions } from './word-index.ts'

interface Sample {
  it: string
  de?: string
  en?: string
  shelves?: readonly string[]
  brand?: string
  pack?: string
  attributes?: readonly string[]
  department?: number
}

/** Products in the order given, the best-selling first. */
function indexOf(samples: readonly Sample[], synonyms = '') {
  const builder = new WordIndexBuilder(synonymTable(readSynonyms(synonyms).synonyms))
  for (const {
    it,
    de,
    en,
    shelves = ['Dispensa'],
    brand = 'VALDORA',
    pack = '',
    attributes = [],
    department = 1,
  } of samples) {
    const name = { it, ...(de !== undefined && { de }), ...(en !== undefined && { en }) }
    const named = (texts: readonly string[]) => texts.map((text) => ({ it: text }))
    builder.add({
      name,
      brand,
      pack: { it: pack },
      shelves: named(shelves),
      attributes: named(attributes),
      departmentId: department,
    })
  }
  return builder.build()
}

const find = (samples: readonly Sample[], query: string, options: SearchOptions & { synonyms?: string } = {}) =>
  [...indexOf(samples, options.synonyms).search(query, options).numbers].map((number) => samples[number]?.it)

describe('a search', () => {
  test('puts what the thing is before what it is made of, and that before what it has in it [search-3]', () => {
    const samples = [
      { it: 'Biscotti al latte', shelves: ['Biscotti'] },
      { it: 'Fiocchi di latte', shelves: ['Formaggi'] },
      { it: 'Latte intero', shelves: ['Latte'] },
    ]
    expect(find(samples, 'latte')).toEqual(['Latte intero', 'Fiocchi di latte', 'Biscotti al latte'])
  })

  test('names the thing last in German and English', () => {
    const samples = [
      { it: 'Cioccolato', de: 'Milch Schokolade', en: 'Milk chocolate' },
      { it: 'Latte', de: 'Frische Milch', en: 'Fresh milk' },
    ]
    expect(find(samples, 'Milch', { language: 'de' })).toEqual(['Latte', 'Cioccolato'])
    expect(find(samples, 'milk', { language: 'en' })).toEqual(['Latte', 'Cioccolato'])
  })

  test('takes a department by its name for what lies in it, however its products are called', () => {
    const samples = [
      { it: 'Grissini al formaggio', shelves: ['Pane'] },
      { it: 'Gorgonzola', shelves: ['Formaggio'] },
    ]
    expect(find(samples, 'formaggio')).toEqual(['Gorgonzola', 'Grissini al formaggio'])
  })

  test('leaves out what a shelf of several things only lies beside', () => {
    const samples = [
      { it: 'Uova fresche', shelves: ['Uova'] },
      { it: 'Yogurt', shelves: ['Latte, uova e yogurt', 'Bianchi', 'Interi'] },
    ]
    expect(find(samples, 'uova')).toEqual(['Uova fresche'])
  })

  test('puts the department first that most of what was found lies in', () => {
    const wine = (it: string) => ({ it, department: 2 })
    const samples = [
      { it: 'Vino bianco per cucina', department: 1 },
      wine('Vino bianco secco'),
      wine('Vino bianco dolce'),
    ]
    expect(find(samples, 'vino bianco').at(-1)).toBe('Vino bianco per cucina')
  })

  test('keeps the best-selling first among equals', () => {
    const samples = [{ it: 'Latte uno' }, { it: 'Latte due' }, { it: 'Latte tre' }]
    expect(find(samples, 'latte')).toEqual(['Latte uno', 'Latte due', 'Latte tre'])
  })

  test.each([
    ['with accents or without', 'CAFFE', ['Caffè macinato']],
    ['in another number', 'mela', ['Mele Golden']],
    ['in another gender', 'macinata', ['Caffè macinato']],
    ['inside a German compound', 'milch', ['Latte intero']],
    ['with a slip in two words', 'cafè macnato', ['Caffè macinato']],
    ['in German', 'Vollmilch', ['Latte intero']],
    ['two words written as one', 'caffemacinato', ['Caffè macinato']],
    ['by brand', 'moka doro', ['Caffè macinato']],
  ])('finds %s', (_, query, found) => {
    const samples = [
      { it: 'Latte intero', de: 'Frische Vollmilch' },
      { it: 'Caffè macinato', brand: 'MOKA DORO' },
      { it: 'Mele Golden' },
    ]
    expect(find(samples, query)).toEqual(found)
  })

  test('by a beginning finds words while they are typed, and whole words alone once they are known', () => {
    const samples = [{ it: 'Mele Golden' }, { it: 'Melanzane' }]
    expect(find(samples, 'mel', { isTyping: true })).toEqual(['Mele Golden', 'Melanzane'])
    expect(find(samples, 'mela')).toEqual(['Mele Golden'])
    expect(find(samples, 'melanz')).toEqual(['Melanzane'])
  })

  test('wants all the words, and settles for the most any product has', () => {
    const samples = [{ it: 'Latte di capra' }, { it: 'Latte biologico' }, { it: 'Pane' }]
    expect(find(samples, 'latte di capra')).toEqual(['Latte di capra'])
    expect(new Set(find(samples, 'latte di capra biologico'))).toEqual(new Set(['Latte di capra', 'Latte biologico']))
  })

  test.each(['', '   ', '%%', '🍎', 'constructor', '__proto__', '#1000ml', 'senza_glutine', 'senza'])(
    'for %j finds nothing and breaks nothing',
    (query) => {
      const index = indexOf([{ it: 'Latte' }])
      expect([...index.search(query).numbers]).toEqual([])
      expect([...index.search('latte').numbers]).toEqual([0])
    },
  )
})

describe('a word the catalogue does not have', () => {
  const samples = [
    { it: 'Capperi sotto sale' },
    { it: 'Caffè macinato' },
    { it: 'Cioccolato', en: 'Chocolate' },
    { it: 'Latte intero' },
  ]

  test('is taken for the nearest whole word, and the search says for which [search-4]', () => {
    expect(find(samples, 'cafe')).toEqual(['Caffè macinato'])
    expect(find(samples, 'late')).toEqual(['Latte intero'])
    expect(indexOf(samples).search('late intreo').corrected).toBe('latte intero')
    expect(indexOf(samples).search('latte').corrected).toBeNull()
  })

  test('that is the slip of one found far more often finds that one too, and offers it', () => {
    const many = [{ it: 'Vermicelloni spagetti' }, ...Array.from({ length: 12 }, () => ({ it: 'Spaghetti' }))]
    const result = indexOf(many).search('spagetti')
    expect(result.numbers).toHaveLength(13)
    expect(result.otherWords).toEqual(['spaghetti'])
  })
})

describe('a word in place of another', () => {
  const paper = { it: 'Carta forno', shelves: ['Casa'], department: 2 }
  const cheese = { it: 'Gorgonzola dolce', shelves: ['Formaggi'], department: 1 }
  const samples = [
    cheese,
    { it: 'Stracciatella di bufala', shelves: ['Formaggi'], department: 1 },
    paper,
    { it: 'Sacchi per rifiuti', en: 'Bin liners, rubber', shelves: ['Casa'], department: 2 },
    { it: 'Latte', en: 'Milk', shelves: ['Latte'], department: 1 },
  ]

  test.each([
    ['another letter in a short word', 'larte', []],
    ['a letter less at its end', 'milka', []],
    ['the beginning of a longer word', 'stracetto', []],
    ['two letters in eight', 'gorgomzo', []],
  ])('is not found for %s, and offered at most', (_, query, found) => {
    expect(find(samples, query)).toEqual(found)
    expect(indexOf(samples).search(query).corrected).toBeNull()
  })

  test('is found for letters that are hardly heard, swapped or few for a long word', () => {
    expect(find(samples, 'latet')).toEqual(['Latte'])
    expect(find(samples, 'gorgonsola')).toEqual(['Gorgonzola dolce'])
    expect(indexOf(samples).search('milka').otherWords).toEqual(['milk'])
  })

  test('is of one family: of words equally near those of another are left out', () => {
    const goods = [
      { it: 'Corallo', shelves: ['Pasta'], department: 1 },
      { it: 'Corallo', shelves: ['Pasta'], department: 1 },
      { it: 'Morallo', shelves: ['Casa'], department: 2 },
    ]
    expect(find(goods, 'dorallo')).toEqual(['Corallo', 'Corallo'])
    const short = goods.map(({ it, shelves, department }) => ({ it: it.replace('allo', 'o'), shelves, department }))
    expect(indexOf(short).search('doro').otherWords).toEqual(['coro'])
  })

  test('is none that no product is called by', () => {
    const goods = [{ it: 'Birra in lattina' }, { it: 'Aranciata in lattina' }]
    expect(find(goods, 'latttina')).toEqual([])
  })

  test('lies where the rest of the query lies', () => {
    const goods = [
      { it: 'Gorgonzola dolce', department: 1 },
      { it: 'Lucidante', department: 2 },
    ]
    expect(indexOf(goods).search('gorgonzola lucidamte').corrected).toBeNull()
    expect(indexOf(goods).search('gorgonzola dolxce').corrected).toBe('gorgonzola dolce')
    expect(indexOf(goods).search('lucidamte').corrected).toBe('lucidante')
  })

  test('is never taken for one that editors name, though the shop has nothing by that name', () => {
    const options = { synonyms: 'lievitina = madrelievito' }
    expect(find([{ it: 'Lievitino' }], 'lievitina')).toEqual(['Lievitino'])
    expect(find([{ it: 'Lievitata' }], 'lievitina', options)).toEqual([])
  })

  test('never stands before what begins with the typed one', () => {
    const goods = [{ it: 'Crostino' }, { it: 'Crostate' }]
    expect(find(goods, 'crosta')).toEqual(['Crostate'])
  })

  test('of one language is no form of a word of another', () => {
    const goods = [{ it: 'Dischetti', en: 'Linon' }, { it: 'Tovaglia lino' }]
    expect(find(goods, 'lino')).toEqual(['Tovaglia lino'])
  })

  test('alone is not enough where it only says of what kind the missing thing is', () => {
    const goods = [{ it: 'Tè', en: 'Red tea' }, { it: 'Chinotto' }]
    expect(find(goods, 'red wombat', { language: 'en' })).toEqual([])
    expect(find(goods, 'chinotto wombat')).toEqual(['Chinotto'])
  })

  test('that is known finds what it says, whatever else the query says', () => {
    const words = constantFrom('gorgonzola', 'bufala', 'carta', 'latte')
    const anything = string({ unit: constantFrom(...'abcdefghiz '.split('')), maxLength: 12 })
    const index = indexOf(samples)
    assert(property(words, (word) => index.search(word).corrected === null && index.search(word).numbers.length > 0))
    assert(
      property(words, anything, (word, rest) => {
        const { corrected } = index.search(`${word} ${rest}`)
        return corrected === null || corrected.split(' ').includes(word)
      }),
    )
  })
})

describe('other spellings', () => {
  const samples = [
    { it: 'Formaggio fuso', de: 'Schmelzkäse' },
    { it: 'Pollo', de: 'Küken' },
    { it: 'Vino', de: 'Weißwein' },
    { it: 'Birra', brand: 'HOEGAARD' },
    { it: 'Formaggio di malga', brand: 'VAL NERA' },
    { it: 'Aceto', de: 'Rotweinessig' },
    { it: 'Bresaola' },
  ]

  test.each([
    ['umlauts written out', 'Kueken', ['Pollo']],
    ['umlauts in a compound written out', 'Schmelzkaese', ['Formaggio fuso']],
    ['a sharp s written out', 'Weisswein', ['Vino']],
    ['dots where the shop writes them out', 'Högaard', ['Birra']],
    ['an adjective before what it is joined to', 'weißer Wein', ['Vino']],
    ['words of a phrase of the editors written as one', 'gransoda', ['Birra']],
    ['a name written as one', 'formaggiodimalga', ['Formaggio di malga']],
    ['an Italian plural that only looks so', 'bresaole', ['Bresaola']],
  ])('%s: %s', (_, query, found) => {
    const result = indexOf(samples, 'gran soda => birra').search(query)
    expect([...result.numbers].map((number) => samples[number]?.it)).toEqual(found)
    expect(result.corrected).toBeNull()
  })
})

describe('formats', () => {
  const samples = [
    { it: 'Latte intero', pack: 'Brick 500 ml' },
    { it: 'Latte fresco', pack: 'Bottiglia 1 l' },
    { it: 'Panna', pack: 'Brick 1 l' },
    { it: 'Acqua naturale', pack: '6 × 1,5 l' },
    { it: 'Acqua frizzante', pack: 'Bottiglia 1,5 l' },
  ]

  test.each([
    ['latte 1 l', ['Latte fresco', 'Latte intero']],
    ['latte 1l', ['Latte fresco', 'Latte intero']],
    ['latte un litro', ['Latte fresco', 'Latte intero']],
    ['latte 1000 ml', ['Latte fresco', 'Latte intero']],
    ['latte mezzo litro', ['Latte intero', 'Latte fresco']],
    ['acqua 6x1,5', ['Acqua naturale', 'Acqua frizzante']],
  ])('%s comes first and leaves nothing out [search-5]', (query, found) => expect(find(samples, query)).toEqual(found))

  test('alone find what has them', () => expect(find(samples, '6x1,5 l')).toEqual(['Acqua naturale']))
})

describe('what a product has not', () => {
  const samples = [
    { it: 'Sale marino' },
    { it: 'Pane toscano senza sale' },
    { it: 'Penne di mais', attributes: ['Senza glutine'] },
    { it: 'Glutine di frumento' },
    { it: 'Biscotti senza zuccheri aggiunti' },
    { it: 'Zucchero di canna' },
  ]
  const synonyms = 'senza glutine = glutenfrei = gluten free'

  test.each([
    ['sale', ['Sale marino']],
    ['senza sale', ['Pane toscano senza sale']],
    ['senza glutine', ['Penne di mais']],
    ['penne glutenfrei', ['Penne di mais']],
    ['gluten free', ['Penne di mais']],
    ['senza zucchero', ['Biscotti senza zuccheri aggiunti']],
    ['senza uova', []],
  ])('%s is an attribute and no word [search-6]', (query, found) =>
    expect(find(samples, query, { synonyms })).toEqual(found),
  )

  test('“bio” and “vegano” are attributes of a product, whatever its name', () => {
    const goods = [{ it: 'Mele Golden', attributes: ['Biologico'] }, { it: 'Mele Gala' }]
    expect(find(goods, 'mele bio', { synonyms: 'bio = biologico' })).toEqual(['Mele Golden'])
    expect(find(goods, 'mele biologiche')).toEqual(['Mele Golden'])
  })
})

describe('synonyms of the editors', () => {
  const samples = [{ it: 'Latte UHT' }, { it: 'Latte fresco' }, { it: 'Pannolini taglia 4' }, { it: 'Cola zero' }]

  test('find each other with “=”, one the other with “=>”, and come first with “>” [search-7]', () => {
    expect(find(samples, 'pampers', { synonyms: 'pampers = pannolini' })).toEqual(['Pannolini taglia 4'])
    expect(find(samples, 'coca cola', { synonyms: 'coca cola => cola' })).toEqual(['Cola zero'])
    expect(find(samples, 'latte', { synonyms: 'latte > latte fresco' })).toEqual(['Latte fresco', 'Latte UHT'])
    expect(find(samples, 'latte')).toEqual(['Latte UHT', 'Latte fresco'])
  })
})
