import { drizzle } from 'drizzle-orm/node-postgres'
import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { createStatementNames } from '../db/prepared-statements.ts'
import { openEmbedded, type Database } from '../db/database.ts'
import type { TestDatabase } from './embedded-setup.ts'

/** A database of this test file's own, started from the golden one. */
export async function openTestDatabase(source: TestDatabase, connections = 10): Promise<Database> {
  if (source.kind === 'embedded') return openEmbedded(undefined, source.imageFile)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = { host: source.socketFolder, user: 'postgres' }
  const admin = new Pool({ ...server, database: 'postgres', max: 1 })
  await admin.query(`create database ${name} template ${source.template}`)
  await admin.end()
  const pool = new Pool({ ...server, database: name, max: connections, onConnect: createStatementNames() })
  pool.on('error', () => undefined)
  return { kind: 'postgresql', db: drizzle({ client: pool, casing: 'snake_case' }), pool, close: () => pool.end() }
}
