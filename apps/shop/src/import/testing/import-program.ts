import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { runImportCommand } from '../command.ts'

/**
 * The import command in a process of its own, so that a test can kill it. The database is the one PGHOST and PGDATABASE
 * name.
 */
const pool = new Pool({ user: 'postgres', max: 2 })
const [dataDir = '.', ...args] = process.argv.slice(2)
process.exitCode = await runImportCommand(args, {
  db: drizzle({ client: pool, casing: 'snake_case' }),
  print: (line) => process.stdout.write(`${line}\n`),
  dataDir,
})
await pool.end()
