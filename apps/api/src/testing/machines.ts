import type { Call, CallInput, CallReply } from '@bottega/contract/call.ts'
import { figureKinds, type FigureKind } from '@bottega/rules/live-figures/figure-kinds.ts'
import { randomUUID } from 'node:crypto'
import { machineKey } from '../staff/live-figures/machine-keys.tables.ts'
import type { Machine } from '../kernel/visitor.ts'
import { assertReply } from './assert-reply.ts'
import type { TestShop } from './test-shop.ts'

/** Machines whose keys may change everything, as dispatch knows them. */
export async function machinesOf(shop: TestShop, madeBy: number, count: number): Promise<Machine[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    name: `Cassa ${index}`,
    keyHash: randomUUID(),
    begins: 'bottega_prova',
    scopes: [...figureKinds] as FigureKind[],
    madeBy,
  }))
  const made = await shop.shop.db.insert(machineKey).values(rows).returning()
  return made.map(({ id: keyId, name, scopes, storeIds: stores }) => ({ keyId, name, scopes, stores }))
}

/** A call through HTTP, signed as a machine signs it. */
export async function callAsMachine<One extends Call>(
  shop: TestShop,
  key: string,
  call: One,
  body: CallInput<One>['body'],
) {
  const reply = await shop.app.inject({
    method: call.method,
    url: call.base + call.path,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
  const { data, response } = reply.json<{
    data: CallReply<One>
    response: { errors: { code: string; values?: Record<string, unknown> }[]; errorsMessage: string[] }
  }>()
  const [error] = response.errors
  if (error === undefined) assertReply(call, data)
  return { status: reply.statusCode, headers: reply.headers, data, code: error?.code, text: response.errorsMessage[0] }
}
