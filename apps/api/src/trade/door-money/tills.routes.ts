import * as calls from '@bottega/contract/tills/calls.ts'
import type { TillClosing, TillTaking } from '@bottega/contract/tills/tills.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { storesAsked } from '@bottega/rules/people/store-scope.ts'
import { handlersOf } from '../../kernel/calls/call-handler.ts'
import { staffOf, staffThemselves } from '../../kernel/visitor.ts'
import { findStores } from '../../places/stores/stores.queries.ts'
import { countClosings, findClosings, findOpenTills, type FoundClosing, type FoundTill } from './tills.repository.ts'
import { closeTill, closingsAsFile, readClosing } from './tills.service.ts'

const pageSize = 50

type Money = Pick<
  FoundTill,
  | 'storeId'
  | 'store'
  | 'staffId'
  | 'staffName'
  | 'takings'
  | 'cashCents'
  | 'cardCents'
  | 'voucherCents'
  | 'shortCents'
  | 'firstAt'
  | 'lastAt'
>

const presentMoney = (till: Money) => ({
  storeId: till.storeId,
  store: till.store,
  ...(till.staffId === null ? {} : { staffId: till.staffId, staffName: till.staffName ?? '' }),
  takings: till.takings,
  cash: eurosFromCents(till.cashCents),
  card: eurosFromCents(till.cardCents),
  vouchers: eurosFromCents(till.voucherCents),
  short: eurosFromCents(till.shortCents),
  firstAt: till.firstAt?.toISOString() ?? '',
  lastAt: till.lastAt?.toISOString() ?? '',
})

const presentClosing = (closing: FoundClosing): TillClosing => ({
  closingId: closing.id,
  ...presentMoney(closing),
  counted: eurosFromCents(closing.countedCents),
  difference: eurosFromCents(closing.countedCents - closing.cashCents),
  ...(closing.reason === null ? {} : { reason: closing.reason }),
  closedBy: closing.closedBy ?? '',
  closedAt: closing.closedAt.toISOString(),
})

const presentTaking = (taking: Awaited<ReturnType<typeof readClosing>>['takings'][number]): TillTaking => ({
  orderId: taking.orderId,
  at: taking.takenAt.toISOString(),
  due: eurosFromCents(taking.dueCents),
  cash: eurosFromCents(taking.cashCents),
  card: eurosFromCents(taking.cardCents),
  vouchers: eurosFromCents(taking.voucherCents),
  short: eurosFromCents(taking.shortCents),
  ...(taking.reason === null ? {} : { reason: taking.reason }),
})

export const tillHandlers = handlersOf(calls, {
  tills: async ({ shop: { db }, visitor }, { query: { store_id: storeId, page: selPage = 1 } }) => {
    const { stores: own } = staffOf(visitor)
    const stores = storesAsked(own, storeId)
    const totItems = await countClosings(db, { stores })
    const closings = await findClosings(db, { stores }, { limit: pageSize, offset: (selPage - 1) * pageSize })
    return {
      data: {
        stores: await findStores(db, own),
        open: (await findOpenTills(db, stores)).map(presentMoney),
        closings: closings.map(presentClosing),
        page: { selPage, totPages: Math.ceil(totItems / pageSize), totItems, itemsPerPage: pageSize },
      },
    }
  },
  tillClosing: async ({ shop }, { query }) => {
    const { closing, takings } = await readClosing(shop.db, query.closing_id)
    return { data: { closing: presentClosing(closing), takings: takings.map(presentTaking) } }
  },
  tillClose: async ({ shop, visitor, now }, { body }) => {
    staffThemselves(visitor)
    const counted = {
      storeId: body.store_id,
      staffId: body.staff_id ?? null,
      takings: body.takings,
      cashCents: body.cash_cents,
      countedCents: body.counted_cents,
      reason: body.reason ?? null,
    }
    return { data: { closing: presentClosing(await closeTill(shop, staffOf(visitor), counted, now)) } }
  },
  tillsFile: async ({ shop, visitor }, { query: { month, store_id: storeId } }) => ({
    data: await closingsAsFile(
      shop.db,
      { month, stores: storesAsked(staffOf(visitor).stores, storeId) },
      visitor.language,
    ),
  }),
})
