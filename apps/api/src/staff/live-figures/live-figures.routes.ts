import * as calls from '@bottega/contract/live-figures/calls.ts'
import { isShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { FigureKind } from '@bottega/rules/live-figures/figure-kinds.ts'
import { type CallContext, type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import { createCounter } from '../../kernel/counters.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { Shop } from '../../kernel/shop.ts'
import { staffOf } from '../../kernel/visitor.ts'
import type { FigureOf } from './all-figures.ts'
import type { Problem } from './figures.ts'
import { refuseRows, takeRows } from './live-figures.service.ts'
import { makeKey, readKeys, revokeKey } from './machine-keys.service.ts'

/** A call every half second, of a thousand rows each. */
const perKey = { points: 120, duration: 60, refusal: 'error.request.tooMany' } as const

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6

/** Refuses rows by the rules that the schema of a call cannot express. */
function refuseUnfit(rows: readonly { price?: number; available?: number; from?: string; to?: string }[]): void {
  const wrong = (at: number, field: string, kind: Problem['wrong']) => ({ at, field, wrong: kind })
  refuseRows(
    rows.flatMap(({ price, available, from, to }, at) => [
      ...(price !== undefined && !isWhole(price * 100) ? [wrong(at, 'price', 'precision')] : []),
      ...(available !== undefined && !isWhole(available * 1000) ? [wrong(at, 'available', 'precision')] : []),
      ...(from !== undefined && !isShopDate(from) ? [wrong(at, 'from', 'calendar')] : []),
      ...(to !== undefined && !isShopDate(to) ? [wrong(at, 'to', 'calendar')] : []),
    ]),
  )
}

const centsOf = (price: number) => Math.round(price * 100)

export function liveFiguresHandlers(built: Shop): readonly HandledCall[] {
  const counter = createCounter(built.database, 'machine-call', perKey)
  const take = async <Kind extends FigureKind>(
    { shop, visitor, now }: CallContext,
    kind: Kind,
    rows: readonly FigureOf[Kind][],
  ) => {
    if (visitor.machine === undefined) throw new ShopError('error.machine.keyRefused')
    await counter.take(String(visitor.machine.keyId))
    return { data: await takeRows(shop.db, visitor.machine, kind, rows, now) }
  }
  return handlersOf(calls, {
    liveStock: (context, { body: { rows } }) => {
      refuseUnfit(rows)
      const figures = rows.map((row) => ({ ...row, available: Math.round(row.available * 1000) }))
      return take(context, 'stock', figures)
    },
    livePrices: (context, { body: { rows } }) => {
      refuseUnfit(rows)
      const figures = rows.map(({ product, store, price, from = null, to = null }) => ({
        product,
        store,
        cents: centsOf(price),
        from,
        to,
      }))
      return take(context, 'prices', figures)
    },
    livePromotions: (context, { body: { rows } }) => {
      refuseUnfit(rows)
      const figures = rows.map(
        ({ price, store = null, percent = null, from = null, to = null, name = null, ...row }) => ({
          ...row,
          store,
          percent,
          from,
          to,
          name,
          cents: price === undefined ? null : centsOf(price),
        }),
      )
      return take(context, 'promotions', figures)
    },
    machineKeys: async ({ shop, visitor }) => ({ data: { keys: await readKeys(shop.db, staffOf(visitor).stores) } }),
    machineKeyMake: async ({ shop, visitor, now }, { body: { name, scopes } }) => {
      const key = await makeKey(shop.db, staffOf(visitor), { name: name.trim(), scopes }, now)
      return { data: { keys: await readKeys(shop.db, staffOf(visitor).stores), key } }
    },
    machineKeyRevoke: async ({ shop, visitor, now }, { body: { key_id: keyId } }) => {
      await revokeKey(shop.db, staffOf(visitor), keyId, now)
      return { data: { keys: await readKeys(shop.db, staffOf(visitor).stores) } }
    },
  })
}
