import { type CreditedGoods, creditedLines, creditNoteContent } from '@bottega/rules/documents/credit-note.ts'
import { documentTotals, extraByRate } from '@bottega/rules/documents/document-vat.ts'
import {
  type Buyer,
  type DocumentContent,
  type DocumentKind,
  documentName,
  type InvoiceRequest,
  isPublicOffice,
  payableCents,
} from '@bottega/rules/documents/sales-document.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { dueDay } from '@bottega/rules/dues/due-status.ts'
import { settlementOf } from '@bottega/rules/payments/payment-types.ts'
import { sumCents } from '@bottega/rules/money/cents.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { creditTermDays } from '../payments/credit/credit.service.ts'
import { oweDocument } from '../dues/dues.service.ts'
import {
  findByReference,
  findCustomerName,
  findOfOrder,
  findSellingStore,
  insertDocument,
  insertElectronicInvoice,
  insertInvoicedOrders,
  type SalesDocument,
  takeNumber,
} from './documents.repository.ts'
import { sellingStore } from './selling-store.ts'

/** An order whose goods are picked, with everything its receipt shows. */
export interface SoldOrder extends Pick<DocumentContent, 'lines' | 'extras' | 'payments' | 'lotteryCode' | 'points'> {
  readonly orderId: number
  readonly userId: number
  readonly storeId: number
  readonly details: DocumentContent['orders'][number]
  /** The address the goods were brought to or collected at. */
  readonly place: Omit<Buyer, 'name'>
  readonly invoice: InvoiceRequest | undefined
}

interface NewDocument {
  kind: DocumentKind
  seriesId: number
  reference: string
  userId: number | null
  orderId: number | null
  content: DocumentContent
}

async function issue(tx: Tx, { content, ...draft }: NewDocument, now: Date): Promise<SalesDocument> {
  const issuedOn = shopDate(now)
  const year = Number(issuedOn.slice(0, 4))
  const number = await takeNumber(tx, draft.kind, draft.seriesId, year)
  const name = documentName(draft.kind, draft.seriesId, year, number)
  const row = { ...draft, year, number, name, issuedAt: now, issuedOn, totalCents: content.totalCents, content }
  return insertDocument(tx, row)
}

async function issueElectronic(tx: Tx, draft: NewDocument, now: Date): Promise<SalesDocument> {
  const document = await issue(tx, draft, now)
  const { electronicInvoiceOf } = await import('./electronic-invoice.ts')
  await insertElectronicInvoice(tx, { ...electronicInvoiceOf(document), documentId: document.id, createdAt: now })
  return document
}

/**
 * The receipt of a picked order and, where one was asked for, its invoice, in the transaction that moves the order: its
 * numbers exist exactly when the order has moved. Issued again, they are the ones there are.
 */
export async function issueForOrder(tx: Tx, sold: SoldOrder, now: Date): Promise<SalesDocument> {
  const reference = `receipt:order:${sold.orderId}`
  const known = await findByReference(tx, reference)
  if (known !== undefined) return known
  const { seller, store, cooperativeId } = sellingStore(await findSellingStore(tx, sold.storeId))
  const { orderId, userId, lines, extras, payments, lotteryCode, points, invoice } = sold
  const content: DocumentContent = {
    seller,
    store,
    buyer: { ...sold.place, name: await findCustomerName(tx, userId) },
    orders: [sold.details],
    lines,
    extras,
    ...documentTotals({ lines, extras }),
    payments,
    lotteryCode,
    points,
    invoice,
  }
  const receipt = await issue(tx, { kind: 'receipt', seriesId: sold.storeId, reference, userId, orderId, content }, now)
  if (invoice?.kind === 'single') await invoiceReceipts(tx, [receipt], cooperativeId, invoice, now)
  return receipt
}

/**
 * One invoice for the orders of these receipts of one customer; of several it is the summary of their month. Undefined
 * while the customer's or the cooperative's data for invoices are missing: the receipts wait.
 */
export async function invoiceReceipts(
  tx: Tx,
  receipts: readonly SalesDocument[],
  cooperativeId: number,
  { buyer, kind, paymentTypeId }: InvoiceRequest,
  now: Date,
): Promise<SalesDocument | undefined> {
  const [first] = receipts
  if (first === undefined || first.totalCents === 0 || buyer === null) return undefined
  const { seller, store } = sellingStore(await findSellingStore(tx, first.seriesId))
  if (seller.vatNumber === '') return undefined
  const isLater = settlementOf(paymentTypeId) === 'later'
  const termDays = isLater ? await creditTermDays(tx, first.userId, paymentTypeId) : 0
  const dueOn = isLater ? dueDay(shopDate(now), termDays) : undefined
  const contents = receipts.map(({ content }) => content)
  const [lines, extras] = [contents.flatMap((one) => one.lines), contents.flatMap(extrasOf)]
  const content: DocumentContent = {
    seller,
    store,
    buyer,
    orders: receipts.flatMap(({ content: { orders }, name, issuedOn }) =>
      orders.map((order) => ({ ...order, receiptName: name, receiptOn: issuedOn })),
    ),
    lines,
    extras,
    ...documentTotals({ lines, extras }),
    payments: contents.flatMap(({ payments }) => payments),
    ...(dueOn === undefined ? {} : { dueOn }),
    // A buyer who has paid already has paid the VAT with it: only the amount still owed is owed without. (decision 740)
    ...(dueOn !== undefined && isPublicOffice(buyer) ? { splitPayment: true } : {}),
  }
  refuseUnlessEqual(content.totalCents, receipts)
  const orderIds = receipts.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]))
  const orderId = kind === 'single' ? first.orderId : null
  const reference = `invoice:receipt:${first.id}`
  const draft = { kind: 'invoice', seriesId: cooperativeId, reference, userId: first.userId, orderId, content } as const
  const document = await issueElectronic(tx, draft, now)
  await insertInvoicedOrders(tx, document.id, orderIds)
  if (dueOn !== undefined)
    await oweDocument(tx, { document, paymentTypeId, dueOn, amountCents: payableCents(content) }, now)
  return document
}

/** Amounts taken off one order are shared among its own goods, not among those of the whole month. */
function extrasOf({ extras, lines }: DocumentContent): DocumentContent['extras'] {
  return extras.flatMap((extra) =>
    extraByRate(extra, lines).map(({ rate, grossCents }) => ({
      text: extra.text,
      cents: grossCents,
      vatPercent: rate,
    })),
  )
}

function refuseUnlessEqual(totalCents: number, receipts: readonly SalesDocument[]): void {
  const sum = sumCents(receipts.map((receipt) => receipt.totalCents))
  if (totalCents !== sum) throw new Error(`an invoice adds up to ${totalCents}, its receipts to ${sum}`)
}

export interface Refunded {
  /** Of the refund: one refund has one credit note. */
  readonly reference: string
  readonly orderId: number
  readonly cents: number
  readonly reason: string
  /** The goods it is for, where they are known and add up to the amount; else the amount is shared among the rates. */
  readonly goods?: readonly CreditedGoods[] | undefined
}

/**
 * The credit note over money given back for an order, in the transaction that gives it back: against its invoice, else
 * against its receipt. Undefined for an order that has neither, for nothing was sold then.
 */
export async function issueCreditNote(tx: Tx, refunded: Refunded, now: Date): Promise<SalesDocument | undefined> {
  const reference = `creditNote:${refunded.reference}`
  const known = await findByReference(tx, reference)
  if (known !== undefined) return known
  const corrected = await documentToCorrect(tx, refunded.orderId)
  if (corrected === undefined || refunded.cents <= 0) return undefined
  const correction = { ...corrected, reason: refunded.reason }
  const earlier = (await findOfOrder(tx, refunded.orderId)).filter(
    ({ kind: one, content: { corrects } }) => one === 'creditNote' && corrects?.name === corrected.name,
  )
  const content = creditNoteContent(correction, refunded.cents, {
    goods: creditedLines(refunded.goods ?? []),
    earlier: earlier.map((note) => note.content),
  })
  const { kind, seriesId, userId } = corrected
  const cooperativeId = kind === 'invoice' ? seriesId : sellingStore(await findSellingStore(tx, seriesId)).cooperativeId
  const draft = {
    kind: 'creditNote',
    seriesId: cooperativeId,
    reference,
    userId,
    orderId: refunded.orderId,
    content,
  } as const
  return kind === 'invoice' ? issueElectronic(tx, draft, now) : issue(tx, draft, now)
}

async function documentToCorrect(tx: Tx, orderId: number): Promise<SalesDocument | undefined> {
  const documents = (await findOfOrder(tx, orderId)).filter(({ kind }) => kind !== 'creditNote')
  return documents.find(({ kind }) => kind === 'invoice') ?? documents[0]
}
