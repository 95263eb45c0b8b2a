import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../../kernel/database/migrate.ts'
import { startCluster } from './postgres-cluster.ts'
import { buildWorld } from '../world.ts'

/** A throw-away cluster with one golden database; every test file works in a copy made by PostgreSQL itself. */
export default async function setup(project: TestProject) {
  const cluster = await startCluster()
  const connect = (database: string) => new Pool({ host: cluster.socketFolder, user: 'postgres', database, max: 2 })
  const admin = connect('postgres')
  await admin.query('create database golden')
  await admin.end()
  const pool = connect('golden')
  const db = drizzle({ client: pool, casing: 'snake_case' })
  await migrateDatabase({ kind: 'postgresql', db, pool, close: () => pool.end() })
  project.provide('world', await buildWorld(db))
  await pool.end()
  project.provide('testDatabase', { kind: 'postgresql', socketFolder: cluster.socketFolder, template: 'golden' })
  return () => cluster.stop()
}
