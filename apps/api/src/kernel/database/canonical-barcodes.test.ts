import { canonicalBarcode } from '@bottega/rules/validators/barcode.ts'
import { gs1CheckDigit } from '@bottega/rules/validators/ean.ts'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import type { Database } from './database.ts'

let database: Database
beforeEach(async () => {
  database = await openTestDatabase(inject('testDatabase'))
})
afterEach(() => database.close())

const migrationsFolder = new URL('./migrations', import.meta.url).pathname

/** The statements that give barcodes their one spelling, on the tables as they were before. */
async function canonicalise(): Promise<void> {
  const files = readMigrationFiles({ migrationsFolder })
  const own = files.find(({ sql }) => sql.some((one) => one.includes('product_barcode_canonical')))
  const statements = own?.sql ?? expect.unreachable('no migration spells barcodes')
  for (const statement of statements) if (/barcode/.test(statement)) await database.pool.query(statement)
}

const before = async () => {
  await database.pool.query('alter table product drop constraint product_barcode_canonical')
  await database.pool.query('drop trigger product_barcodes_changed on product')
}
const give = (id: number, barcode: string, published = true) =>
  database.pool.query('update product set barcode = $2, published = $3 where id = $1', [id, barcode, published])
const barcodes = async (...ids: number[]) => {
  const query = 'select barcode from product where id = any($1) order by id'
  return (await database.pool.query<{ barcode: string | null }>(query, [ids])).rows.map(({ barcode }) => barcode)
}

test('stored barcodes get their one spelling, and codes that are none stay [catalogue-302]', async () => {
  await before()
  await give(1, '0000096385074')
  await give(2, '036000291452')
  await give(3, '04006381333931')
  await give(4, '0000096385075')
  await give(5, '000000000000')
  await give(6, 'BANCO-7')
  await canonicalise()
  const kept = ['0000096385075', '000000000000', 'BANCO-7']
  expect(await barcodes(1, 2, 3, 4, 5, 6)).toEqual(['96385074', '0036000291452', '4006381333931', ...kept])
})

test('of products with one barcode the one on sale keeps it, and the log has what the others lose [catalogue-303]', async () => {
  await before()
  await give(1, '0000096385074', false)
  await give(2, '00000096385074')
  await give(3, '96385074')
  await give(4, '0036000291452')
  await give(5, '036000291452')
  await canonicalise()
  expect(await barcodes(1, 2, 3, 4, 5)).toEqual([null, '96385074', null, '0036000291452', null])
  const entries = await database.pool.query(
    `select subject_id as id, before->>'barcode' as before, after->>'barcodeOf' as owner from audit_entry
     where action = 'product.barcode' order by subject_id`,
  )
  expect(entries.rows).toEqual([
    { id: '1', before: '0000096385074', owner: 'T2' },
    { id: '3', before: '96385074', owner: 'T2' },
    { id: '5', before: '036000291452', owner: 'T4' },
  ])
})

test('the database takes a barcode in its one spelling alone [catalogue-304]', async () => {
  const digits = fc.oneof(
    fc.stringMatching(/^0{0,6}\d{7}$/),
    fc.stringMatching(/^0{0,2}\d{11}$/),
    fc.stringMatching(/^\d{13}$/),
  )
  const codes = fc
    .tuple(digits, fc.boolean())
    .map(([one, checked]) => (checked ? `${one}${gs1CheckDigit(one)}` : `${one}7`))
  await fc.assert(
    fc.asyncProperty(codes, async (code) => {
      const isTaken = await give(1, code).then(
        () => true,
        () => false,
      )
      expect([code, isTaken]).toEqual([code, canonicalBarcode(code) === code])
    }),
    { numRuns: 300 },
  )
})
