import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/api/src/all-tables.ts',
  out: './apps/api/src/kernel/database/migrations',
  casing: 'snake_case',
})
