import { orderStatusLabel } from '@bottega/contract/texts/status-names.ts'
import { canPickFrom, mostGrams, pickLine, type PickState, type PickTerms } from '@bottega/rules/fulfilment/picking.ts'
import { substituteTerms } from '@bottega/rules/fulfilment/price-picked.ts'
import { canBecome, orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { pricingPromotion } from '../catalog/catalog.products.ts'
import { closeDraft } from '../cart/drafts/draft-carts.service.ts'
import { endPayingChange } from '../orders/cancel-order.service.ts'
import { lastChange } from '../orders/order-changes.service.ts'
import { moveOrder, type OrderActor } from '../orders/order-status.service.ts'
import { lockOrder, type OrderLineRow, type OrderRow } from '../orders/orders.service.ts'
import { addLines } from '../orders/place-order.service.ts'
import { retrying } from '../orders/retrying.ts'
import { emptyShelf, refillShelf } from '../orders/stock/empty-shelf.ts'
import { putBack, takeMore } from '../orders/stock/stock.service.ts'
import { takeIfFree } from './assignments/assignments.repository.ts'
import {
  deleteSubstitutes,
  findLastWorker,
  findPickRow,
  findPickRows,
  insertStep,
  type PickRow,
  updateLine,
} from './fulfilment.repository.ts'
import { candidateFor } from './substitutes.service.ts'
import type { OrderGuards } from './suiting-customers.ts'

/** The staff member who works on an order; the shop itself where a demo has no staff. */
export interface Worker {
  staffId: number | null
  actor: OrderActor
}

/** Runs a step of fulfilment under the lock of the order's cart. Throws `error.fulfilment.orderNotFound`. */
export function underLock<Result>(
  shop: Shop,
  orderId: number,
  step: (tx: Tx, order: OrderRow) => Promise<Result>,
): Promise<Result> {
  return retrying(() =>
    shop.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order === undefined) throw new ShopError('error.fulfilment.orderNotFound')
      return step(tx, order)
    }),
  )
}

/** The values a refusal gives of the order as it stands; its status in the language of the shop. */
export const standing = ({ id, statusId, deliveryServiceId }: OrderRow) => ({
  orderId: id,
  status: orderStatusLabel(statusId, deliveryServiceId).it,
})

/**
 * Begins to pick an order. Changes its customer was making are given up: a change being paid has not happened, and the
 * money asked for it goes back. An order that nobody has taken is theirs who begins it. If picking has begun, nothing
 * happens.
 */
export async function startPicking(tx: Tx, order: OrderRow, worker: Worker, now: Date): Promise<OrderRow> {
  const { actor } = worker
  if (order.statusId === orderStatus.beingPicked) return order
  if (!canBecome(order.statusId, orderStatus.beingPicked))
    throw new ShopError('error.fulfilment.notPickable', standing(order))
  const paying = await lastChange(tx, order.id, ['paying'])
  await endPayingChange(tx, order, now)
  if (paying !== undefined) await closeDraft(tx, order.id, now)
  const started = await moveOrder(tx, order, orderStatus.beingPicked, actor, now)
  if (worker.staffId !== null) await takeIfFree(tx, order.id, worker.staffId, now)
  await leaveOutRecalled(tx, started, worker, now)
  return started
}

/**
 * Recalled goods not in the bag yet are short, like goods not on the shelf; a substitute may still take their place.
 */
export async function leaveOutRecalled(tx: Tx, order: OrderRow, worker: Worker, now: Date): Promise<void> {
  const rows = await findPickRows(tx, { orderId: order.id })
  for (const { line, isRecalled } of rows)
    if (isRecalled && line.pickState === 'to-pick')
      await pick(tx, order, { lineId: line.id, version: line.pickVersion, quantity: 0, grams: 0 }, worker, now)
}

export interface LineStep {
  lineId: number
  /** Of the line as the picker saw it. */
  version: number
}

export interface Counting extends LineStep {
  /** Thousandths. */
  quantity: number
  grams: number | null
}

/**
 * Puts a line into the bag as counted and weighed. The same again by the same picker changes nothing; a colleague who
 * counted as much has put as much into the bag too, and is refused.
 */
export async function pick(
  tx: Tx,
  order: OrderRow,
  { shelfEmpty = false, ...counting }: Counting & { shelfEmpty?: boolean },
  worker: Worker,
  now: Date,
): Promise<void> {
  const row = await lineOf(tx, order, counting.lineId)
  const counted = countedOf(pickTermsOf(row), counting)
  const { state, quantityPrepared, weightPrepared, pricedQuantity } = counted
  if (row.isRecalled && quantityPrepared > 0) throw new ShopError('error.fulfilment.recalled')
  if (
    row.line.pickState === state &&
    row.line.quantityPrepared === quantityPrepared &&
    row.line.weightPrepared === weightPrepared
  )
    return refuseUnlessOwn(tx, order, counting.lineId, worker)
  refuseUnlessNext(row.line, state)
  const change = { pickState: state, quantityPrepared, weightPrepared, pricedQuantity }
  await writeStep(tx, order, { line: row.line, step: counting, change, shelfEmpty }, worker, now)
}

/**
 * Puts another product in for what is missing of a line, where the customer takes one. The same again by the same picker
 * changes nothing.
 */
export async function substitute(
  tx: Tx,
  order: OrderRow,
  { productId, guards, ...counting }: Counting & { productId: number; guards: OrderGuards },
  worker: Worker,
  now: Date,
): Promise<void> {
  const row = await lineOf(tx, order, counting.lineId)
  const { line } = row
  if (!line.acceptAlternatives) throw new ShopError('error.fulfilment.substitutesRefused')
  if (line.pickState === 'substituted' && (await isPutIn(tx, line, productId, counting.quantity)))
    return refuseUnlessOwn(tx, order, line.id, worker)
  refuseUnlessNext(line, 'substituted')
  const candidate = await candidateFor(tx, order, row, { productId, guards })
  const found = line.pickState === 'to-pick' ? 0 : (line.quantityPrepared ?? 0)
  const missing = line.quantityOrdered - found
  const { hasVariableWeight, unitWeight, vatRate } = candidate
  const terms = { sellingMode: candidate.terms.sellingMode, weightVariable: hasVariableWeight, unitWeight }
  const counted = countedOf({ ...terms, quantityOrdered: missing }, counting)
  if (counted.quantityPrepared === 0) throw new ShopError('error.fulfilment.substituteNotFitting')
  const change = {
    pickState: 'substituted',
    quantityPrepared: found,
    weightPrepared: line.weightPrepared,
    pricedQuantity: line.pickState === 'to-pick' ? 0 : line.pricedQuantity,
  } as const
  await writeStep(tx, order, { line, step: counting, change, shelfEmpty: false }, worker, now)
  const taken = [{ productId, quantity: counted.quantityPrepared }]
  const gone = await takeMore(tx, order, `substitute:${line.id}:${counting.version + 1}`, taken, now)
  if (gone.length > 0) throw new ShopError('error.fulfilment.substituteGone')
  const ordered = { listPriceCents: line.unitPriceCents, promotion: line.promotion }
  const own = {
    listPriceCents: candidate.listPriceCents ?? line.unitPriceCents,
    promotion: pricingPromotion(candidate),
  }
  const { listPriceCents, promotion } = substituteTerms(ordered, own)
  const substitute = {
    orderId: order.id,
    productId,
    name: candidate.name,
    brand: candidate.brand,
    pack: candidate.pack,
    quantityOrdered: 0,
    quantityPrepared: counted.quantityPrepared,
    weightPrepared: counted.weightPrepared,
    pricedQuantity: counted.pricedQuantity,
    pickState: 'picked',
    replacesLineId: line.id,
    weightVariable: hasVariableWeight,
    unitPriceCents: listPriceCents,
    // Priced with the whole order, when picking ends.
    totalCents: 0,
    vatPercent: vatRate,
    acceptAlternatives: false,
    promotion,
  } as const
  await addLines(tx, [substitute])
}

/** Takes a line out of the bag again, with what was put in for it. Nothing in the bag is nothing to take out. */
export async function putLineBack(tx: Tx, order: OrderRow, step: LineStep, worker: Worker, now: Date): Promise<void> {
  const { line } = await lineOf(tx, order, step.lineId)
  if (line.pickState === 'to-pick') return
  const substitutes = (await findPickRows(tx, { orderId: order.id })).filter(
    (one) => one.line.replacesLineId === line.id,
  )
  const change = { pickState: 'to-pick', quantityPrepared: null, weightPrepared: null, pricedQuantity: null } as const
  await writeStep(tx, order, { line, step, change, shelfEmpty: false }, worker, now)
  const back = substitutes.map((one) => ({ productId: one.line.productId, quantity: one.line.quantityPrepared ?? 0 }))
  await putBack(tx, order, `substitute-back:${line.id}:${step.version + 1}`, back, now)
  await deleteSubstitutes(tx, line.id)
}

export const pickTermsOf = ({ line, sellingMode, unitWeight }: PickRow): PickTerms => ({
  sellingMode,
  unitWeight,
  weightVariable: line.weightVariable,
  quantityOrdered: line.quantityOrdered,
})

/** A line that was ordered; what was put in for one is not picked by itself. */
async function lineOf(tx: Tx, order: OrderRow, lineId: number): Promise<PickRow> {
  if (order.statusId !== orderStatus.beingPicked)
    throw new ShopError('error.fulfilment.notBeingPicked', { orderId: order.id })
  const row = await findPickRow(tx, order.id, lineId)
  if (row === undefined || row.line.replacesLineId !== null) throw new ShopError('error.fulfilment.lineNotFound')
  return row
}

async function refuseUnlessOwn(tx: Tx, order: OrderRow, lineId: number, { staffId }: Worker): Promise<void> {
  if ((await findLastWorker(tx, order.id, lineId)) !== staffId) throw new ShopError('error.fulfilment.lineMoved')
}

function refuseUnlessNext({ pickState }: OrderLineRow, to: PickState): void {
  if (!canPickFrom(pickState, to)) throw new ShopError('error.fulfilment.putBackFirst')
}

function countedOf(terms: PickTerms, { quantity, grams }: Counting) {
  const counted = pickLine(terms, { quantity, grams })
  if (counted.ok) return counted
  switch (counted.reason) {
    case 'not-whole':
      throw new ShopError('error.fulfilment.notWhole')
    case 'weight-missing':
      throw new ShopError('error.fulfilment.weightMissing')
    case 'too-much': {
      const most = mostGrams(terms)
      throw most === null
        ? new ShopError('error.fulfilment.tooMuch')
        : new ShopError('error.fulfilment.tooHeavy', { most })
    }
    default:
      return counted.reason satisfies never
  }
}

async function isPutIn(tx: Tx, { id, orderId }: OrderLineRow, productId: number, quantity: number): Promise<boolean> {
  const rows = await findPickRows(tx, { orderId })
  return rows.some(
    ({ line, sellingMode }) =>
      line.replacesLineId === id &&
      line.productId === productId &&
      (sellingMode === 'loose' || line.quantityPrepared === quantity),
  )
}

interface Step {
  line: OrderLineRow
  step: LineStep
  change: Pick<OrderLineRow, 'pickState' | 'quantityPrepared' | 'weightPrepared' | 'pricedQuantity'>
  shelfEmpty: boolean
}

/** The line, the shelf and who did it, or nothing: another step that came first refuses all of them. */
async function writeStep(tx: Tx, order: OrderRow, { line, step, change, shelfEmpty }: Step, worker: Worker, now: Date) {
  if (!(await updateLine(tx, line.id, step.version, change))) throw new ShopError('error.fulfilment.lineMoved')
  const { productId } = line
  const name = `pick:${line.id}:${step.version + 1}`
  const more = heldBy({ ...line, ...change }) - heldBy(line)
  // Another product in its place leaves it as it was said: not there.
  if (change.pickState !== 'substituted') await refillShelf(tx, { order, line }, more, now)
  if (more < 0) await putBack(tx, order, name, [{ productId, quantity: 0 - more }], now)
  // Goods in the bag are in the bag: a shelf that counts less was counted wrong.
  if (more > 0) await takeMore(tx, order, name, [{ productId, quantity: more }], now)
  if (shelfEmpty) await emptyShelf(tx, { order, line }, step.version + 1, now)
  await insertStep(tx, {
    orderId: order.id,
    lineId: line.id,
    staffId: worker.staffId,
    state: change.pickState,
    quantity: change.quantityPrepared ?? 0,
    weight: change.weightPrepared,
    at: now,
  })
}

/** Of the shelf: as ordered until it is picked, what was found from then on. */
const heldBy = ({ pickState, quantityOrdered, quantityPrepared }: OrderLineRow) =>
  pickState === 'to-pick' ? quantityOrdered : (quantityPrepared ?? 0)
