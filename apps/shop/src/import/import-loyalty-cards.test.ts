import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openEmbedded } from '@bottega/api/kernel/database/database.ts'
import { migrateDatabase } from '@bottega/api/kernel/database/migrate.ts'
import { loyaltyCard } from '@bottega/api/trade/loyalty/cards.tables.ts'
import { appUser } from '@bottega/api/kernel/accounts/accounts.tables.ts'
import { cooperative } from '@bottega/api/places/stores/stores.tables.ts'
import { eq } from 'drizzle-orm'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runImportCommand } from './command.ts'

let database: Database
let folder: string
const now = new Date('2026-11-16T08:00:00Z')

beforeAll(async () => {
  database = await openEmbedded(undefined)
  await migrateDatabase(database)
  await database.db.insert(cooperative).values({ id: 3, name: 'Prova', slug: 'prova' })
  folder = await mkdtemp(join(tmpdir(), 'bottega-cards-'))
}, atThisSpeed(60_000))
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

/** The output of the command for a file, its exit code and its report. */
async function take(text: string, ...options: string[]) {
  const [file, report] = [join(folder, 'cards.csv'), join(folder, 'report.csv')]
  await writeFile(file, text)
  const said: string[] = []
  const args = ['loyalty-cards', file, '--report', report, ...options]
  const context = { db: database.db, print: (line: string) => void said.push(line), dataDir: folder, now }
  const code = await runImportCommand(args, context)
  return { code, said: said.join('\n'), report: await readFile(report, 'utf8') }
}
const cards = () => database.db.select().from(loyaltyCard).orderBy(loyaltyCard.number)

const file = `number;birth_date;email;cooperative
24 00000 000013;12/05/1984;anna@bottega.example;prova
2912345678906;12/05/1984;Anna@Bottega.example;prova
29 00000 000001;1990-01-01;;3
2900000000001;1990-01-01;;
2900000000002;1990-01-01;;
2912345678906;1984-05-12;;
2911111111111;1990-01-01;not an address;
2900460001235;1990-02-30;;
2900460001242;1990-01-01;;nowhere
`

test('issued cards come in once, with their holders, and what cannot be used is named by line [loyalty-51]', async () => {
  const dry = await take(file, '--dry-run')
  expect(dry.said).toContain('Dry run')
  expect(await cards()).toEqual([])
  const first = await take(file)
  expect(first.code).toBe(0)
  const stored = await cards()
  expect(stored).toMatchObject([
    { number: '2900000000001', birthDate: '1990-01-01', email: null, cooperativeId: 3, userId: null },
    { number: '2911111111111', email: null, cooperativeId: null },
    { number: '2912345678906', birthDate: '1984-05-12', email: 'anna@bottega.example', cooperativeId: 3 },
  ])
  expect(stored).toHaveLength(3)
  expect(first.said).toContain('Loyalty cards: 3 new, 0 changed, 6 lines refused.')
  for (const [line, reason] of [
    [2, 'card-number-unusable'],
    [5, 'card-repeated'],
    [6, 'card-number-unusable'],
    [7, 'card-repeated'],
    [8, 'email-unusable'],
    [9, 'date-unreadable'],
  ] as const)
    expect(first.report).toMatch(new RegExp(`^${line},[^\n]*,${reason},`, 'm'))
  expect(first.report).toContain('cooperative-unknown')
  expect((await take(file)).said).toContain('Loyalty cards: 0 new, 0 changed, 6 lines refused.')
})

test('a card that is in an account stays in it, with what the file says of its holder [loyalty-52]', async () => {
  const [person] = await database.db
    .insert(appUser)
    .values({ login: 'anna', email: 'anna@bottega.example', firstName: 'Anna', lastName: 'Prova' })
    .returning({ id: appUser.id })
  const own = eq(loyaltyCard.number, '2912345678906')
  await database.db
    .update(loyaltyCard)
    .set({ userId: person?.id ?? 0, addedAt: now })
    .where(own)
  const { said } = await take('number,birth_date\n2912345678906,1984-05-13\n')
  expect(said).toContain('Loyalty cards: 0 new, 1 changed, 0 lines refused.')
  const [card] = await database.db.select().from(loyaltyCard).where(own)
  expect(card).toMatchObject({ userId: person?.id, birthDate: '1984-05-13', email: null })
})

test('a file without its columns is refused as a whole', async () => {
  const { code, said } = await take('card\n2912345678906\n')
  expect([code, said]).toEqual([1, 'The header must name the columns "number" and "birth_date".'])
})
