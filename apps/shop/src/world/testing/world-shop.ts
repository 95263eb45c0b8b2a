import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Database, openEmbedded } from '@bottega/api/kernel/database/database.ts'
import { migrateDatabase } from '@bottega/api/kernel/database/migrate.ts'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { runWorldCommand, type WorldVerb } from '../world-command.ts'

const example = fileURLToPath(new URL('../example', import.meta.url))

/** One shop for the tests of a file, each with a folder of its own. Called where the file begins. */
export function useWorldShop(now = new Date('2026-11-16T08:00:00Z')): WorldShop {
  const shop = new WorldShop(now)
  beforeAll(() => shop.open(), atThisSpeed(120_000))
  afterAll(() => shop.database.close())
  beforeEach(() => shop.beginFolder())
  return shop
}

/** An empty shop, and the commands on a folder that begins as the example does. */
export class WorldShop {
  now: Date
  folder = ''
  printed: string[] = []
  #database: Database | undefined

  constructor(now: Date) {
    this.now = now
  }

  get database(): Database {
    if (this.#database === undefined) throw new Error('The shop of this file is not open yet')
    return this.#database
  }

  async open(): Promise<void> {
    this.#database = await openEmbedded(undefined)
    await migrateDatabase(this.#database)
  }

  /** A new copy of the example; returns what deletes it. */
  async beginFolder(): Promise<() => Promise<void>> {
    this.folder = join(await mkdtemp(join(tmpdir(), 'bottega-world-')), 'world')
    await cp(example, this.folder, { recursive: true })
    return () => rm(join(this.folder, '..'), { recursive: true })
  }

  /** Runs a command on the world as typed, and answers its exit code. */
  run(verb: WorldVerb, ...args: string[]): Promise<number> {
    this.printed = []
    const named = verb === 'import' || verb === 'export' ? ['world', ...args] : args
    return runWorldCommand(verb, named, {
      now: this.now,
      print: (line) => void this.printed.push(line),
      withDatabase: (work) => work(this.database.db, join(this.folder, '..')),
    })
  }

  /** Imports the folder; the test stops where that is refused. */
  async bringIn(...options: string[]): Promise<void> {
    const code = await this.run('import', this.folder, ...options)
    if (code !== 0) throw new Error(this.printed.join('\n'))
  }

  /** The parts the last import changed. */
  get changes(): string[] {
    return this.printed.filter((line) => / added, /.test(line))
  }

  /** Changes a file of the folder. */
  async edit(file: string, change: (text: string) => string): Promise<void> {
    const before = await readFile(join(this.folder, file), 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`nothing changed in ${file}`)
    await writeFile(join(this.folder, file), after)
  }
}
