import * as calls from '@bottega/contract/staff-stock/calls.ts'
import type { StaffTransfer } from '@bottega/contract/staff-stock/transfers.ts'
import { thousandthsFromUnits, unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { type CallContext, handlersOf } from '../../kernel/calls/call-handler.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { staffThemselves } from '../../kernel/visitor.ts'
import type { NamedStores } from '../../trade/orders/stock/shelf-work.service.ts'
import type { FoundTransfer, TransferEnd } from '../../trade/orders/stock/transfers.service.ts'
import { namesOfStores } from './shelf-work.service.ts'
import { endTransferOf, readTransfers } from './transfers.service.ts'

function presentTransfer(row: FoundTransfer, { own, all }: NamedStores, language: Language): StaffTransfer {
  const { fromWarehouseId: from, toWarehouseId: to, note, received, differenceReason, receivedNote } = row
  return {
    transferId: row.id,
    productId: row.productId,
    code: row.code,
    name: textIn(language, row.name),
    brand: row.brand,
    pack: textIn(language, row.pack),
    isLoose: row.sellingMode === 'loose',
    fromStore: all.get(from) ?? String(from),
    toStore: all.get(to) ?? String(to),
    isSent: own.has(from),
    isComing: own.has(to),
    quantity: unitsFromThousandths(row.quantity),
    ...(note !== null && { note }),
    sentAt: row.sentAt.toISOString(),
    sentBy: row.sentBy,
    ...(row.endedAt !== null && { endedAt: row.endedAt.toISOString() }),
    ...(row.endedBy !== null && { endedBy: row.endedBy }),
    ...(received !== null && { received: unitsFromThousandths(received) }),
    ...(differenceReason !== null && { reason: differenceReason }),
    ...(receivedNote !== null && { receivedNote }),
    isCounted: row.isCounted,
  }
}

async function ended({ shop, visitor, now }: CallContext, transferId: number, end: TransferEnd) {
  const { stores, found } = await endTransferOf(shop.db, staffThemselves(visitor), transferId, end, now)
  return { data: { transfer: presentTransfer(found, stores, visitor.language) } }
}

/** Goods between stores: each end is the work of its own staff. */
export const staffTransferHandlers = handlersOf(calls, {
  staffTransferStores: async ({ shop }) => ({
    data: { stores: [...(await namesOfStores(shop.db, null))].map(([id, name]) => ({ id, name })) },
  }),
  staffTransfers: async ({ shop, visitor }, { query: { before } }) => {
    const { stores, open, ended: past, more } = await readTransfers(shop.db, staffThemselves(visitor), before)
    const present = (row: FoundTransfer) => presentTransfer(row, stores, visitor.language)
    return { data: { open: open.map(present), ended: past.map(present), more } }
  },
  staffTransferReceive: (context, { body }) => {
    const note = body.note?.trim() === '' ? undefined : body.note?.trim()
    const quantity = thousandthsFromUnits(body.received)
    return ended(context, body.coming_transfer_id, { how: 'received', quantity, reason: body.reason, note })
  },
  staffTransferTakeBack: (context, { body }) => ended(context, body.sent_transfer_id, { how: 'takenBack' }),
})
