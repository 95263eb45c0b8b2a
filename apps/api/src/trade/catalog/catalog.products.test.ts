import type { Language } from '@bottega/rules/text/language.ts'
import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import { addDays } from '@bottega/rules/delivery/shop-calendar.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { product, productPrice } from './products.tables.ts'
import { promotion, promotionProduct } from './promotions.tables.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { type CatalogProduct, isInStock, loadProducts, paidUnitPrice, pricingPromotion } from './catalog.products.ts'
import { presentProduct } from './presenters/product.presenter.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const today = '2026-11-16'
const milano = { warehouseId: 1, day: today, isMember: false }
const load = async (id: number, pricing = milano): Promise<CatalogProduct> => {
  const product = (await loadProducts(shop.shop.db, pricing, [id])).get(id)
  if (product === undefined) throw new Error(`no product ${id}`)
  return product
}

type NewPromotion = Partial<typeof promotion.$inferInsert> & { productId: number; cutTo?: number }

async function promote({ productId, cutTo, ...more }: NewPromotion): Promise<number> {
  const [row] = await shop.shop.db
    .insert(promotion)
    .values({
      typeId: 5,
      warehouseId: 1,
      name: { it: 'Offerta' },
      validFrom: addDays(today, -3),
      validTo: addDays(today, 3),
      view: { body: { it: 'Offerta', de: 'Angebot' } },
      ...more,
    })
    .returning({ id: promotion.id })
  if (row === undefined) throw new Error('no promotion was made')
  await shop.shop.db.insert(promotionProduct).values({ promotionId: row.id, productId, priceCents: cutTo ?? null })
  return row.id
}

/** A copy of the milk for a test to change, with its price of 1.45 since two months ago. */
async function anotherMilk(): Promise<number> {
  const { rows } = await shop.shop.db.execute<{ id: number }>(sql`
    insert into product (cod_int, slug, vendor_id, category_id, category_path, name, brand, pack, selling_mode, vat_percent)
    select 'copy-' || gen_random_uuid(), 'copy-' || gen_random_uuid(), vendor_id, category_id, category_path, name, brand,
      pack, selling_mode, vat_percent from product where id = ${shop.world.products.milk} returning id`)
  const id = rows[0]?.id ?? 0
  await shop.shop.db
    .insert(productPrice)
    .values({ productId: id, warehouseId: 1, validFrom: addDays(today, -60), priceCents: 145 })
  return id
}

const present = (product: CatalogProduct, language: Language = 'it') =>
  presentProduct(product, {
    language,
    storeId: 1,
    delivery: { deliveryServiceId: null, slot: null, now: shop.clock.now },
  })

describe('a product of a warehouse', () => {
  test('comes with its price, selling terms and shelf', async () => {
    const apples = await load(shop.world.products.apples)
    expect(apples).toMatchObject({
      listPriceCents: 229,
      lowestPriceCents: 229,
      promotion: null,
      available: null,
      unitWeight: 180,
      terms: { sellingMode: 'loose', firstWeight: 300, stepWeight: 100 },
      breadCrumbs: [
        { categoryId: 1, slug: 'freschi' },
        { categoryId: 3, slug: 'freschi/frutta' },
      ],
    })
  })

  test('has its energy class as a letter, which cards show beside the price on its scale [label-23]', async () => {
    const id = await anotherMilk()
    expect(present(await load(id)).productInfos).not.toHaveProperty('ENERGY_CLASS')
    await shop.shop.db
      .update(product)
      .set({ texts: { energyClass: 'E' } })
      .where(eq(product.id, id))
    expect(present(await load(id)).productInfos).toMatchObject({ ENERGY_CLASS: 'E' })
  })

  test('costs what the other warehouse asks', async () => {
    expect(await load(shop.world.products.milk, { ...milano, warehouseId: 2 })).toMatchObject({ listPriceCents: 155 })
  })

  test('is there without a price where no store sells it, so that a cart can name it', async () => {
    const id = await anotherMilk()
    const unsold = await load(id, { ...milano, warehouseId: 2 })
    expect(unsold).toMatchObject({ listPriceCents: null, name: { it: 'Latte fresco intero' } })
    expect(isInStock(unsold)).toBe(false)
    expect(present(unsold)).toMatchObject({ available: 0, pubState: 0 })
  })

  test('of five hundred ids comes in one statement, the unknown ones left out', async () => {
    const ids = [...Object.values(shop.world.products), ...Array.from({ length: 491 }, (_, index) => 90_000 + index)]
    const query = vi.spyOn(shop.shop.database.pool, 'query')
    const products = await loadProducts(shop.shop.db, milano, ids)
    expect(products.size).toBe(9)
    expect(query).toHaveBeenCalledOnce()
    query.mockRestore()
  })

  test('of another day has the price of that day', async () => {
    const id = await anotherMilk()
    await shop.shop.db.insert(productPrice).values({
      productId: id,
      warehouseId: 1,
      validFrom: addDays(today, 2),
      validTo: addDays(today, 4),
      priceCents: 99,
    })
    expect(await load(id)).toMatchObject({ listPriceCents: 145 })
    expect(await load(id, { ...milano, day: addDays(today, 3) })).toMatchObject({ listPriceCents: 99 })
    expect(await load(id, { ...milano, day: addDays(today, 5) })).toMatchObject({ listPriceCents: 145 })
  })
})

test('a product is presented once, and anew in another language, with another stock and where it cannot come', async () => {
  const milk = { ...(await load(shop.world.products.milk)), lockerLevel: '1' }
  const view = present(milk)
  expect(present(milk)).toBe(view)
  expect(present(milk, 'de')).not.toBe(view)
  expect(present({ ...milk, available: 0 }).available).toBe(0)
  const delivery = { deliveryServiceId: deliveryService.chilledLocker, slot: null, now: shop.clock.now }
  const elsewhere = presentProduct(milk, { language: 'it', storeId: 1, delivery })
  expect(elsewhere).toMatchObject({ available: 0, unavailableReason: 'not-in-lockers' })
})

describe('a promotion', () => {
  test('in force cuts the price and strikes out the lowest of the thirty days before [catalogue-25]', async () => {
    const id = await anotherMilk()
    await shop.shop.db.insert(productPrice).values([
      { productId: id, warehouseId: 1, validFrom: addDays(today, -20), validTo: addDays(today, -15), priceCents: 139 },
      { productId: id, warehouseId: 1, validFrom: addDays(today, -50), validTo: addDays(today, -45), priceCents: 89 },
    ])
    await promote({ productId: id, cutTo: 119 })
    const product = await load(id)
    expect(product).toMatchObject({ listPriceCents: 145, lowestPriceCents: 139 })
    expect(present(product)).toMatchObject({
      price: 1.45,
      priceDisplay: 1.19,
      priceStandardDisplay: 1.39,
      warehousePromo: {
        warehousePromoTypeId: 5,
        discountPerc: 14.38,
        validityDate: '13/11/2026',
        expireDate: '19/11/2026',
        view: { cssClass: 'promo_discount promo_TAGLIO_PREZZO', body: 'Offerta' },
      },
    })
    expect(present(product, 'de').warehousePromo?.view.body).toBe('Angebot')
    expect(present(product, 'en').warehousePromo?.view.body).toBe('Offerta')
  })

  test('that ran before counts among the prices asked', async () => {
    const id = await anotherMilk()
    await promote({ productId: id, cutTo: 99, validFrom: addDays(today, -20), validTo: addDays(today, -14) })
    await promote({ productId: id, cutTo: 119 })
    const product = await load(id)
    expect(product.lowestPriceCents).toBe(99)
    expect(present(product)).not.toHaveProperty('priceStandardDisplay')
  })

  test('past or still to come leaves no trace', async () => {
    const id = await anotherMilk()
    await promote({ productId: id, cutTo: 99, validFrom: addDays(today, 1) })
    await promote({ productId: id, cutTo: 99, validTo: addDays(today, -1) })
    expect((await load(id)).promotion).toBeNull()
    expect(present(await load(id))).not.toHaveProperty('warehousePromo')
  })

  test.each([
    { typeId: 1, pieces: 3, paidPieces: 2, rule: { kind: 'multi-buy', take: 3, pay: 2 }, discountPerc: 33.33 },
    { typeId: 6, discountPercent: 50, rule: { kind: 'second-piece', discountPercent: 50 }, discountPerc: 50 },
    { typeId: 5, discountPercent: 20, rule: { kind: 'price-cut', priceCents: 116 }, discountPerc: 20 },
  ])('of type $typeId takes off what its rule says', async ({ rule, discountPerc, ...row }) => {
    const id = await anotherMilk()
    await promote({ productId: id, ...row })
    const product = await load(id)
    expect(pricingPromotion(product)).toMatchObject(rule)
    expect(present(product).warehousePromo).toMatchObject({ warehousePromoTypeId: row.typeId, discountPerc })
  })

  test('brings all its words, what is asked when it is to be chosen among them [catalogue-27]', async () => {
    const id = await anotherMilk()
    const words = Object.fromEntries(
      ['header', 'body', 'footer', 'badge', 'bubble', 'bodyTwo', 'selectablePromoText'].map((name) => [
        name,
        { it: name },
      ]),
    )
    const view = words
    const promotionId = await promote({ productId: id, typeId: 1, pieces: 3, paidPieces: 2, selectable: true, view })
    expect(present(await load(id)).warehousePromo).toMatchObject({
      warehousePromoId: promotionId,
      promoType: 'MXN',
      selectable: true,
      view: {
        cssClass: 'promo_discount promo_MXN',
        mPiece: 3,
        ...Object.fromEntries(Object.keys(words).map((name) => [name, name])),
      },
    })
  })

  test('for members is shown to everybody and lowers the price of members only', async () => {
    const id = await anotherMilk()
    await promote({ productId: id, cutTo: 99, membersOnly: true })
    const visitor = await load(id)
    expect(present(visitor)).toMatchObject({ priceDisplay: 1.45, warehousePromo: { membersOnly: true } })
    expect(pricingPromotion(visitor)).toBeNull()
    const member = await load(id, { ...milano, isMember: true })
    expect(present(member)).toMatchObject({ priceDisplay: 0.99, priceStandardDisplay: 1.45 })
  })

  test('for members gives way to a smaller one that is open to all', async () => {
    const id = await anotherMilk()
    await promote({ productId: id, cutTo: 99, membersOnly: true })
    const open = await promote({ productId: id, cutTo: 129 })
    expect((await load(id)).promotion?.row.promotionId).toBe(open)
    expect(paidUnitPrice(await load(id, { ...milano, isMember: true }), 145)).toBe(99)
  })

  test('to choose does not lower the price shown', async () => {
    const id = await anotherMilk()
    await promote({ productId: id, cutTo: 99, selectable: true })
    expect(present(await load(id))).toMatchObject({ priceDisplay: 1.45, warehousePromo: { selectable: true } })
  })

  test.each([
    ['for members alone', { cutTo: 99, membersOnly: true }],
    ['that has to be chosen', { cutTo: 99, selectable: true }],
    ['off the second piece', { typeId: 6, discountPercent: 50 }],
  ])(
    '%s says the lowest price of the thirty days before, which no struck price says [omnibus-10]',
    async (_what, given) => {
      const id = await anotherMilk()
      await promote({ productId: id, cutTo: 129, validFrom: addDays(today, -20), validTo: addDays(today, -14) })
      await promote({ productId: id, ...given, view: { footer: { it: 'Fino a domenica' } } })
      const shown = present(await load(id))
      expect(shown).not.toHaveProperty('priceStandardDisplay')
      expect(shown.warehousePromo?.view.footer).toBe(
        'Fino a domenica · Prezzo più basso degli ultimi 30 giorni: 1,29\u00A0€',
      )
      expect(present(await load(id), 'de').warehousePromo?.view.footer).toContain(
        'Niedrigster Preis der letzten 30 Tage',
      )
    },
  )

  test('with a struck price, or without a reduction of one price, does not say it twice', async () => {
    const cut = await anotherMilk()
    await promote({ productId: cut, cutTo: 99 })
    expect(present(await load(cut)).warehousePromo?.view).not.toHaveProperty('footer')
    const member = await anotherMilk()
    await promote({ productId: member, cutTo: 99, membersOnly: true })
    const seen = present(await load(member, { ...milano, isMember: true }))
    expect(seen.warehousePromo?.view).not.toHaveProperty('footer')
  })

  test('never touches first infant formula', async () => {
    await promote({ productId: shop.world.products.formula, cutTo: 999 })
    expect((await load(shop.world.products.formula)).promotion).toBeNull()
  })
})

describe('on the wire', () => {
  test('every attribute is a string [catalogue-28]', async () => {
    const { productInfos } = present(await load(shop.world.products.apples))
    expect(productInfos).toEqual({
      PACKAGE_DESCR: '1 pz',
      TIPOLOGIA: 'Sfuso',
      WEIGHT_SELLING: '0.3',
      WEIGHT_UNIT_SELLING: 'KG',
      STEP_SELLING: '0.1',
      WEIGHT_SELLING_SINGLE_UNIT: '0.18',
      WEIGHT_SELLING_SINGLE_UNIT_UM: 'KG',
      WEIGHT_UNIT_BASE: 'KG',
      WEIGHT_VARIABLE: 'true',
      MINACQ: '0',
      MEAL_TICKET_ENABLED: 'true',
      WEB_ENABLED: '1',
    })
  })

  test('has every field of the protocol [catalogue-24]', async () => {
    const apples = await load(shop.world.products.apples)
    const always = `productId slug name shortDescr description mediaURL codInt codVar available dayLock isNew newProduct
      highlight vendor ivaCategory minAcq priceDisplay priceUmDisplay weightUnitDisplay selectOptions productClasses
      productInfos deliveryWarehouse`.split(/\s+/)
    for (const field of always) expect(present(apples)).toHaveProperty(field)
    const terms = { ...apples.terms, sellingMode: 'pack' as const, quantityMultiple: 6000, maximumQuantity: 24_000 }
    const limited = { classId: 5, groupId: 7, name: { it: 'Acqua' }, icon: null, maximumQuantity: 12_000 }
    expect(present({ ...apples, terms, classes: [limited] })).toMatchObject({
      maxAcq: 24,
      logisticPalletItems: 6,
      productClassRuleMax: { max: 12 },
      productClasses: [{ productClassId: 5, productClassGroupId: 7 }],
    })
  })

  test('says what it asks of packs, lockers, days and hours in its attributes [catalogue-29]', async () => {
    const milk = await load(shop.world.products.milk)
    const terms = { ...milk.terms, sellingMode: 'pack' as const, quantityMultiple: 6000, quantityLocked: true }
    const asking = { leadTimeHours: 48, dayLock: '1 3_2', lockCutoff: '1-8', lockerLevel: 'no', multiPack: 6 }
    expect(present({ ...milk, ...asking, terms }).productInfos).toMatchObject({
      TIPOLOGIA: 'Confezione',
      QTY_MULT: '6',
      QTY_LOCKED: 'true',
      MULTI_PACK: '6',
      MAXACQ: '12',
      LOGISTIC_PACKAGING_ITEMS: '6',
      UNIT_SELLING: 'L',
      WEIGHT_SELLING: '1',
      WEIGHT_UNIT_SELLING: 'LT',
      WEIGHT_UNIT_BASE: 'PZ',
      LOCKER_LEVEL: 'no',
      LEAD_TIME: '48',
      DAY_LOCK: '1 3_2',
      PRODUCT_LOCK_CUTOFF: '1-8',
    })
    expect(present({ ...milk, terms: { ...terms, sellingMode: 'piece' } }).productInfos['TIPOLOGIA']).toBe('Pezzo')
  })

  test.each([
    [{ amount: 500_000, unit: 'g' }, '500', 'GR', 'KG'],
    [{ amount: 1_500, unit: 'kg' }, '1.5', 'KG', 'KG'],
    [{ amount: 2_000, unit: 'hg' }, '200', 'GR', 'KG'],
    [{ amount: 750_000, unit: 'ml' }, '750', 'ML', 'L'],
    [{ amount: 33_000, unit: 'cl' }, '330', 'ML', 'L'],
    [{ amount: 6_000, unit: 'pz' }, '6', 'PZ', 'PZ'],
  ] as const)('a piece or a pack of %j weighs %s %s and is compared by %s', async (content, weight, unit, um) => {
    const milk = await load(shop.world.products.milk)
    for (const sellingMode of ['piece', 'pack'] as const)
      expect(present({ ...milk, content, terms: { ...milk.terms, sellingMode } })).toMatchObject({
        productInfos: { WEIGHT_SELLING: weight, WEIGHT_UNIT_SELLING: unit },
        unitMeasureBaseSelling: { um },
        weightUnitDisplay: um,
      })
  })

  test('a piece that is weighed says what it usually weighs', async () => {
    const milk = await load(shop.world.products.milk)
    const { productInfos } = present({ ...milk, content: null, unitWeight: 1200 })
    expect(productInfos).toMatchObject({ WEIGHT_SELLING: '1.2', WEIGHT_UNIT_SELLING: 'KG' })
    expect(present({ ...milk, content: null, unitWeight: null }).productInfos).not.toHaveProperty('WEIGHT_SELLING')
  })

  test('what has no price is not on sale', async () => {
    const milk = await load(shop.world.products.milk)
    expect(present({ ...milk, listPriceCents: null }).productInfos['WEB_ENABLED']).toBe('0')
  })

  test('pieces carry their price per litre', async () => {
    expect(present(await load(shop.world.products.milk))).toMatchObject({
      priceDisplay: 1.45,
      priceUmDisplay: 1.45,
      weightUnitDisplay: 'L',
      priceUnitDisplay: 'pz',
      maxAcq: 12,
      ivaCategory: { code: '4', descr: 'IVA 4%', ivaPct: '0.04' },
    })
  })

  test('what names no weight is compared by the piece, without a price of its own for it [catalogue-61]', async () => {
    const unweighed = present({ ...(await load(shop.world.products.milk)), content: null })
    expect(unweighed.weightUnitDisplay).toBe('PZ')
    expect(unweighed).not.toHaveProperty('priceUmDisplay')
  })

  test('stock that is not counted is available without limit, the last one once, none not at all', async () => {
    const { milk, lastOne, soldOut } = shop.world.products
    expect(present(await load(milk)).available).toBe(100_000_000)
    expect(present(await load(lastOne)).available).toBe(1)
    expect(present(await load(soldOut)).available).toBe(0)
  })
})
