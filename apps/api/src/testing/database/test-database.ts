import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Pool } from 'pg'
import { openEmbedded, openPostgres, type Database } from '../../kernel/database/database.ts'
import type { TestDatabase } from './embedded-setup.ts'

// Node's types know its name alone.
declare const WebAssembly: { compile: (bytes: Uint8Array) => Promise<object> }

let compiled: Promise<object> | undefined

/**
 * The engine compiles a program of the same bytes once as long as a reference to it exists: every database after a
 * worker's first opens in half the time and runs on optimised code.
 */
function holdCompiled(): Promise<object> {
  const folder = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  compiled ??= readFile(join(folder, '../pglite.wasm')).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}

/** A database of this test file's own, started from the golden one. */
export async function openTestDatabase(source: TestDatabase, connections = 10): Promise<Database> {
  if (source.kind === 'embedded') {
    await holdCompiled()
    return openEmbedded(undefined, source.imageFile)
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = { host: source.socketFolder, user: 'postgres' }
  const admin = new Pool({ ...server, database: 'postgres', max: 1 })
  await admin.query(`create database ${name} template ${source.template}`)
  await admin.end()
  return openPostgres({ ...server, database: name }, connections)
}

/** The same database as another process has it: over connections of its own where there can be several processes. */
export function openBeside(database: Database): Database {
  if (database.kind === 'embedded') return { ...database, close: () => Promise.resolve() }
  const { options } = database.pool
  return openPostgres(options, options.max)
}
