import { addDays, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { monthBefore } from '@bottega/rules/dues/due-status.ts'
import type { InvoiceRequest } from '@bottega/rules/documents/sales-document.ts'
import type { Shop } from '../../kernel/shop.ts'
import { findWaitingReceipts, type WaitingReceipt } from './documents.repository.ts'
import { invoiceReceipts } from './issue-documents.service.ts'

/** In one round of the job; the next round takes the others. */
const receiptsAtOnce = 2000

/**
 * One invoice for everything a company bought on account for a summary invoice in a month that is over, for each
 * cooperative and each person it is invoiced as. Returns how many were made.
 */
export async function makeSummaryInvoices(shop: Shop): Promise<number> {
  const { endDay } = monthBefore(shopDate(shop.clock()))
  const waiting = await findWaitingReceipts(shop.db, { before: endDay, limit: receiptsAtOnce, summed: true })
  return invoiceGroups(
    shop,
    groupsOf(waiting, ({ receipt }) => receipt.issuedOn.slice(0, 7)),
  )
}

/** Single invoices that waited for the data of the cooperative that sells. */
export async function makeWaitingInvoices(shop: Shop): Promise<number> {
  const before = addDays(shopDate(shop.clock()), 1)
  const waiting = await findWaitingReceipts(shop.db, { before, limit: receiptsAtOnce, summed: false })
  return invoiceGroups(
    shop,
    groupsOf(waiting, ({ orderId }) => String(orderId)),
  )
}

interface Group {
  receipts: WaitingReceipt[]
  request: InvoiceRequest
}

/** A summary is for one customer, one cooperative, one buyer; `extra` tells what else keeps receipts apart. */
function groupsOf(waiting: readonly WaitingReceipt[], extra: (one: WaitingReceipt) => string): Group[] {
  const groups = new Map<string, Group>()
  for (const one of waiting) {
    const request = one.receipt.content.invoice
    if (request === undefined || request.buyer === null) continue
    const { buyer } = request
    const whom = buyer.vatNumber ?? buyer.fiscalCode ?? buyer.name
    const key = [one.receipt.userId, one.cooperativeId, whom, extra(one)].join(' ')
    const group = groups.get(key) ?? { receipts: [], request }
    group.receipts.push(one)
    // The newest data are those of the last order.
    groups.set(key, { ...group, request })
  }
  return [...groups.values()]
}

async function invoiceGroups(shop: Shop, groups: readonly Group[]): Promise<number> {
  const now = shop.clock()
  let made = 0
  for (const { receipts, request } of groups) {
    const [first] = receipts
    if (first === undefined) continue
    const documents = receipts.map(({ receipt }) => receipt)
    const invoice = await shop.db.transaction((tx) => invoiceReceipts(tx, documents, first.cooperativeId, request, now))
    if (invoice !== undefined) made += 1
  }
  return made
}
