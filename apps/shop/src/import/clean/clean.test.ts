import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanBarcode } from './barcode.ts'
import { cleanText } from '@bottega/api/trade/product-label/clean-text.ts'
import { cleanIngredients } from '@bottega/api/trade/product-label/ingredients.ts'
import { cleanNumber } from './number.ts'
import { cleanNutrition } from './nutrition.ts'
import { packContent, packText } from '@bottega/rules/catalog/pack-size.ts'
import { readPackSize, takePackSize } from './pack-size.ts'
import { cleanName } from './product-name.ts'

describe('a name', () => {
  test.each([
    ['  Penne   rigate ', 'Penne rigate'],
    ['FROLLINI AL MALTO DOP', 'Frollini al malto DOP'],
    ['RICCIARELLI DI SIENA', 'Ricciarelli di Siena'],
    ['MEZZE PENNE RIGATE N°141', 'Mezze penne rigate N°141'],
    ['ACE', 'ACE'],
    ['BAULI Il panettone', 'BAULI Il panettone'],
    ['POLLO ARROSTO ALLE ERBE - a basso contenuto di grassi', 'Pollo arrosto alle erbe - a basso contenuto di grassi'],
    ['sedani integrali', 'Sedani integrali'],
    ['Sauce &quot;Sugo&quot;', 'Sauce "Sugo"'],
    ['Plasmon &#40;biscotti&#41', 'Plasmon (biscotti)'],
    ['A &amp;amp; B', 'A & B'],
    ['fÃ¼r fã¼r', 'Für für'],
    ['Cannelloni All?uovo', "Cannelloni All'uovo"],
    ['l{gumes grill{s', 'Légumes grillés'],
    ['Spaghetti [pâtes] [sachet. ..', 'Spaghetti [pâtes]'],
    ['Bresaola I.G.P.', 'Bresaola I.G.P.'],
    ['Panettone GR.', 'Panettone'],
    ['<b>Penne</b><script>x()</script>', 'Penne'],
    ['ヘーゼルナッツ', 'ヘーゼルナッツ'],
  ])('%s stands on the shelf as %s', (raw, name) => expect(cleanName(raw).name).toBe(name))

  test.each(['', '   ', '12345', '***', '<p></p>'])('without a letter is none: "%s"', (raw) =>
    expect(cleanName(raw).name).toBeUndefined(),
  )

  test('longer than a card shows is cut at a word and says so', () => {
    const { name, notes } = cleanName('parola '.repeat(40))
    expect(name?.length).toBeLessThanOrEqual(160)
    expect(name?.endsWith('parola')).toBe(true)
    expect(notes).toContain('name-shortened')
  })

  test('letters lost before they came here are reported, not guessed', () => {
    expect(cleanName('Rouleaux Feuillet?s').notes).toEqual(['characters-lost'])
  })
})

describe('the pack size in a name', () => {
  test.each([
    ['Mezze penne 500 g', 'Mezze penne', '500 g'],
    ['GAROFALO PENNE 500G', 'GAROFALO PENNE', '500 g'],
    ['Lavazza Crema GR. 250X2', 'Lavazza Crema', '2 × 250 g'],
    ['Nettare Pera ML 125 X 6', 'Nettare Pera', '6 × 125 ml'],
    ['Acqua naturale 6 x 1,5 l', 'Acqua naturale', '6 × 1,5 l'],
    ['Olio Divella lt1', 'Olio Divella', '1 l'],
    ['Parmigiano (1kg)', 'Parmigiano', '1 kg'],
    ['Linguine (250g Beutel)', 'Linguine (Beutel)', '250 g'],
    ['Farina GR 1.200', 'Farina', '1200 g'],
    ['Pasta Bucatini N 5 KG 1, Sacchetto', 'Pasta Bucatini N 5 Sacchetto', '1 kg'],
    ['Farina 1kg+1kg', 'Farina', '2 × 1 kg'],
    ['Nocciolata 700 g + 50 g', 'Nocciolata', '750 g'],
    ['Tonno 3+1 x 80 g', 'Tonno', '4 × 80 g'],
    ['Yogurt 125 g x 6+2', 'Yogurt', '8 × 125 g'],
    ['Olio 1 ½ l', 'Olio', '1,5 l'],
    ['Patate 2 1/2 kg', 'Patate', '2,5 kg'],
    ['Birra .33 L', 'Birra', '0,33 l'],
    ['Spaghetti n. 1 500 g', 'Spaghetti n. 1', '500 g'],
    ['Spaghetti 5 500 g', 'Spaghetti 5', '500 g'],
    ['le pot de 200 g net', 'le pot de 200 g net', '200 g'],
    ['le pot de 200 g net égoutté', 'le pot de 200 g net égoutté', '200 g sgocciolato'],
  ])('%s', (raw, name, pack) => {
    const taken = takePackSize(raw)
    expect([taken.name, taken.pack && packText(taken.pack).it]).toEqual([name, pack])
  })

  test.each([
    'Burro 20 porzioni da 10 g',
    'Tonno X3 80G',
    'Spaghetti 500 Gr, 6 Paquets',
    'Acqua 0 g',
    'Penne N° 41',
    'Birra 0,33 cl',
    'Riso 1 500 g',
    'Farina tipo 1 1/2 kg',
    'Tonno 3 x 80 g + 1',
    'Tonno 3+1 80 g',
    'Detersivo 1 l + 20 % gratis',
    'Pasta 500 g + 1 l sugo',
    'Pannolini taglia 2 (3–6 kg)',
  ])('is not evident in "%s", and the name stays whole', (raw) =>
    expect(takePackSize(raw)).toEqual({ name: raw, pack: undefined }),
  )
})

describe('a pack size in a field of its own', () => {
  test.each([
    ['10 x 10 x 5 g', '100 × 5 g', 500, 'g'],
    ['1 l e 1/2', '1,5 l', 1.5, 'l'],
    ['1/2 l', '0,5 l', 0.5, 'l'],
    ['3/4 l', '0,75 l', 0.75, 'l'],
    ['1 1/2 kg', '1,5 kg', 1.5, 'kg'],
    ['1½ l', '1,5 l', 1.5, 'l'],
    ['2 ¼ kg', '2,25 kg', 2.25, 'kg'],
    ['1 500 g', '1500 g', 1500, 'g'],
    ['2\u00A0500 ml', '2500 ml', 2500, 'ml'],
    ['3+1 x 80 g', '4 × 80 g', 320, 'g'],
    ['80 g x 3+1', '4 × 80 g', 320, 'g'],
    ['1kg+1kg', '2 × 1 kg', 2, 'kg'],
    ['500 g + 500 g + 500 g', '3 × 500 g', 1500, 'g'],
    [',75 l', '0,75 l', 0.75, 'l'],
    ['1 kg e 200 g', '1,2 kg', 1.2, 'kg'],
    ['400 g (240 g sgocciolato)', '400 g (240 g sgocciolato)', 240, 'g'],
    ['400 g - sgocciolato 240 g', '400 g (240 g sgocciolato)', 240, 'g'],
    ['400 g, peso sgocciolato: 240 g', '400 g (240 g sgocciolato)', 240, 'g'],
    ['580 ml / 300 g égoutté', '580 ml (300 g sgocciolato)', 300, 'g'],
    ['425 g (Abtropfgewicht 240 g)', '425 g (240 g sgocciolato)', 240, 'g'],
    ['240 g sgocciolato', '240 g sgocciolato', 240, 'g'],
    ['3 x 80 g (52 g sgocciolato)', '3 × 80 g (156 g sgocciolato)', 156, 'g'],
    ['3 x 80 g (156 g drained)', '3 × 80 g (156 g sgocciolato)', 156, 'g'],
    ['250 Grammes', '250 g', 250, 'g'],
    ['250 Gramm', '250 g', 250, 'g'],
    ['75 Centilitres', '75 cl', 75, 'cl'],
    ['50 CL, 20 Bouteilles', '20 × 50 cl', 1000, 'cl'],
    ['20 bottiglie da 50 cl', '20 × 50 cl', 1000, 'cl'],
    ['6x1,5L', '6 × 1,5 l', 9, 'l'],
    ['ca. 300 g', '300 g', 300, 'g'],
    ['500 ml ℮', '500 ml', 500, 'ml'],
    ['℮ 500 ml', '500 ml', 500, 'ml'],
    ['1,000 g', '1000 g', 1000, 'g'],
    ['1.000 g', '1000 g', 1000, 'g'],
    ['1.000 kg', '1 kg', 1, 'kg'],
    ['1,000 kg', '1 kg', 1, 'kg'],
    ['0,500 kg', '0,5 kg', 0.5, 'kg'],
  ])('"%s" is %s, its unit price by %d %s', (raw, shown, amount, unit) => {
    const pack = readPackSize(raw)
    expect(pack && [packText(pack).it, packContent(pack)]).toEqual([shown, { amount, unit }])
  })

  test('counts things', () => expect(readPackSize('12 uova')).toEqual({ pieces: 1, amount: 12, unit: 'pz' }))

  test.each(['tanto', '1/3 l', '500 g, 6 paquets', '12 apostoli', '0,33 cl', '0.5 ml', '80 g x 3+1+1', '1 kg + 1 l'])(
    'is not evident in "%s"',
    (raw) => expect(readPackSize(raw)).toBeUndefined(),
  )

  test('with a drained weight leaves neither in a name', () => {
    const { name, pack } = takePackSize('Ceci lessati 400 g (240 g sgocciolato)')
    expect([name, pack && packText(pack).de]).toEqual(['Ceci lessati', '400 g (240 g Abtropfgewicht)'])
  })
})

describe('ingredients', () => {
  const html = (raw: string) => cleanIngredients('ingredients', raw).html
  test.each([
    ['_latte_, sale', '<strong>latte</strong>, sale'],
    ["d'_œuf_ et _lait _ cru", "d'<strong>œuf</strong> et <strong>lait</strong> cru"],
    ['**latte**, sale', '<strong>latte</strong>, sale'],
    ['farina di **grano tenero**, **burro**', 'farina di <strong>grano tenero</strong>, <strong>burro</strong>'],
    ['zucchero*, cacao**, latte* (*bio **Fairtrade)', 'zucchero*, cacao**, latte* (*bio **Fairtrade)'],
    [
      'farina di GRANO, zucchero, LATTE in polvere',
      'farina di <strong>GRANO</strong>, zucchero, <strong>LATTE</strong> in polvere',
    ],
    ['zucchero, aromi OGM, _latte_', 'zucchero, aromi OGM, <strong>latte</strong>'],
    ['_lai_t écrémé', '<strong>lait</strong> écrémé'],
    ['_grano_tenero', '<strong>grano</strong> tenero'],
    ['blanc d__œuf_', 'blanc d<strong>œuf</strong>'],
    ['sel, _sedano, verza', 'sel, <strong>sedano</strong>, verza'],
    ['_blé, _œufs_ frais', '<strong>blé</strong>, <strong>œufs</strong> frais'],
    ['Flavou_r naturale', 'Flavour naturale'],
    ['<b>latte</b> in polvere', '<strong>latte</strong> in polvere'],
    ['<span class="allergen">soia</span>', '<strong>soia</strong>'],
    ['farina &lt;script&gt;alert(1)&lt;/script&gt; sale', 'farina sale'],
    ['sale &lt; 2%, "aromi" & altro', 'sale &lt; 2%, &quot;aromi&quot; &amp; altro'],
    ['FARINA DI _FRUMENTO_, SALE. PUÒ CONTENERE SOIA', 'Farina di <strong>frumento</strong>, sale. Può contenere soia'],
  ])('%s is shown as %s', (raw, shown) => expect(html(raw)).toBe(shown))

  test('hold no other mark than <strong>, whatever a file says', () => {
    const bits = fc.constantFrom(
      '_',
      '<',
      '>',
      '&',
      '"',
      '<b>',
      '</b>',
      '<img src=x onerror=1>',
      '&lt;i&gt;',
      'latte',
      ' ',
      ',',
      '\ue000',
      '&#xe000;',
      '<scr',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(bits, fc.string()), { maxLength: 20 }), (parts) => {
        const shown = html(parts.join('')) ?? ''
        const marks = shown.match(/<[^>]*>?/g) ?? []
        expect(marks.every((mark) => mark === '<strong>' || mark === '</strong>')).toBe(true)
        expect(marks.length % 2).toBe(0)
        expect(shown.replaceAll(/<\/?strong>/g, '')).not.toMatch(/[<>]/)
      }),
      { numRuns: 500 },
    )
  })

  test('a text without words is dropped and named', () => {
    expect(cleanIngredients('ingredients', '70 / 1 :').remarks).toMatchObject([{ reason: 'text-unreadable' }])
  })

  test('a text longer than any label is dropped and named', () => {
    expect(cleanIngredients('ingredients', 'sale '.repeat(3000)).remarks).toMatchObject([{ reason: 'text-too-long' }])
  })
})

describe('nutrition per 100 g', () => {
  const reasons = (source: Parameters<typeof cleanNutrition>[0]) =>
    cleanNutrition(source).remarks.map(({ reason }) => reason)

  test('fifteen digits of conversion become hundredths, commas are read', () => {
    expect(cleanNutrition({ fat: '1,5', salt: '0.228346456692913' }).nutrition).toEqual({ fat: 1.5, salt: 0.23 })
  })

  test('salt follows from sodium where only that is given', () => {
    expect(cleanNutrition({ sodium: '0.4' }).nutrition).toEqual({ salt: 1 })
  })

  test.each([
    [{ fat: '-3' }, 'number-negative'],
    [{ fat: '101' }, 'number-too-large'],
    [{ fat: 'molto' }, 'number-unreadable'],
    [{ fat: '1', saturatedFat: '47' }, 'part-exceeds-whole'],
    [{ carbohydrates: '0', sugars: '6.67' }, 'part-exceeds-whole'],
    [{ salt: '1', sodium: '1' }, 'salt-sodium-disagree'],
    [{ fat: '60', carbohydrates: '50' }, 'nutrition-over-100'],
  ] as const)('%j is impossible: %s, and nothing wrong is stored', (source, reason) => {
    expect(reasons(source)).toEqual([reason])
    expect(cleanNutrition(source).nutrition).toBeNull()
  })

  test('rounding on the label is no contradiction', () => {
    expect(reasons({ carbohydrates: '52.4', sugars: '52.9', fat: '34.3', proteins: '7.9' })).toEqual([])
  })
})

describe('a barcode', () => {
  test.each([
    ['8098000000016', '8098000000016'],
    ['80 98000-000016', '8098000000016'],
    ['036000291452', '0036000291452'],
    ['96385074', '96385074'],
    ['0000096385074', '96385074'],
    ['00036000291452', '0036000291452'],
    ['', null],
  ])('%s is stored as %s', (raw, barcode) => expect(cleanBarcode(raw)).toEqual({ barcode }))

  test.each([
    ['8098000000017', 'barcode-check-digit'],
    ['8,09E+12', 'barcode-unusable'],
    ['12345', 'barcode-unusable'],
    ['14006381333938', 'barcode-unusable'],
    ['0000000000000', 'barcode-unusable'],
  ])('%s is dropped: %s', (raw, reason) =>
    expect(cleanBarcode(raw)).toMatchObject({ barcode: null, remark: { reason, value: raw } }),
  )
})

test.each([
  ['1e400', 'number-too-large'],
  ['0x10', 'number-unreadable'],
  ['NaN', 'number-unreadable'],
])('the number %s is refused: %s', (raw, reason) => expect(cleanNumber('fat', raw, 100).remark?.reason).toBe(reason))

test('control and invisible characters go, and the report says so', () => {
  expect(cleanText('Sale\u200b marino\u0007')).toEqual({ text: 'Sale marino', notes: ['characters-removed'] })
})

describe('energy', () => {
  const label = { fat: '10', carbohydrates: '60', proteins: '12' }
  const energyOf = (energyKj: string, more = {}) => {
    const { nutrition, remarks } = cleanNutrition({ ...label, ...more, energyKj })
    return [nutrition?.energyKj, remarks.map(({ reason }) => reason)]
  }

  test.each([
    ['1594', 1594, []],
    ['1.594', 1594, []],
    ['1,594 kJ', 1594, []],
    ['381', 1594, ['energy-in-kcal']],
    ['15,94', undefined, ['energy-disagrees']],
    ['159', undefined, ['energy-disagrees']],
    ['4.054', undefined, ['energy-disagrees']],
  ])('"%s" beside 10 g of fat, 60 g of carbohydrates and 12 g of proteins is %s', (raw, kj, reasons) =>
    expect(energyOf(raw)).toEqual([kj, reasons]),
  )

  test('of little food, of sweeteners and of what is not told is not judged', () => {
    expect(energyOf('45', { fat: '0', carbohydrates: '5', proteins: '1' })).toEqual([45, []])
    expect(energyOf('650', { fat: '0', carbohydrates: '65', proteins: '0' })).toEqual([650, []])
    expect(energyOf('381', { proteins: '' })).toEqual([381, []])
  })
})

describe('a barcode from a spreadsheet', () => {
  test.each([
    ["'8001120000019", '8001120000019'],
    ['="8001120000019"', '8001120000019'],
    ['36000291452', '0036000291452'],
    ['6385071', '06385071'],
  ])('%s is %s', (raw, barcode) => expect(cleanBarcode(raw)).toEqual({ barcode }))

  test.each(['6385074', '36000291453', "'8001120000018"])('%s has no right check digit, and none is made up', (raw) =>
    expect(cleanBarcode(raw)).toMatchObject({ barcode: null, remark: { reason: expect.stringMatching(/^barcode-/) } }),
  )
})
