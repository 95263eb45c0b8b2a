import { readDrawnPath } from '@bottega/packs/drawn-path.ts'
import { isIn, notFood, soldByNumber, withOrigin, withoutIngredients } from '@bottega/rules/catalog/food-duties.ts'
import { lackingDuties } from '@bottega/rules/catalog/law-duties.ts'
import { addDays } from '@bottega/rules/delivery/shop-calendar.ts'
import { unitPrice } from '@bottega/rules/money/prices.ts'
import { isEan13 } from '@bottega/rules/validators/ean.ts'
import { readdir, readFile } from 'node:fs/promises'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { describe, expect, test } from 'vitest'
import { brokenPicturePath, demoPicture } from '../pictures/demo-picture.ts'
import { shoppingWarehouseIds } from '../stores/shopping-stores.ts'
import { type Catalogue, generateCatalogue } from './generate-catalogue.ts'
import { firstCode, readGoods, usualNumber } from './product-files.ts'
import { sentinels } from './sentinels.ts'

const today = '2026-11-21'
const goods = await readGoods()
const catalogue = generateCatalogue(goods, { products: 2000, seed: 7, today })
const { products, prices, promotions, promotionProducts } = catalogue

const pricesOf = Map.groupBy(prices, (row) => `${row.productId}/${row.warehouseId}`)

function priceOn(productId: number, warehouseId: number, day: string): number | undefined {
  const rows = pricesOf.get(`${productId}/${warehouseId}`) ?? []
  return rows.findLast((row) => row.validFrom <= day)?.priceCents
}

function expectUnique(values: readonly unknown[]): void {
  expect(new Set(values).size).toBe(values.length)
}

describe('the catalogue of the demo world', () => {
  test('has the products asked for, on every shelf of eighteen departments', () => {
    expect(products).toHaveLength(2000)
    expect(catalogue.categories.filter((row) => row.path.length === 1)).toHaveLength(18)
    const filled = new Set(products.map((row) => row.categoryId))
    const shelves = catalogue.categories.filter((row) => row.path.length === 3)
    expect(shelves.filter((row) => !filled.has(row.id)).map((row) => row.slug)).toEqual([])
  })

  test('names nothing by an unfinished pattern', () => {
    const names = products.flatMap((row) => [row.name.it, row.name.de ?? '', row.name.en ?? '', row.pack.it])
    expect(names.filter((name) => /[{}|]|undefined|\s{2}|^\s*$|- \p{Lu}/u.test(name))).toEqual([])
  })

  test('every barcode checks, packed goods in the Italian range and weighed goods in the restricted one', () => {
    expect(products.filter((row) => !isEan13(row.barcode ?? '')).map((row) => row.slug)).toEqual([])
    expect(products.filter((row) => !row.barcode?.startsWith(row.sellingMode === 'loose' ? '2' : '80'))).toEqual([])
  })

  test('slugs, codes and barcodes are unique', () => {
    expectUnique(products.map((row) => row.slug))
    expectUnique(products.map((row) => row.codInt))
    expectUnique(products.map((row) => row.barcode))
  })

  test('every product has a price today in all three warehouses', () => {
    const unpriced = products.filter((row) =>
      shoppingWarehouseIds.some((id) => priceOn(row.id, id, today) === undefined),
    )
    expect(unpriced.map((row) => row.slug)).toEqual([])
  })

  test('packed goods tell their unit price, weighed goods their first weight and step', () => {
    for (const row of products) {
      if (row.sellingMode === 'loose') {
        expect([row.slug, (row.firstWeight ?? 0) > 0 && (row.stepWeight ?? 0) > 0]).toEqual([row.slug, true])
      } else {
        const content = { amount: Math.round((row.contentAmount ?? 0) * 1000), unit: row.contentUnit ?? 'pz' }
        expect([row.slug, unitPrice(100, content)?.cents]).toEqual([row.slug, expect.any(Number)])
      }
    }
  })

  test('a free-range chicken is sold by the piece, and its weight may be requested', () => {
    const chicken = products.find(({ slug }) => slug === 'pollo-intero-allevato-all-aperto-aia-serena')
    expect(chicken).toMatchObject({
      sellingMode: 'piece',
      weightVariable: true,
      unitWeight: 1500,
      pack: { it: 'Pezzo da circa 1,5 kg', de: 'Stück mit ca. 1,5 kg', en: 'Piece of about 1.5 kg' },
    })
  })

  test('a list that names an allergen emphasises it', () => {
    const listed = products.filter((row) => row.texts?.allergens)
    expect(listed.length).toBeGreaterThan(500)
    expect(listed.filter((row) => !row.texts?.ingredients?.it.includes('<strong>'))).toEqual([])
  })

  test('every picture is drawn, but for the one that is missing on purpose', () => {
    const others = products.filter((row) => readDrawnPath(row.image ?? '')?.code !== row.codInt)
    expect(others.map((row) => row.image)).toEqual([brokenPicturePath])
    expectUnique(products.map((row) => row.image))
  })

  test.each([
    ['maturazione', ['Per oggi', 'Fra qualche giorno'], ['Für heute', 'In ein paar Tagen']],
    ['fette', ['Sottili', 'Spesse', 'In un pezzo'], ['Dünn', 'Dick', 'Am Stück']],
  ])('%s is a choice of some fresh goods, in each language', (parameterName, italian, german) => {
    const options = products
      .flatMap((row) => row.selectOptions ?? [])
      .filter((one) => one.parameterName === parameterName)
    expect(options.length).toBeGreaterThan(1)
    for (const option of options) {
      expect(option.options.map(({ name }) => name.it)).toEqual(italian)
      expect(option.options.map(({ name }) => name.de)).toEqual(german)
    }
  })

  test('alternatives are other products', () => {
    expect(catalogue.alternatives.filter((row) => row.alternativeId === row.productId)).toEqual([])
  })

  test('the same options give the same catalogue', () => {
    expect(generateCatalogue(goods, { products: 2000, seed: 7, today })).toEqual(catalogue)
  })

  test('50,000 products keep slugs, codes and barcodes unique', { timeout: atThisSpeed(60_000) }, () => {
    const large = generateCatalogue(goods, { products: 50_000, seed: 7, today }).products
    expect(large).toHaveLength(50_000)
    expectUnique(large.map((row) => row.slug))
    expectUnique(large.map((row) => row.codInt))
    expectUnique(large.map((row) => row.barcode))
  })

  test('written articles differ in more than their number', () => {
    const all = generateCatalogue(goods, { products: 4000, seed: 7, today }).products
    expectUnique(all.map((row) => [row.name.it, row.brand, row.pack.it, row.categoryId].join('/')))
  })
})

describe('the files of the demo’s goods', () => {
  test('hold each product once, by codes without a gap, with a price in every warehouse [demo-8]', () => {
    const codes = goods.products.map(({ draft }) => draft.code)
    const ours = codes.slice(sentinels.length)
    expect(codes.slice(0, sentinels.length)).toEqual(sentinels.map(({ code }) => code))
    expect(ours).toEqual(ours.map((_, index) => String(firstCode + sentinels.length + 1 + index)))
    expect(codes.filter((code) => goods.prices.get(code)?.size !== shoppingWarehouseIds.length)).toEqual([])
    expect(
      [...goods.prices.keys(), ...goods.classIds.keys(), ...goods.emblems.keys()].filter(
        (code) => !codes.includes(code),
      ),
    ).toEqual([])
  })

  test('are read no further than a small catalogue needs, which is the same for it [demo-9]', async () => {
    const few = await readGoods(300)
    expect(few.products).toHaveLength(usualNumber)
    const options = { products: 300, seed: 7, today }
    expect(generateCatalogue(few, options)).toEqual(generateCatalogue(goods, options))
  })

  test('lie as the shop’s importer reads them: each department in a file of its name, lines by code [demo-10]', async () => {
    const folder = new URL('../../products/', import.meta.url)
    for (const name of await readdir(folder)) {
      const text = await readFile(new URL(name, folder), 'utf8')
      const data = text
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((line) => line.split(';'))
      const codes = data.map(([code = '']) => code)
      expect([name, codes]).toEqual([name, codes.toSorted()])
      expect(text).not.toContain('\r')
      const departments = new Set(data.map((cells) => cells[6]?.split('/')[0]))
      if (name !== 'sentinels.csv') expect([...departments]).toEqual([name.replace('.csv', '')])
    }
  })
})

describe('promotions of the demo world', () => {
  const rowsOf = new Map(promotions.map((row) => [row.id, row]))
  const running = promotionProducts.filter((row) => {
    const promotion = rowsOf.get(row.promotionId)
    return promotion !== undefined && promotion.validFrom <= today && today <= promotion.validTo
  })

  test('take about an eighth of the products, of all three types, some to be chosen, some for members', () => {
    const share = new Set(running.map((row) => row.productId)).size / products.length
    expect(share).toBeGreaterThan(0.12)
    expect(share).toBeLessThan(0.17)
    const used = running.flatMap((row) => rowsOf.get(row.promotionId) ?? [])
    expect(new Set(used.map((row) => row.typeId))).toEqual(new Set([1, 5, 6]))
    expect(
      used.some((row) => row.selectable) && used.some((row) => row.membersOnly) && used.some((row) => row.belowCost),
    ).toBe(true)
  })

  test('a price in promotion is below every price of the thirty days before it', () => {
    for (const row of promotionProducts) {
      const promotion = rowsOf.get(row.promotionId)
      if (promotion?.typeId !== 5) continue
      const before = Array.from({ length: 30 }, (_, day) =>
        priceOn(row.productId, promotion.warehouseId, addDays(promotion.validFrom, -1 - day)),
      )
      const lowest = Math.min(...before.map((price) => price ?? 0))
      const list = priceOn(row.productId, promotion.warehouseId, promotion.validFrom) ?? 0
      const cut = row.priceCents ?? Math.round(list * (1 - (promotion.discountPercent ?? 0) / 100))
      expect([row.productId, cut > 0 && cut < lowest]).toEqual([row.productId, true])
    }
  })

  test('no product is in two promotions of one warehouse', () => {
    expectUnique(promotionProducts.map((row) => `${row.productId}/${rowsOf.get(row.promotionId)?.warehouseId}`))
  })

  test('first-stage infant formula is never in promotion', () => {
    const formula = new Set(products.filter((row) => row.infantFormula).map((row) => row.id))
    expect(formula.size).toBeGreaterThan(0)
    expect(promotionProducts.filter((row) => formula.has(row.productId))).toEqual([])
  })

  test('multi-buy is for goods that are counted', () => {
    const weighed = new Set(products.filter((row) => row.sellingMode === 'loose').map((row) => row.id))
    const wrong = promotionProducts.filter(
      (row) => weighed.has(row.productId) && rowsOf.get(row.promotionId)?.typeId !== 5,
    )
    expect(wrong).toEqual([])
  })
})

describe('law on the label', () => {
  const shelves = new Map(catalogue.categories.map(({ id, slug }) => [id, slug]))

  test('every food says its net weight, its ingredients and its origin where it must, so the back office names none [demo-3]', () => {
    const food = generateCatalogue(goods, { products: 6000, seed: 7, today })
      .products.map((row) => ({ row, shelf: shelves.get(row.categoryId) ?? '' }))
      .filter(({ shelf }) => !isIn(shelf, notFood))
    const slugs = (lacking: typeof food) => lacking.map(({ row }) => row.slug)
    const isCounted = ({ sellingMode, contentUnit }: (typeof products)[number]) =>
      sellingMode !== 'loose' && (contentUnit ?? 'pz') === 'pz'
    expect({
      weight: slugs(food.filter(({ row, shelf }) => isCounted(row) && !isIn(shelf, soldByNumber))),
      ingredients: slugs(food.filter(({ row, shelf }) => !row.texts?.ingredients && !isIn(shelf, withoutIngredients))),
      origin: slugs(food.filter(({ row, shelf }) => !row.texts?.origin && isIn(shelf, withOrigin))),
    }).toEqual({ weight: [], ingredients: [], origin: [] })
  })

  test('eggs, fresh fish, lamps, cleaners and food supplements say what is asked of their kind, and what is no food who made it [demo-11]', () => {
    const textsOf = (wanted: (shelf: string, name: string) => boolean) =>
      products.flatMap(({ categoryId, name, texts }) =>
        wanted(shelves.get(categoryId) ?? '', name.it) ? [texts ?? {}] : [],
      )
    const eggs = textsOf((shelf, name) => shelf.endsWith('/uova') && !name.includes('quaglia'))
    expect(eggs.map(({ eggFarming }) => eggFarming)).toEqual(eggs.map(() => expect.stringMatching(/^[012]$/) as string))
    const fish = textsOf((shelf) => shelf.startsWith('pesce/pesce-fresco'))
    expect(fish.length).toBeGreaterThan(5)
    for (const one of fish)
      expect(one).toMatchObject({ fishName: {}, fishArea: {}, fishMethod: expect.any(String) as string })
    expect(textsOf((_, name) => name.startsWith('Lampadina')).every((one) => one.energyClass && one.electrical)).toBe(
      true,
    )
    expect(textsOf((_, name) => name.startsWith('Disgorgante'))[0]).toMatchObject({ hazardPictograms: ['GHS05'] })
    expect(textsOf((_, name) => name.startsWith('Integratore')).every(({ warnings }) => warnings)).toBe(true)
    const goodsOfHouse = textsOf((shelf) => isIn(shelf, notFood))
    expect(goodsOfHouse.every(({ manufacturer }) => /@.*\.example$/.test(manufacturer?.it ?? ''))).toBe(true)
  })

  test('no product lacks anything of the table of duties, the codes of its packaging and the warnings of supplements among them [demo-12]', () => {
    const lacking = products.flatMap((row) => {
      const duties = lackingDuties({
        name: row.name.it,
        category: shelves.get(row.categoryId) ?? '',
        isLoose: row.sellingMode === 'loose',
        isForAdultsOnly: row.adultsOnly ?? false,
        hasMeasure: (row.contentUnit ?? 'pz') !== 'pz',
        hasNutrition: row.nutrition !== null,
        alcoholPercent: row.alcoholPercent ?? null,
        texts: row.texts ?? {},
      })
      return duties.length === 0 ? [] : [`${row.slug}: ${duties.join(', ')}`]
    })
    expect(lacking).toEqual([])
    expect(products.some(({ name }) => name.it.startsWith('Integratore'))).toBe(true)
  })

  test('counted food has its weight beside the count, is priced by the kilogram and called by its count [demo-4]', () => {
    const cubes = products.find(({ slug }) => slug === 'dado-vegetale-10-pezzi-buonbrodo')
    expect(cubes).toMatchObject({
      pack: { it: '10 pezzi · 100 g', de: '10 Stück · 100 g', en: '10 pieces · 100 g' },
      contentAmount: 100,
      contentUnit: 'g',
      multiPack: 10,
    })
    const content = { amount: Math.round((cubes?.contentAmount ?? 0) * 1000), unit: cubes?.contentUnit ?? 'pz' }
    expect(unitPrice(169, content)).toEqual({ cents: 1690, per: 'kg' })
  })

  test('alcohol is for adults, stays out of lockers and is not paid with meal vouchers', () => {
    const alcohol = products.filter((row) => (row.alcoholPercent ?? 0) > 1.2)
    expect(alcohol.length).toBeGreaterThan(30)
    expect(alcohol.filter((row) => !row.adultsOnly || !row.lockerLevel || row.mealVoucherEligible)).toEqual([])
  })

  test('an allergen is emphasised in each language', () => {
    const panettone = products.find(({ codInt }) => codInt === '900002')
    expect(panettone?.texts?.ingredients).toEqual({
      it: 'Farina di <strong>grano tenero</strong>, <strong>burro</strong>, <strong>uova</strong>, uva sultanina, zucchero, scorze d’arancia candite, <strong>lievito madre</strong>, sale.',
      de: '<strong>Weizenmehl</strong>, <strong>Butter</strong>, <strong>Eier</strong>, Sultaninen, Zucker, kandierte Orangenschale, Sauerteig (<strong>Weizen</strong>), Salz.',
      en: '<strong>Wheat</strong> flour, <strong>butter</strong>, <strong>eggs</strong>, sultanas, sugar, candied orange peel, sourdough (<strong>wheat</strong>), salt.',
    })
    expect(panettone?.texts?.allergens?.it).toBe('Contiene glutine, latte, uova.')
  })
})

describe('sentinels', () => {
  const find = (code: string, world: Catalogue = catalogue) => world.products.find((row) => row.codInt === code)

  test('keep slug and code in a catalogue of any size', () => {
    const small = generateCatalogue(goods, { products: 200, seed: 7, today })
    for (const { code, slug } of sentinels) {
      expect(find(code, small)?.slug).toBe(slug)
      expect(find(code)?.slug).toBe(slug)
    }
  })

  test('one is out of stock everywhere, one is a single piece', () => {
    const left = (code: string) =>
      catalogue.stock.filter((row) => row.productId === find(code)?.id).map((row) => row.available)
    expect(left('900001')).toEqual([0, 0, 0])
    expect(left('900002')).toEqual([1000, 1000, 1000])
  })

  test('the chosen promotion is selectable in every warehouse', () => {
    const id = find('900009')?.id
    const chosen = promotionProducts
      .filter((row) => row.productId === id)
      .map((row) => promotions.find((promotion) => promotion.id === row.promotionId))
    expect(chosen.map((promotion) => promotion?.selectable)).toEqual([true, true, true])
  })
})

test('brands the group vouches for carry a mark that is there [demo-1]', () => {
  const marks = catalogue.classes.flatMap(({ icon }) => (icon ? [icon] : []))
  expect(marks.length).toBeGreaterThan(1)
  for (const mark of marks) expect(demoPicture(mark.replace('/photo/', '').replace('main/thumb/', ''))).toBeDefined()
})
