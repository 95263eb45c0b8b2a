import { describedCalls } from '@bottega/contract/areas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApi, type BuiltShop } from '../../app.ts'
import { readConfig } from '../../kernel/settings/config.ts'
import { type Database, openEmbedded } from '../../kernel/database/database.ts'
import { migrateDatabase } from '../../kernel/database/migrate.ts'
import { type InputSchema, sampleOf } from '../../testing/sample-input.ts'
import { paymentProviders } from '../payments/providers.ts'

const nothing: InputSchema = { type: 'object' }

let database: Database
let built: BuiltShop
beforeAll(async () => {
  database = await openEmbedded(undefined)
  await migrateDatabase(database)
  const config = readConfig({ DEMO: 'false', LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '0', PAYMENT_PROVIDER: 'none' })
  built = buildApi({ config, database, version: 'test', payments: await paymentProviders(config) })
  await built.app.ready()
})
afterAll(async () => {
  await built.app.close()
  await database.close()
})

test('no call of anonymous visitors is an error of the shop when it has no world [opening-3]', async () => {
  const failed: string[] = []
  const readable = [...describedCalls.values()].filter(({ call }) => call.access === 'public' && call.effect === 'read')
  for (const { call, schema } of readable) {
    const { base, method, path } = call
    const query = sampleOf(schema.query ?? nothing, {}) as Record<string, string>
    const body = sampleOf(schema.body ?? nothing, {}) as object
    const reply = await built.app.inject({
      method,
      url: base + path,
      query,
      ...(method === 'POST' && { payload: body }),
    })
    if (reply.statusCode >= 500) failed.push(`${path} ${reply.statusCode}`)
  }
  expect(readable.length).toBeGreaterThan(30)
  expect(failed).toEqual([])
})
