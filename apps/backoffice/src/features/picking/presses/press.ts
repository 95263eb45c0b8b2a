import type { PickLineView, PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import {
  allowedSteps,
  deliveryStep,
  type DeliveryStep,
  type Standing,
} from '@bottega/rules/fulfilment/delivery-steps.ts'
import { deliveryStatus, deliveryStatusAt } from '@bottega/rules/orders/delivery-status.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { DoorTaken } from '../door-money.ts'
import type { NotTaken } from '../not-taken.ts'

interface OfLine {
  readonly lineId: number
  /** Of the line as it was seen: a colleague's step in between refuses this one. */
  readonly version: number
}

/** Pieces, and grams of what is weighed. */
export interface Count {
  readonly quantity?: number
  readonly grams?: number
}

/** A product put in for another, with what the screen shows of it until the shop has answered. */
export interface PutIn extends Count {
  readonly productId: number
  readonly name: string
  readonly unit: 'kg' | 'pz'
}

export type LineStep =
  | (OfLine & { readonly kind: 'pick'; readonly shelfEmpty?: true } & Count)
  | (OfLine & { readonly kind: 'substitute' } & PutIn)
  | (OfLine & { readonly kind: 'putBack' })

/** The goods that stay with the driver, and the money taken for the rest. */
interface Ended {
  readonly undelivered: Readonly<NotTaken>
  readonly taken?: Readonly<DoorTaken>
}

export type OrderStep =
  | { readonly kind: 'start' }
  | { readonly kind: 'finish'; readonly bags: number; readonly crates: number }
  | { readonly kind: 'move'; readonly step: DeliveryStep }
  | ({ readonly kind: 'deliver' } & Ended)
  /** The code is checked by the shop alone: a browser that could check it could try all of them. */
  | ({ readonly kind: 'handOver'; readonly code: string } & Ended)
  | {
      readonly kind: 'end'
      readonly end: 'not-collected' | 'failed'
      readonly reason: string
      readonly restock: boolean
    }

export type Step = LineStep | OrderStep

/** One press of a picker or driver, stored until the shop has answered it; sent again it is the same press. */
export interface Press {
  /** A UUID: the idempotency key. */
  readonly id: string
  /** Login of the staff member who pressed, who alone sends it. */
  readonly staff: string
  readonly orderId: number
  readonly step: Step
}

export const isLineStep = (step: Step): step is LineStep => 'lineId' in step

/** Pieces or kilograms that a count says of a line. */
const amountOf = (unit: 'kg' | 'pz', { quantity = 0, grams = 0 }: Count) => (unit === 'kg' ? grams / 1000 : quantity)

/** A line as it will be when the shop has accepted the step; the shop's own answer replaces it. */
export function lineAfter(line: PickLineView, step: LineStep): PickLineView {
  if (step.lineId !== line.orderItemId) return line
  const version = line.version + 1
  switch (step.kind) {
    case 'pick': {
      const quantityPrepared = amountOf(line.unit, step)
      const isShort = line.unit === 'kg' ? quantityPrepared === 0 : quantityPrepared < line.quantityOrdered
      const state = isShort ? 'short' : 'picked'
      return { ...line, version, state, quantityPrepared, ...(step.grams ? { weightPrepared: step.grams } : {}) }
    }
    case 'substitute': {
      const { productId, name, unit } = step
      const { furtherBarcodes: _codes, ...own } = line
      const instead = { ...own, orderItemId: -line.orderItemId, productId, name, unit, code: '', barcode: '' }
      const substitutes = [{ ...instead, quantityPrepared: amountOf(unit, step) }]
      return { ...line, version, state: 'substituted', quantityPrepared: line.quantityPrepared ?? 0, substitutes }
    }
    case 'putBack':
      return { ...untouched(line), version }
    default:
      return step satisfies never
  }
}

/** The line before anything was pressed. */
export function untouched(line: PickLineView): PickLineView {
  const { quantityPrepared: _quantity, weightPrepared: _weight, ...rest } = line
  return { ...rest, state: 'to-pick', substitutes: [] }
}

const ends = { 'not-collected': orderStatus.notCollected, failed: orderStatus.failed } as const

function standingAfter(now: Standing, step: OrderStep): Standing {
  switch (step.kind) {
    case 'start':
      return { ...now, statusId: orderStatus.beingPicked }
    case 'finish':
      return { ...now, statusId: orderStatus.prepared, deliveryStatusId: deliveryStatus.inWarehouse }
    case 'move': {
      const moves = deliveryStep(step.step, now)
      if (moves?.kind !== 'moves') return now
      const statusId = moves.leaves ? orderStatus.outForDelivery : now.statusId
      return { ...now, statusId, deliveryStatusId: moves.deliveryStatusId }
    }
    case 'deliver':
    case 'handOver': {
      const statusId = step.undelivered.length > 0 ? orderStatus.partiallyDelivered : orderStatus.delivered
      return { ...now, statusId, deliveryStatusId: deliveryStatus.delivered }
    }
    case 'end':
      return { ...now, statusId: ends[step.end], deliveryStatusId: deliveryStatus.notDelivered }
    default:
      return step satisfies never
  }
}

/**
 * An order as it will be when the shop has accepted the press, and what may follow by the rules the shop decides by. The
 * names of its states stay those the shop said last.
 */
export function orderAfter(order: PickListView, { step }: Pick<Press, 'step'>): PickListView {
  if (isLineStep(step)) return { ...order, lines: order.lines.map((line) => lineAfter(line, step)) }
  const { status, deliveryServiceId, deliveryStatus: goods } = order
  const statusId = status.orderStatusId
  const deliveryStatusId = goods?.deliveryStatusId ?? deliveryStatusAt(statusId)
  const after = standingAfter({ statusId, deliveryServiceId, deliveryStatusId }, step)
  return {
    ...order,
    status: { ...status, orderStatusId: after.statusId },
    ...(goods !== undefined && { deliveryStatus: { ...goods, deliveryStatusId: after.deliveryStatusId } }),
    can: allowedSteps(after),
    ...(step.kind === 'finish' && { bags: step.bags, crates: step.crates }),
  }
}

/**
 * Whether a press stands or falls with an earlier one that the shop refused. After a colleague's step a correction of
 * one's own would correct the colleague, and an order would end with other goods than are in its bags.
 */
export function fallsWith(refused: Press, later: Press): boolean {
  if (later.orderId !== refused.orderId || later.staff !== refused.staff) return false
  if (!isLineStep(refused.step)) return refused.step.kind === 'start' || refused.step.kind === 'finish'
  return !isLineStep(later.step) || later.step.lineId === refused.step.lineId
}

/** The steps of some presses that were meant for one line, put on it as it is now: it is put back first if it must be. */
export function againOn(line: PickLineView, steps: readonly Step[]): LineStep[] {
  const own = steps.filter(isLineStep).filter(({ lineId }) => lineId === line.orderItemId)
  // Presses before the last one that put it back are undone by it.
  const fromLastPutBack = own.slice(
    Math.max(
      0,
      own.findLastIndex(({ kind }) => kind === 'putBack'),
    ),
  )
  const [first] = fromLastPutBack
  const putBack = { kind: 'putBack', lineId: line.orderItemId, version: 0 } as const
  const mustPutBack = line.state !== 'to-pick' && first?.kind !== 'putBack'
  const wanted = mustPutBack ? [putBack, ...fromLastPutBack] : fromLastPutBack
  const useful = line.state === 'to-pick' ? wanted.filter(({ kind }) => kind !== 'putBack') : wanted
  return useful.map((step, place) => Object.assign({}, step, { version: line.version + place }))
}
