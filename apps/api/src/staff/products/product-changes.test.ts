import { staffAudit } from '@bottega/contract/backoffice/calls.ts'
import { productsView } from '@bottega/contract/catalog/calls.ts'
import * as calls from '@bottega/contract/staff-products/calls.ts'
import { pictureAddress } from '../../trade/catalog/presenters/picture-address.ts'
import { eq } from 'drizzle-orm'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { product, productClass, productClassGroup } from '../../trade/catalog/products.tables.ts'
import { promotion, promotionProduct } from '../../trade/catalog/promotions.tables.ts'
import { put } from '../../testing/orders/buying.ts'
import { readyShopper } from '../../testing/orders/ready-shopper.ts'
import { refusal } from '../../testing/refusal.ts'
import { runJob } from '../../testing/run-job.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let folders: string[]
let shop: TestShop
/** Another process with a data folder of its own, which asks once in a second whether the catalogue has changed. */
let other: TestShop
let keeper: Awaited<ReturnType<typeof staffMember>>
beforeAll(async () => {
  const folder = () => mkdtemp(join(tmpdir(), 'bottega-desk-'))
  folders = [await folder(), await folder()]
  const [own = '', others = ''] = folders
  shop = await openTestShop({ DATA_DIR: own })
  other = await openTestShop({ DATA_DIR: others, CATALOGUE_MAX_AGE_MS: '1000' }, { beside: shop })
  keeper = await staffMember(shop, 'shopkeeper')
})
afterAll(async () => {
  await other.close()
  await shop.close()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

const storyOf = async (productId: number) =>
  (await keeper.call(calls.staffProduct, { query: { product_id: productId } })).data.product
const seenOf = async (productId: number) => ({ product_id: productId, version: (await storyOf(productId)).version })
const here = async (productId: number) => (await storyOf(productId)).stores.find(({ warehouseId }) => warehouseId === 1)
const onPage = async (of: TestShop, productId: number) =>
  (await of.anonymous().call(productsView, { query: { productId } })).data

/** What a shopper reads of the product in the other process, which would show what it has cached for a minute. */
const soonInTheOther = (productId: number, shown: object) =>
  expect.poll(() => onPage(other, productId), { interval: 100, timeout: atThisSpeed(20_000) }).toMatchObject(shown)

async function lastEntry(subject: 'product' | 'productClass', id: number) {
  const admin = await staffMember(shop, 'admin')
  const { data } = await admin.call(staffAudit, { query: { subject, subject_id: String(id) } })
  return data.entries[0]
}

describe('a picture of a product', () => {
  const drawn = (side: number, background: string) =>
    sharp({ create: { width: side, height: side / 2, channels: 3, background } })
  const fileOf = async (picture: Sharp, name = 'foto.png') =>
    new File([new Uint8Array(await picture.png().toBuffer())], name)
  const send = async (productId: number, picture?: File) =>
    keeper.call(calls.staffProductPicture, { body: await seenOf(productId), ...(picture && { files: { picture } }) })
  const get = (of: TestShop, url: string) => of.app.inject({ url })

  test('is on its page in every process as soon as that asks again, in three sizes, and no more the one before [goods-5]', async () => {
    const { wine } = shop.world.products
    await onPage(other, wine)
    await send(wine, await fileOf(drawn(2000, '#a33')))
    const { image: before } = (await shop.shop.db.select().from(product).where(eq(product.id, wine)))[0] ?? {}
    expect(before).toMatch(/^uploaded\//)
    await soonInTheOther(wine, { mediaURL: pictureAddress(before ?? '', 'thumb') })
    for (const [size, width] of [
      ['thumb', 340],
      ['photo', 680],
      ['large', 1360],
    ] as const)
      for (const process of [shop, other]) {
        const answer = await get(process, pictureAddress(before ?? '', size))
        expect(answer.headers['cache-control']).toContain('immutable')
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 })
      }
    await send(wine, await fileOf(drawn(1000, '#33a')))
    const { picture } = await storyOf(wine)
    expect(picture).not.toBe(pictureAddress(before ?? '', 'thumb'))
    expect((await get(shop, picture)).statusCode).toBe(200)
    expect(await lastEntry('product', wine)).toMatchObject({ action: 'product.picture', before: { image: before } })
  })

  test('can be taken away: the product is drawn again, or has the file it had before, in every process [goods-13]', async () => {
    const { wine, milk } = shop.world.products
    const { db } = shop.shop
    const remove = async (productId: number) => keeper.call(calls.staffPictureRemove, { body: await seenOf(productId) })
    const file = '2026/01/01/main/latte.webp'
    await db.update(product).set({ image: file }).where(eq(product.id, milk))
    for (const productId of [wine, milk]) await send(productId, await fileOf(drawn(1000, '#a3a')))
    await send(milk, await fileOf(drawn(1000, '#3aa')))
    const { picture: uploaded } = await storyOf(milk)
    expect((await get(shop, uploaded)).statusCode).toBe(200)
    expect((await remove(milk)).data.product).toMatchObject({
      picture: pictureAddress(file, 'thumb'),
      ownPicture: false,
    })
    const { data } = await remove(wine)
    expect(data.product.picture).toMatch(/\/drawn\//)
    const again = await get(shop, data.product.picture)
    expect(await sharp(again.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 340 })
    await soonInTheOther(wine, { mediaURL: data.product.picture })
    expect(await lastEntry('product', milk)).toMatchObject({ action: 'product.pictureRemoved', after: { image: file } })
    await expect(remove(milk)).rejects.toEqual(refusal('error.desk.noOwnPicture'))
    const body = { product_id: wine, version: 1 }
    await expect(keeper.call(calls.staffPictureRemove, { body })).rejects.toEqual(
      refusal('error.staff.changedMeanwhile'),
    )
  })

  test('that was replaced or taken away is shown by open and cached pages for two days, by every process, and is deleted then [pictures-150]', async () => {
    const { apples } = shop.world.products
    const large = async () => (await storyOf(apples)).picture.replace('/thumb/', '/large/')
    const sent = async (background: string) => {
      await send(apples, await fileOf(drawn(900, background)))
      return large()
    }
    const begun = shop.clock.now
    const first = await sent('#a33')
    const second = await sent('#33a')
    await keeper.call(calls.staffPictureRemove, { body: await seenOf(apples) })
    const statuses = (addresses: string[]) =>
      Promise.all(
        [shop, other].flatMap((process) => addresses.map(async (url) => (await get(process, url)).statusCode)),
      )
    // The same bytes again: a picture that is shown is never deleted with what it once replaced.
    const third = await sent('#3a3')
    await sent('#555')
    expect(await sent('#3a3')).toBe(third)
    const sizesOf = async (folder: string | undefined) => readdir(join(folder ?? '', 'cache/photo/large/uploaded'))
    try {
      shop.clock.now = new Date(begun.getTime() + 47 * 3_600_000)
      for (const process of [shop, other]) await runJob(process, 'purge-pictures')
      expect(await statuses([first, second, third])).toEqual([200, 200, 200, 200, 200, 200])
      const named = first.split('/').at(-1)
      for (const folder of folders) expect(await sizesOf(folder)).toContain(named)
      shop.clock.now = new Date(begun.getTime() + 49 * 3_600_000)
      for (const process of [shop, other]) await runJob(process, 'purge-pictures')
      expect(await statuses([first, second, third])).toEqual([404, 404, 200, 404, 404, 200])
      for (const folder of folders) expect(await sizesOf(folder)).not.toContain(named)
    } finally {
      shop.clock.now = begun
    }
  })

  test('says nothing of where it was taken', async () => {
    const { milk } = shop.world.products
    const placed = drawn(800, '#3a3').withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 27/1 0/1' } })
    await send(milk, new File([new Uint8Array(await placed.jpeg().toBuffer())], 'foto.jpg'))
    const answer = await get(shop, (await storyOf(milk)).picture.replace('/thumb/', '/large/'))
    expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined()
  })

  test.each<[string, () => Promise<File | undefined>, string]>([
    ['no file', () => Promise.resolve(undefined), 'error.form.fileMissing'],
    [
      'words named as a picture',
      () => Promise.resolve(new File(['latte'.repeat(99)], 'foto.png')),
      'error.form.fileType',
    ],
    ['a picture named as something else', () => fileOf(drawn(800, '#333'), 'foto.svg'), 'error.form.fileType'],
    [
      'the beginning of a picture',
      async () => new File([new Uint8Array((await drawn(800, '#333').png().toBuffer()).subarray(0, 60))], 'foto.png'),
      'error.form.fileType',
    ],
    ['a picture smaller than a card', () => fileOf(drawn(300, '#333')), 'error.desk.pictureSmall'],
    [
      'more than ten megabytes',
      () => Promise.resolve(new File([new Uint8Array(11 * 2 ** 20)], 'foto.png')),
      'error.request.fileTooLarge',
    ],
  ])('is not made of %s, and the product stays as it is [goods-6]', async (_what, make, code) => {
    const { pasta } = shop.world.products
    const before = await storyOf(pasta)
    await expect(send(pasta, await make())).rejects.toEqual(refusal(code))
    expect(await storyOf(pasta)).toEqual(before)
  })
})

describe('a promotion', () => {
  const terms = { kind: 'price' as const, from: '2026-11-16', to: '2026-11-22', name: { it: 'Settimana della pasta' } }
  const make = async (productId: number, more: object) =>
    keeper.call(calls.staffProductPromotion, {
      body: { ...(await seenOf(productId)), warehouse_id: 1, ...terms, ...more },
    })
  const changeDays = async (productId: number, promotionId: number, from: string, to: string) =>
    keeper.call(calls.staffPromotionDays, {
      body: { ...(await seenOf(productId)), promotion_id: promotionId, from, to },
    })
  const end = async (productId: number, promotionId: number) =>
    keeper.call(calls.staffPromotionEnd, {
      body: { ...(await seenOf(productId)), promotion_id: promotionId, reason: 'finita' },
    })
  const runningOf = async (productId: number) => (await here(productId))?.promotions ?? []

  test('is on the shelf of every process as soon as that asks again, beside the lowest price of 30 days, until it is ended [goods-7]', async () => {
    const { pasta } = shop.world.products
    await onPage(other, pasta)
    await make(pasta, { cents: 79 })
    await soonInTheOther(pasta, { priceDisplay: 0.79, priceStandardDisplay: 0.99 })
    expect(await here(pasta)).toMatchObject({ lowestPrice: 0.99, promotion: { name: 'Settimana della pasta' } })
    expect((await storyOf(pasta)).stores.find(({ warehouseId }) => warehouseId === 2)?.promotions).toEqual([])
    const [running] = await runningOf(pasta)
    expect(running).toMatchObject({ kind: 'price', price: 0.79, from: '2026-11-16', to: '2026-11-22', others: 0 })
    expect(await lastEntry('product', pasta)).toMatchObject({ action: 'product.promotionMade', after: { cents: 79 } })
    await end(pasta, running?.promotionId ?? 0)
    await soonInTheOther(pasta, { priceDisplay: 0.99 })
    expect(await lastEntry('product', pasta)).toMatchObject({
      action: 'product.promotionEnded',
      before: { promotion: 'Settimana della pasta', to: '2026-11-22' },
      after: { reason: 'finita' },
    })
  })

  test('of a price must be below every price of the 30 days before it, those of promotions too [goods-8]', async () => {
    const { milk } = shop.world.products
    await expect(make(milk, { cents: 145 })).rejects.toEqual(refusal('error.desk.promotionNotLower'))
    await make(milk, { cents: 120 })
    const [first] = await runningOf(milk)
    const later = { from: '2026-12-01', to: '2026-12-07' }
    await expect(make(milk, { ...later, cents: 120 })).rejects.toEqual(refusal('error.desk.promotionNotLowest'))
    await expect(make(milk, { ...later, kind: 'percent', percent: 10 })).rejects.toEqual(
      refusal('error.desk.promotionNotLowest'),
    )
    await make(milk, { ...later, cents: 110 })
    const planned = (await runningOf(milk)).find(({ from }) => from === later.from)
    await changeDays(milk, planned?.promotionId ?? 0, '2026-12-03', '2026-12-09')
    expect((await runningOf(milk)).map(({ from, to }) => [from, to])).toEqual([
      ['2026-11-16', '2026-11-22'],
      ['2026-12-03', '2026-12-09'],
    ])
    expect(await lastEntry('product', milk)).toMatchObject({
      action: 'product.promotionDays',
      before: { from: '2026-12-01' },
      after: { from: '2026-12-03' },
    })
    await end(milk, planned?.promotionId ?? 0)
    await end(milk, first?.promotionId ?? 0)
    expect(await runningOf(milk)).toEqual([])
  })

  test('that others share is changed for this product alone, and its past stays among the prices of 30 days [goods-9]', async () => {
    // What is left of it, a price of the past, is no other test's.
    const { lastOne, wine } = shop.world.products
    const { db } = shop.shop
    const [shared] = await db
      .insert(promotion)
      .values({
        code: 'v48',
        typeId: 5,
        warehouseId: 1,
        name: { it: 'Volantino 48' },
        validFrom: '2026-11-09',
        validTo: '2026-11-30',
        view: { body: { it: 'Volantino 48' } },
      })
      .returning()
    const promotionId = shared?.id ?? 0
    await db.insert(promotionProduct).values([
      { promotionId, productId: lastOne, priceCents: 990 },
      { promotionId, productId: wine, priceCents: 500 },
    ])
    expect(await runningOf(lastOne)).toMatchObject([{ promotionId, others: 1 }])
    await changeDays(lastOne, promotionId, '2026-11-09', '2026-11-20')
    expect(await runningOf(lastOne)).toMatchObject([{ others: 0, to: '2026-11-20' }])
    expect(await runningOf(wine)).toMatchObject([{ promotionId, others: 0, to: '2026-11-30' }])
    const [own] = await runningOf(lastOne)
    await expect(changeDays(lastOne, own?.promotionId ?? 0, '2026-11-10', '2026-11-20')).rejects.toEqual(
      refusal('error.desk.promotionDays'),
    )
    await end(lastOne, own?.promotionId ?? 0)
    expect((await onPage(shop, lastOne)).priceDisplay).toBe(12.9)
    await expect(make(lastOne, { cents: 990 })).rejects.toEqual(refusal('error.desk.promotionNotLowest'))
  })

  test.each([
    ['of infant formula', 'formula', { cents: 1 }, 'error.desk.promotionFormula'],
    [
      'of several pieces of loose goods',
      'apples',
      { kind: 'pieces', pieces: 3, paid_pieces: 2 },
      'error.desk.promotionLoose',
    ],
    ['in which nothing is free', 'water', { kind: 'pieces', pieces: 2, paid_pieces: 2 }, 'error.desk.promotionPieces'],
    ['without its price', 'water', {}, 'error.desk.promotionTerms'],
    ['from yesterday', 'water', { cents: 20, from: '2026-11-15' }, 'error.desk.promotionDays'],
    ['in a store that is none', 'water', { cents: 20, warehouse_id: 99 }, 'error.store.notFound'],
  ] as const)('%s is refused', async (_what, name, more, code) => {
    await expect(make(shop.world.products[name], more)).rejects.toEqual(refusal(code))
  })

  test('of the second piece and for members is one in each store that sells the product', async () => {
    const { water } = shop.world.products
    const { version } = await storyOf(water)
    const body = { product_id: water, version, ...terms, kind: 'second' as const, percent: 50, members_only: true }
    const { data } = await keeper.call(calls.staffProductPromotion, { body })
    for (const { price, promotions } of data.product.stores)
      expect(promotions).toMatchObject(price === undefined ? [] : [{ kind: 'second', percent: 50, membersOnly: true }])
    expect(data.product.stores.flatMap(({ promotions }) => promotions).length).toBeGreaterThan(0)
    const shelf = await onPage(shop, water)
    expect(shelf.warehousePromo).toMatchObject({ membersOnly: true, view: { bubble: '2° −50 %' } })
  })
})

describe('classes and limits', () => {
  async function aClass(maximumQuantity: number | null): Promise<number> {
    const { db } = shop.shop
    await db
      .insert(productClassGroup)
      .values({ id: 7, name: { it: 'Azioni' } })
      .onConflictDoNothing()
    const [row] = await db
      .insert(productClass)
      .values({ groupId: 7, name: { it: 'Scorte' }, maximumQuantity })
      .returning()
    return row?.id ?? 0
  }
  const classify = async (productId: number, class_ids: number[], maximum?: number) =>
    keeper.call(calls.staffProductClasses, {
      body: { ...(await seenOf(productId)), class_ids, ...(maximum !== undefined && { maximum }) },
    })
  /** How much of so many a cart takes. */
  const taken = async (of: 'pasta' | 'water', quantity: number) => {
    const { data } = await put(shop, await readyShopper(shop), { [of]: quantity })
    return data.cartItems?.[0]?.quantity
  }

  test('a product gets classes and a maximum, which hold in the next cart, and its brand stays [goods-10]', async () => {
    const { pasta } = shop.world.products
    const brand = await shop.shop.db
      .insert(productClass)
      .values({ groupId: 10_002, name: { it: 'Valdora' } })
      .returning()
    const brandId = brand[0]?.id ?? 0
    await shop.shop.db
      .update(product)
      .set({ classIds: [brandId] })
      .where(eq(product.id, pasta))
    const few = await aClass(4000)
    const { data } = await classify(pasta, [few], 6)
    expect(data.product).toMatchObject({ maximum: 6, classes: [{ classId: few, name: 'Scorte', maximum: 4 }] })
    expect(await taken('pasta', 9)).toBe(4)
    await classify(pasta, [], 6)
    expect(await taken('pasta', 9)).toBe(6)
    const [row] = await shop.shop.db.select().from(product).where(eq(product.id, pasta))
    expect(row?.classIds).toEqual([brandId])
    expect(await lastEntry('product', pasta)).toMatchObject({
      action: 'product.classes',
      before: { classes: ['Scorte'], maximum: 6000 },
      after: { classes: [], maximum: 6000 },
    })
    await expect(classify(pasta, [brandId])).rejects.toEqual(refusal('error.desk.classNotFound'))
    await expect(classify(pasta, [], 0.5)).rejects.toEqual(refusal('error.desk.maximumTooLow'))
    await classify(pasta, [])
    expect(await storyOf(pasta)).not.toHaveProperty('maximum')
  })

  test('the limit of a class is changed by who has seen it [goods-11]', async () => {
    const { wine, water } = shop.world.products
    const few = await aClass(4000)
    await classify(wine, [few])
    const limit = { product_id: wine, class_id: few, seen_maximum: 4, maximum: 2 }
    const { data } = await keeper.call(calls.staffClassLimit, { body: limit })
    expect(data.product.classes).toMatchObject([{ classId: few, maximum: 2 }])
    await expect(keeper.call(calls.staffClassLimit, { body: { ...limit, maximum: 9 } })).rejects.toEqual(
      refusal('error.staff.changedMeanwhile'),
    )
    await expect(keeper.call(calls.staffClassLimit, { body: { ...limit, product_id: water } })).rejects.toEqual(
      refusal('error.desk.classNotFound'),
    )
    expect(await lastEntry('productClass', few)).toMatchObject({
      action: 'product.classLimit',
      before: { maximum: 4000 },
      after: { maximum: 2000 },
    })
    const free = await keeper.call(calls.staffClassLimit, {
      body: { product_id: wine, class_id: few, seen_maximum: 2 },
    })
    expect(free.data.product.classes[0]).not.toHaveProperty('maximum')
    const { groups } = (await keeper.call(calls.staffProductClassList)).data
    expect(groups.map(({ name }) => name)).toContain('Azioni')
    expect(groups.map(({ name }) => name)).not.toContain('Marchio')
  })
})

describe('the classes of the shop', () => {
  const groups = async () => (await keeper.call(calls.staffProductClassList)).data.groups
  const characteristics = 10_003
  const make = (name: { it: string; de?: string }, group_id = characteristics) =>
    keeper.call(calls.staffClassMake, { body: { group_id, name } })
  const named = async (it: string) => {
    const found = (await groups()).flatMap(({ classes }) => classes).find(({ names }) => names.it === it)
    return found ?? expect.unreachable(`no class is named ${it}`)
  }

  test('are made in a group, under a name of their own [goods-14]', async () => {
    expect((await groups()).map(({ groupId }) => groupId)).toContain(characteristics)
    const { data } = await make({ it: 'Chilometro zero', de: 'Aus der Nähe' })
    const own = data.groups.find(({ groupId }) => groupId === characteristics)
    expect(own?.classes.map(({ names }) => names)).toContainEqual({ it: 'Chilometro zero', de: 'Aus der Nähe' })
    const { classId } = await named('Chilometro zero')
    const { milk } = shop.world.products
    const body = { ...(await seenOf(milk)), class_ids: [classId] }
    expect((await keeper.call(calls.staffProductClasses, { body })).data.product.classes).toMatchObject([{ classId }])
    expect(await lastEntry('productClass', classId)).toMatchObject({
      action: 'product.classMade',
      after: { it: 'Chilometro zero', de: 'Aus der Nähe' },
    })
    await expect(make({ it: 'chilometro ZERO' })).rejects.toEqual(refusal('error.desk.classNameTaken'))
    for (const groupId of [10_002, 999])
      await expect(make({ it: 'Mia' }, groupId)).rejects.toEqual(refusal('error.desk.classGroupNotFound'))
  })

  test('are renamed by who has seen the name they have [goods-15]', async () => {
    await make({ it: 'Bio' })
    await make({ it: 'Senza glutine' })
    const { classId, names } = await named('Bio')
    const rename = (seen_name: { it: string }, name: { it: string; en?: string }) =>
      keeper.call(calls.staffClassRename, { body: { class_id: classId, seen_name, name } })
    await expect(rename(names, { it: 'senza glutine' })).rejects.toEqual(refusal('error.desk.classNameTaken'))
    await rename(names, { it: 'Biologico', en: 'Organic' })
    expect(await named('Biologico')).toMatchObject({ classId, names: { it: 'Biologico', en: 'Organic' } })
    await expect(rename(names, { it: 'Bio' })).rejects.toEqual(refusal('error.staff.changedMeanwhile'))
    expect(await lastEntry('productClass', classId)).toMatchObject({
      action: 'product.classRenamed',
      before: { it: 'Bio' },
      after: { it: 'Biologico', en: 'Organic' },
    })
  })
})
