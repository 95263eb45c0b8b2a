import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { slot, slotTemplate } from '@bottega/api/trade/delivery/slots.tables.ts'
import { appUser } from '@bottega/api/kernel/accounts/accounts.tables.ts'
import { auditEntry } from '@bottega/api/kernel/audit/audit.tables.ts'
import { giftCertificate } from '@bottega/api/trade/vouchers/vouchers.tables.ts'
import { voucherMovement } from '@bottega/api/trade/vouchers/voucher-ledger.tables.ts'
import { followTemplate } from '@bottega/api/trade/delivery/follow-template.ts'
import { issueCredit } from '@bottega/api/trade/vouchers/credit-voucher.service.ts'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useWorldShop } from './testing/world-shop.ts'
import { worldFiles } from './world-files.ts'

/** A Monday morning. */
const now = new Date('2026-11-16T08:00:00Z')
const friday = 'borgo 1 fri 09:00-12:00'

const shop = useWorldShop(now)
beforeEach(async () => {
  await writeEverything(shop.folder)
})

/** Left out by the example: every file, and every field a file may have. */
const additions: Readonly<Record<string, string>> = {
  'placing.yaml': `defaults: { vat: 10, brand: Senza marca }
brands: ['Borgo, Molino']
rules:
  - words: ['spaghetti, penn*']
    vat: 4
    category: pasta-riso-e-farine/pasta-secca
  - words: ['barbera, vino']
    unless: ['aceto']
    category: vini-birre-e-liquori
    alcoholic: true
    vat: 22
`,
  'stores/lago.yaml': `cooperative: bottega-del-borgo
name: Bottega del Lago
street: Lungolago
number: 3/a
city: Verbania
province: VB
postal_code: '28922'
latitude: 45.9214
longitude: 8.5513
leaflet_type: 2
supplied_by: borgo
hours:
  tue: ['08:00-12:30']
  wed: ['08:00-12:30']
  thu: ['08:00-12:30']
  sun: ['09:00-12:30']
selling:
  name: Verbania
  position: 2
  payments: [cash, card]
  services:
    - service: 2
      minimum: 25.5
      fee: 5
      area:
        - [45.9, 8.5]
        - [45.95, 8.5]
        - [45.95, 8.6]
        - [45.9, 8.6]
`,
  'stores/porto.yaml': `cooperative: bottega-del-borgo
name: Magazzino del Porto
street: Via del Porto
number: '9'
city: Genova
province: GE
postal_code: '16121'
latitude: 44.41
longitude: 8.93
hours: {}
`,
}

async function writeEverything(folder: string): Promise<void> {
  await mkdir(join(folder, 'stores'), { recursive: true })
  for (const [file, text] of Object.entries(additions)) await writeFile(join(folder, file), text)
  await shop.edit('slots.csv', (text) => `${text}lago,2,tue-thu,08:00,10:30,4,2,3.20,9\n`)
  await shop.edit('special-days.csv', (text) => `${text}lago,2027-08-01,2027-08-31,,,Ferie,,\n`)
  await shop.edit('promotions.yaml', (text) => `${text}${morePromotions}`)
  await shop.edit('promotion-products.csv', (text) => `${text}sotto,BORGO-1,0.99\n`)
  await shop.edit('vouchers.yaml', (text) => `${text}${moreVouchers}`)
  await shop.edit(
    'staff.yaml',
    (text) =>
      `${text}  - email: banco@bottega-del-borgo.example\n    first_name: Ute\n    last_name: Steiner\n    role: shopkeeper\n    language: de\n`,
  )
  await shop.edit('categories.yaml', (text) =>
    text.replace(
      'name: { it: Passate, de: Passata, en: Passata }',
      'name: Passate\n        title: Passate e pelati\n        description: { it: Tutto il pomodoro, de: Alles aus Tomaten }\n        image: passate.webp',
    ),
  )
  await shop.edit('classes.yaml', (text) => text.replace('maximum: 48', 'icon: water\n        maximum: 48.5'))
  await shop.edit('shop.yaml', (text) =>
    text.replace(
      '  - id: 1\n    name: { it: Sacchetti di carta, de: Papiertaschen, en: Paper bags }\n',
      '  - id: 2\n    name: Cassetta\n    description: Si rende alla consegna\n    size: 40x30\n    fee: 3.5\n    services: [2, 1]\n  - id: 1\n    name: Sacchetti\n',
    ),
  )
}

const morePromotions = `  - code: sotto
    kind: price
    below_cost: true
    name: Sottocosto
    label: Sottocosto
    from: '2026-11-01'
    to: '2026-12-31'
    stores: [borgo]
    members_only: true
  - code: seconda
    kind: second
    percent: 50
    name: La seconda a metà
    label: { it: '-50 %', en: Half }
    from: '2026-12-01'
    to: '2026-12-31'
    chosen: true
`
const moreVouchers = `  - code: OLIO-10
    name: Olio
    description: 10 % sull’olio
    for: holders
    on: line
    percent: 10
    category: dispensa/olio-e-aceto
    per_order: 2
    from: '2026-01-01'
    until: '2027-01-31'
  - code: PASTA-1
    name: Pasta
    description: 1 € sulla pasta
    on: line
    amount: 1
    product: BORGO-1
    from: '2026-01-01'
`

/** The files of a folder, those in folders too. */
const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()

const contents = async (folder: string) =>
  Object.fromEntries(
    await Promise.all(
      (await filesIn(folder)).map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
    ),
  )

describe('a world with every file and field', () => {
  /** Of the operator's own system: never written. */
  test('exported into its own folder changes no byte, and imported again changes nothing [opening-17]', async () => {
    await shop.bringIn()
    const before = await contents(shop.folder)
    expect(
      Object.values(worldFiles).filter((name) => !Object.keys(before).some((file) => file.startsWith(name))),
    ).toEqual([])
    expect(await shop.run('export', shop.folder)).toBe(0)
    expect(await contents(shop.folder)).toEqual(before)
    await shop.bringIn()
    expect(shop.changes).toEqual([])
  })

  test('exported into an empty folder gives the same shop, and the same bytes from then on [opening-18]', async () => {
    const fresh = join(shop.folder, '../fresh')
    expect(await shop.run('export', fresh)).toBe(0)
    const files = await filesIn(fresh)
    expect(files).toEqual(
      (await filesIn(shop.folder)).filter((file) => file !== worldFiles.products && file !== 'README.md'),
    )
    expect(await shop.run('import', fresh)).toBe(0)
    expect(shop.changes).toEqual([])
    const again = join(shop.folder, '../again')
    expect(await shop.run('export', again)).toBe(0)
    expect(await contents(again)).toEqual(await contents(fresh))
  })

  test('has what customers used of a voucher and what came back, and no voucher that is one customer’s [opening-19]', async () => {
    const { db } = shop.database
    const [owner] = await db
      .insert(appUser)
      .values({ login: 'lia', email: 'lia@bottega.example', firstName: 'Lia', lastName: 'De Luca' })
      .returning()
    const name = { it: 'Un pensiero per te' }
    const credit = { userId: owner?.id ?? 0, code: 'GRAZIE-0123', cents: 500, name, description: name }
    await db.transaction((tx) => issueCredit(tx, credit, now))
    const [voucher] = await db.select().from(giftCertificate).where(eq(giftCertificate.code, 'BENVENUTO'))
    const giftCertificateId = voucher?.id ?? 0
    for (const delta of [-1, -1, 1])
      await db.insert(voucherMovement).values({ reference: `of-customers ${Math.random()}`, giftCertificateId, delta })
    await db.update(giftCertificate).set({ usesLeft: 499 }).where(eq(giftCertificate.id, giftCertificateId))
    await shop.bringIn()
    expect(shop.changes).toEqual([])
    await shop.edit('vouchers.yaml', (text) => text.replace('uses: 500', 'uses: 300'))
    await shop.bringIn()
    await shop.bringIn()
    expect(shop.changes).toEqual([])
    const fresh = join(shop.folder, '../fresh')
    expect(await shop.run('export', fresh)).toBe(0)
    const written = await readFile(join(fresh, worldFiles.vouchers), 'utf8')
    expect(written).toContain('uses: 300')
    expect(written).not.toContain('GRAZIE')
  })
})

describe('what staff have changed since the last import', () => {
  const opening = and(
    eq(slotTemplate.deliveryServiceId, 1),
    eq(slotTemplate.weekday, 5),
    eq(slotTemplate.beginMinute, 540),
  )
  /** As staff do it: the coming slots follow. */
  const setCapacity = (capacity: number) =>
    shop.database.db.transaction(async (tx) => {
      const [row] = await tx.update(slotTemplate).set({ capacity }).where(opening).returning()
      if (row !== undefined) await followTemplate(tx, row, now)
    })
  const capacity = async () => (await shop.database.db.select().from(slotTemplate).where(opening))[0]?.capacity

  test('stays where the files say what they said, is named with both values, and overwritten only by who says so [opening-20]', async () => {
    await shop.bringIn('--overwrite')
    await setCapacity(35)
    const difference = `${friday}: capacity is 35, in the files 20`
    expect(await shop.run('import', shop.folder, '--dry-run')).toBe(0)
    expect(shop.printed).toContain(`  = ${difference}`)
    await shop.bringIn()
    expect(shop.printed).toContain(`  = ${difference}`)
    expect(shop.changes).toEqual([])
    expect(await capacity()).toBe(35)
    await shop.bringIn('--overwrite')
    expect(await capacity()).toBe(20)
  })

  test('and in the files as well stops the import, until one of them gives way [world-63]', async () => {
    await setCapacity(35)
    await shop.edit('slots.csv', (text) => text.replaceAll(',20,3,,', ',25,3,,'))
    const difference = `  ! ${friday}: capacity is 35, in the files 25`
    expect(await shop.run('import', shop.folder, '--dry-run')).toBe(1)
    expect(shop.printed).toContain(difference)
    expect(await shop.run('import', shop.folder)).toBe(1)
    expect(shop.printed).toContain(difference)
    expect(shop.printed.at(-1)).toBe('Nothing was written to the shop.')
    expect(await capacity()).toBe(35)
    await shop.bringIn('--overwrite')
    expect(await capacity()).toBe(25)
  })

  test('is no obstacle once the files say it too', async () => {
    await shop.bringIn('--overwrite')
    await setCapacity(36)
    await shop.edit('slots.csv', (text) =>
      text.replace(
        'borgo,1,mon-sat,09:00,12:00,20,3,,',
        'borgo,1,mon-thu,09:00,12:00,20,3,,\nborgo,1,fri,09:00,12:00,36,3,,\nborgo,1,sat,09:00,12:00,20,3,,',
      ),
    )
    expect(await shop.run('import', shop.folder)).toBe(0)
    expect(shop.changes).toEqual([])
  })

  test('is named of a single day as well, where its weekly slot changes [opening-21]', async () => {
    const { db } = shop.database
    await shop.bringIn('--overwrite')
    const ofFriday = and(eq(slot.day, '2026-11-27'), eq(slot.deliveryServiceId, 1), eq(slot.capacity, 20))
    const [changed] = await db
      .update(slot)
      .set({ capacity: 44 })
      .where(ofFriday)
      .returning({ id: slot.id, begin: slot.beginAt })
    await shop.edit('slots.csv', (text) => text.replaceAll(',20,3,,', ',21,3,,'))
    expect(await shop.run('import', shop.folder)).toBe(1)
    expect(shop.printed.filter((line) => line.startsWith('  !')).join('\n')).toContain(
      'capacity on 2026-11-27 is 44, in the files 21',
    )
    expect(
      (
        await db
          .select({ capacity: slot.capacity })
          .from(slot)
          .where(eq(slot.id, changed?.id ?? 0))
      )[0]?.capacity,
    ).toBe(44)
    await shop.bringIn('--overwrite')
  })
})

test('an import is in the log with the command, what it changed and how often, and one that changed nothing is not [opening-22]', async () => {
  const { db } = shop.database
  await shop.edit('slots.csv', (text) =>
    text.replace('borgo,2,mon-sat,10:00,12:00,12,12,,', 'borgo,2,mon-sat,10:00,12:00,13,12,,'),
  )
  await shop.bringIn('--overwrite')
  const entries = () => db.select().from(auditEntry).where(isNotNull(auditEntry.command)).orderBy(asc(auditEntry.id))
  const before = await entries()
  await shop.bringIn()
  expect(await entries()).toHaveLength(before.length)
  const { command, staffName, action, before: was, after } = before.at(-1) ?? {}
  expect({ command, action }).toEqual({ command: 'import world', action: 'world.imported' })
  expect(staffName).toMatch(/^import world \(.+\)$/)
  expect(was).toMatchObject({ 'weekly slots borgo 2 mon 10:00-12:00': { capacity: 12 } })
  expect(after).toMatchObject({ 'weekly slots borgo 2 mon 10:00-12:00': { capacity: 13 } })
  expect(after?.['weekly slots']).toMatch(/^\+\d+ ~\d+ -\d+$/)
})
