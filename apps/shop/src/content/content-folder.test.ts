import { type Database, type Db, openEmbedded } from '@bottega/api/kernel/database/database.ts'
import { migrateDatabase } from '@bottega/api/kernel/database/migrate.ts'
import { ContentFolderError } from '@bottega/api/kernel/publishing/content-folder.ts'
import { contentDocument } from '@bottega/api/kernel/publishing/publishing.tables.ts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { publishFolder } from './content-folder.ts'

let database: Database
let folder: string
beforeAll(async () => {
  database = await openEmbedded(undefined)
  await migrateDatabase(database)
})
afterAll(() => database.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bottega-follow-'))
  await mkdir(join(folder, 'pages'))
  return () => rm(folder, { recursive: true, force: true })
})

const log = pino({ level: 'silent' })
const write = (name: string) =>
  writeFile(join(folder, `pages/${name}.yaml`), `name: { it: ${name}, de: ${name} }\nrows: []\n`)
const published = async () =>
  (await database.db.select({ key: contentDocument.key }).from(contentDocument)).map(({ key }) => key)

/** The database, where each transaction waits for `before`. */
const withTransactions = (before: () => Promise<void>): Db =>
  Object.assign(Object.create(database.db) as Db, {
    transaction: async (...[work]: Parameters<Db['transaction']>) => {
      await before()
      return database.db.transaction(work)
    },
  })

test('a file that is written while the shop starts and has read the folder is published without another change [publishing-24]', async () => {
  await write('prima')
  const watched = await publishFolder({ db: withTransactions(() => write('meanwhile')), log }, folder)
  await expect.poll(published).toEqual(expect.arrayContaining(['prima', 'meanwhile']))
  await watched.stop()
})

test('a folder that is not there stops the start with its name [publishing-25]', async () => {
  const missing = join(folder, 'none')
  await expect(publishFolder({ db: database.db, log }, missing)).rejects.toThrow(
    new ContentFolderError(`The folder ${missing} cannot be read: ENOENT`),
  )
})
