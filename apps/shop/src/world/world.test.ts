import { cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { category } from '@bottega/api/trade/catalog/categories.tables.ts'
import { product } from '@bottega/api/trade/catalog/products.tables.ts'
import { promotion } from '@bottega/api/trade/catalog/promotions.tables.ts'
import { stock } from '@bottega/api/trade/orders/stock/stock.tables.ts'
import { slot, slotTemplate } from '@bottega/api/trade/delivery/slots.tables.ts'
import { appUser } from '@bottega/api/kernel/accounts/accounts.tables.ts'
import { outbox } from '@bottega/api/kernel/outbox/outbox.tables.ts'
import { coverage, store, storeService, warehouse } from '@bottega/api/places/stores/stores.tables.ts'
import { giftCertificate } from '@bottega/api/trade/vouchers/vouchers.tables.ts'
import { readCatalogueVersion } from '@bottega/api/kernel/database/catalogue-version.ts'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useWorldShop } from './testing/world-shop.ts'

/** A Monday morning. */
const now = new Date('2026-11-16T08:00:00Z')

const shop = useWorldShop(now)

const without = (line: string) => (text: string) => text.replace(`${line}\n`, '')

describe('a folder with errors', () => {
  test('is told everything at once, by file, line and field with what is allowed [opening-4]', async () => {
    await shop.edit('shop.yaml', (text) =>
      text.replace('slot_days: 28', 'slot_days: 90').replace('percent: 4', 'percent: 5.5'),
    )
    await shop.edit('stores/borgo.yaml', (text) =>
      text.replace('fee: 4.9\n', 'fee: 4.999\n').replace('08:30-19:30', '8.30-19.30').replace('phone:', 'telephone:'),
    )
    await shop.edit('slots.csv', (text) =>
      text.replace('borgo,1,mon-sat,09:00', 'nowhere,1,mon-sat,09:00').replace(',12,12,', ',many,12,'),
    )
    await shop.edit('coverage.csv', (text) => `${text}borgo,2,1,20121\n`)
    await shop.edit('stock.csv', (text) => `${text}BORGO-1,borgo,sixty\nBORGO-1,nowhere,6\n`)
    await shop.edit('staff.yaml', (text) => `${text}    password: segreto\n`)
    expect(await shop.run('check', shop.folder)).toBe(1)
    expect(shop.printed).toEqual([
      'coverage.csv:4 postal_codes: is the same as in line 2',
      'shop.yaml:31 slot_days: takes a whole number from 1 to 60',
      'shop.yaml:90 taxes.0.percent: takes one of 0, 4, 5, 10, 22',
      'slots.csv:2 service: is not offered by the store nowhere; its file says what is',
      'slots.csv:4 capacity: takes a number of orders from 1 to 10000',
      'staff.yaml:15 staff.1.password: does not belong in a file: the invitation lets its owner choose one',
      'stock.csv:6 available: takes pieces or kilograms with at most three decimals, such as 12.5',
      'stock.csv:7 store: names no file of stores',
      'stores/borgo.yaml:12 telephone: is not a field here',
      'stores/borgo.yaml:21 hours.fri.0: takes opening hours, such as "08:30-13:00"',
      'stores/borgo.yaml:51 selling.services.1.fee: takes an amount in euro with at most two decimals, such as 4.90',
      `${shop.printed.length - 1} errors.`,
    ])
  })

  test('that is found in the middle of the import leaves the shop as it was', async () => {
    await shop.edit('stock.csv', (text) => `${text}BORGO-9,borgo,1\n`)
    expect(await shop.run('import', shop.folder)).toBe(1)
    expect(shop.printed).toContain('stock.csv:6 product: BORGO-9 in borgo: the shop does not have both')
    for (const table of [warehouse, category, product, appUser]) expect(await shop.database.db.$count(table)).toBe(0)
  })

  test('that names a product no file has is told with its line', async () => {
    await shop.edit('class-products.csv', (text) => `${text}2,BORGO-9\n`)
    expect(await shop.run('import', shop.folder)).toBe(1)
    expect(shop.printed.join('\n')).toContain('class-products.csv:4 product: BORGO-9 is no product of the shop')
    expect(await shop.database.db.$count(warehouse)).toBe(0)
  })
})

test('a staff account with the address of a customer is refused [opening-15]', async () => {
  const email = 'corsia@bottega-del-borgo.example'
  const customer = { login: email, email, firstName: 'Pino', lastName: 'Scaffali', passwordHash: 'known to its owner' }
  await shop.database.db.insert(appUser).values(customer)
  expect(await shop.run('import', shop.folder)).toBe(1)
  expect(shop.printed).toContain('staff.yaml:9 email: is the address of a customer: staff need one of their own')
  await shop.database.db.delete(appUser)
})

describe('the example', () => {
  test('has no errors, and a dry run says what it would do and writes nothing [opening-5]', async () => {
    expect(await shop.run('check', shop.folder)).toBe(0)
    expect(await shop.run('import', shop.folder, '--dry-run')).toBe(0)
    expect(shop.printed).toContain('weekly slots: 30 added, 0 changed, 0 closed, 0 as before.')
    expect(await shop.database.db.$count(warehouse)).toBe(0)
  })

  test('is a shop: a store with services, goods for sale and 28 days of slots without the days it is closed [opening-6]', async () => {
    await shop.bringIn()
    expect(await shop.database.db.select({ id: store.id }).from(store)).toEqual([{ id: 5 }])
    expect(await shop.database.db.$count(storeService)).toBe(2)
    expect(await shop.database.db.$count(product, eq(product.published, true))).toBe(4)
    const days = await shop.database.db.selectDistinct({ day: slot.day }).from(slot).orderBy(slot.day)
    expect(days).toHaveLength(24)
    expect(days.at(-1)?.day).toBe('2026-12-12')
    const [spaghetti] = await shop.database.db.select().from(product).where(eq(product.codInt, 'BORGO-1'))
    expect(spaghetti).toMatchObject({ vatPercent: 4 })
  })

  test('a second time changes nothing, not even for the caches of running shops [opening-7]', async () => {
    const version = await readCatalogueVersion(shop.database.db)
    await shop.bringIn()
    expect(shop.changes).toEqual([])
    expect(await readCatalogueVersion(shop.database.db)).toEqual(version)
  })

  test('exported into its own folder changes no byte, and into an empty one gives the same shop [opening-8]', async () => {
    expect(await shop.run('export', shop.folder)).toBe(0)
    expect(shop.printed.filter((line) => line.startsWith('  '))).toEqual([])
    const fresh = join(shop.folder, '../fresh')
    expect(await shop.run('export', fresh)).toBe(0)
    expect(await shop.run('check', fresh)).toBe(0)
    expect(await shop.run('import', fresh)).toBe(0)
    expect(shop.changes).toEqual([])
  })
})

describe('a later folder', () => {
  test('does not bring back the goods that were sold since they were counted [opening-9]', async () => {
    await shop.database.db.update(stock).set({ available: 7000 })
    await shop.bringIn()
    expect(await shop.database.db.$count(stock, eq(stock.available, 7000))).toBe(4)
    await shop.edit('stock.csv', (text) => text.replace('BORGO-1,borgo,240', 'BORGO-1,borgo,250'))
    await shop.bringIn('--overwrite')
    expect(await shop.database.db.$count(stock, eq(stock.available, 250_000))).toBe(1)
    expect(await shop.database.db.$count(stock, eq(stock.available, 7000))).toBe(3)
  })

  test('changes coming slots, and never below what is booked [opening-10]', async () => {
    await shop.database.db
      .update(slot)
      .set({ booked: 15 })
      .where(sql`${slot.day} = '2026-11-20' and ${slot.capacity} = 20`)
    await shop.edit('slots.csv', (text) => text.replaceAll(',20,3,', ',10,3,'))
    await shop.bringIn()
    expect(shop.printed).toContain('weekly slots: 0 added, 12 changed, 0 closed, 18 as before.')
    const capacities = await shop.database.db
      .selectDistinct({ capacity: slot.capacity, day: slot.day })
      .from(slot)
      .where(eq(slot.booked, 15))
    expect(capacities).toEqual([{ capacity: 15, day: '2026-11-20' }])
    expect(
      await shop.database.db.$count(
        slot,
        sql`${slot.deliveryServiceId} = 1 and ${slot.capacity} = 20 and ${slot.cutoffAt} > ${now}`,
      ),
    ).toBe(0)
  })

  test('closes what it names no more, and deletes nothing an order refers to [opening-11]', async () => {
    const slots = await shop.database.db.$count(slot)
    await shop.edit('slots.csv', without('borgo,2,mon-sat,18:00,20:00,12,12,6.90,'))
    await shop.edit('coverage.csv', without('borgo,2,2,20131'))
    await shop.edit('categories.yaml', (text) => text.slice(0, text.indexOf('  - key: vini')))
    await shop.edit('promotions.yaml', (text) => text.slice(0, text.indexOf('  - code: pasta-3x2')))
    await shop.edit('promotion-products.csv', without('pasta-3x2,BORGO-1,'))
    await shop.edit('vouchers.yaml', () => 'vouchers: []\n')
    await shop.edit('staff.yaml', (text) => text.slice(0, text.indexOf('  - email: corsia')))
    await shop.bringIn()
    expect(await shop.database.db.$count(slot)).toBe(slots)
    expect(await shop.database.db.$count(slotTemplate, eq(slotTemplate.active, false))).toBe(6)
    expect(await shop.database.db.$count(coverage)).toBe(9)
    expect(await shop.database.db.$count(category, eq(category.listed, false))).toBe(1)
    expect(
      await shop.database.db
        .select({ validTo: promotion.validTo })
        .from(promotion)
        .where(eq(promotion.code, 'pasta-3x2')),
    ).toEqual([{ validTo: '2026-11-15' }])
    expect(await shop.database.db.select({ until: giftCertificate.validUntil }).from(giftCertificate)).toEqual([
      { until: '2026-11-15' },
    ])
    const staff = shop.database.db.select({ disabledAt: appUser.staffDisabledAt }).from(appUser).orderBy(appUser.email)
    expect(await staff).toEqual([{ disabledAt: expect.any(Date) }, { disabledAt: null }])
  })

  test('invites an account that the files have again, and leaves one disabled that an administrator disabled', async () => {
    const picker = eq(appUser.email, 'corsia@bottega-del-borgo.example')
    const isDisabled = async () =>
      (await shop.database.db.select({ at: appUser.staffDisabledAt }).from(appUser).where(picker))[0]?.at !== null
    const invitations = () => shop.database.db.$count(outbox, eq(outbox.kind, 'mail.staffInvitation'))
    expect([await isDisabled(), await invitations()]).toEqual([true, 2])
    await shop.bringIn()
    expect([await isDisabled(), await invitations()]).toEqual([false, 3])
    await shop.database.db.update(appUser).set({ staffDisabledAt: new Date() }).where(picker)
    await shop.bringIn()
    expect([await isDisabled(), await invitations()]).toEqual([true, 3])
  })

  test('leaves alone what did not come from files', async () => {
    await shop.database.db.insert(slotTemplate).values({
      storeId: 5,
      deliveryServiceId: 1,
      weekday: 1,
      beginMinute: 300,
      endMinute: 360,
      periodId: 1,
      capacity: 3,
      cutoffMinutes: 0,
    })
    await shop.bringIn()
    const [template] = await shop.database.db.select().from(slotTemplate).where(eq(slotTemplate.beginMinute, 300))
    expect(template).toMatchObject({ active: true, capacity: 3 })
  })

  test('gives a new store a number of its own beside those the files name [opening-16]', async () => {
    for (const slug of ['castello', 'mercato', 'porta', 'stazione', 'lago']) {
      const file = `stores/${slug}.yaml`
      await cp(join(shop.folder, 'stores/borgo.yaml'), join(shop.folder, file))
      await shop.edit(file, without('  id: 5'))
    }
    const slots = (slug: string) => `${slug},1,mon,09:00,12:00,5,3,,\n${slug},2,mon,09:00,12:00,5,3,,\n`
    const slugs = ['castello', 'mercato', 'porta', 'stazione', 'lago']
    await shop.edit('slots.csv', (text) => text + slugs.map(slots).join(''))
    await shop.edit('coverage.csv', (text) => text + slugs.map((slug) => `${slug},2,1,20121\n`).join(''))
    await shop.bringIn()
    expect(await shop.database.db.$count(store, eq(store.active, true))).toBe(6)
  })

  test('closes a store: it is on no map and takes no orders', async () => {
    await cp(join(shop.folder, 'stores/borgo.yaml'), join(shop.folder, 'stores/nuovo.yaml'))
    await shop.edit('stores/nuovo.yaml', (text) => text.replace('  id: 5\n', ''))
    for (const file of ['slots.csv', 'coverage.csv', 'prices.csv', 'stock.csv', 'special-days.csv'])
      await shop.edit(file, (text) => text.replaceAll('borgo,', 'nuovo,').replaceAll(',borgo', ',nuovo'))
    await shop.edit('staff.yaml', (text) => text.replace('- borgo', '- nuovo'))
    await rm(join(shop.folder, 'stores/borgo.yaml'))
    await shop.bringIn()
    expect(shop.printed).toContain('stores: 1 added, 0 changed, 6 closed, 0 as before.')
    const stores = await shop.database.db.select({ id: store.id, active: store.active }).from(store).orderBy(store.id)
    expect(stores.filter(({ active }) => active)).toHaveLength(1)
    expect(await shop.database.db.$count(warehouse, eq(warehouse.active, true))).toBe(1)
  })
})

test('fees of delivery may fall in steps, and are written back as they were read', async () => {
  const costs = () =>
    shop.database.db
      .select({ fee: storeService.feeCents, steps: storeService.feeSteps, freeFrom: storeService.freeFromCents })
      .from(storeService)
      .innerJoin(store, and(eq(store.id, storeService.storeId), eq(store.active, true)))
      .where(eq(storeService.deliveryServiceId, 2))
  const stepped =
    '      fees:\n        - { from: 0, fee: 6.9 }\n        - { from: 50, fee: 3.9 }\n        - { from: 90, fee: 0 }\n'
  await shop.edit('stores/borgo.yaml', (text) => text.replace(/ {6}fee: 4\.9\n[^]*?free_from: 60\n/, stepped))
  await shop.bringIn()
  expect(await costs()).toEqual([{ fee: 690, steps: [{ fromCents: 5000, feeCents: 390 }], freeFrom: 9000 }])
  const fresh = join(shop.folder, '../stepped')
  expect(await shop.run('export', fresh)).toBe(0)
  const written = await readFile(join(fresh, 'stores/borgo.yaml'), 'utf8')
  expect(written.replaceAll(/\s+/g, ' ')).toContain('fees: - from: 0 fee: 6.9 - from: 50 fee: 3.9 - from: 90 fee: 0 ')
  await shop.bringIn()
  expect(shop.changes).toEqual([])
})

describe('the ways to pay of a store', () => {
  const accepted = async () =>
    Object.fromEntries(
      (
        await shop.database.db
          .select({ deliveryServiceId: storeService.deliveryServiceId, payments: storeService.payments })
          .from(storeService)
          .innerJoin(store, and(eq(store.id, storeService.storeId), eq(store.active, true)))
      ).map(({ deliveryServiceId, payments }) => [deliveryServiceId, payments]),
    )

  test('are those its file names, for a service its own; unnamed, nothing is taken at the door [ways-3]', async () => {
    const payments = /^  payments: .*$/m
    await shop.edit('stores/borgo.yaml', (text) =>
      text
        .replace(payments, '  payments: [cash, card]')
        .replace('    - service: 2\n', '    - service: 2\n      payments: [satispay]\n'),
    )
    await shop.bringIn()
    expect(await accepted()).toEqual({ 1: ['card', 'cash'], 2: ['satispay'] })

    await shop.edit('stores/borgo.yaml', (text) =>
      text.replace(payments, '').replace('      payments: [satispay]\n', ''),
    )
    await shop.bringIn()
    const unnamed = (await accepted())[1]
    expect(unnamed).toContain('card')
    for (const atTheDoor of ['cash', 'card_at_the_door', 'meal_voucher_paper']) expect(unnamed).not.toContain(atTheDoor)
  })

  test.each([
    ['[cheque]', 'selling.payments.0: takes one of card, paypal'],
    ['[]', 'selling.payments: names no way to pay: nothing could be bought'],
    ['[cash, cash]', 'selling.payments: names a way to pay twice'],
  ])('cannot be %s', async (given, finding) => {
    await shop.edit('stores/borgo.yaml', (text) => text.replace(/^  payments: .*$/m, `  payments: ${given}`))
    expect(await shop.run('check', shop.folder)).toBe(1)
    expect(shop.printed.join('\n')).toContain(finding)
  })
})
