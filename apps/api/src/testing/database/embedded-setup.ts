import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { startEmbedded } from '../../kernel/database/embedded/embedded.ts'
import { migrateDatabase } from '../../kernel/database/migrate.ts'
import { buildWorld, type World } from '../world.ts'

/** The source of a test file's database. */
export type TestDatabase =
  { kind: 'embedded'; imageFile: string } | { kind: 'postgresql'; socketFolder: string; template: string }

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase: TestDatabase
    world: World
  }
}

/** Makes the golden database once; every test file starts from a copy of its image. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'bottega-golden-'))
  const server = await startEmbedded(undefined)
  const pool = new Pool({ host: server.socketFolder, port: 5432, user: 'postgres', database: 'postgres', max: 2 })
  const db = drizzle({ client: pool, casing: 'snake_case' })
  await migrateDatabase({ kind: 'embedded', db, pool, close: () => pool.end() })
  project.provide('world', await buildWorld(db))
  await pool.end()
  const imageFile = join(folder, 'golden.tar')
  await writeFile(imageFile, Buffer.from(await (await server.dump()).arrayBuffer()))
  await server.stop()
  project.provide('testDatabase', { kind: 'embedded', imageFile })
  return () => rm(folder, { recursive: true, force: true })
}
