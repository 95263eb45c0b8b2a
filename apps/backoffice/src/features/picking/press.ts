import type { PickLineView, PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import type { DeliveryStep } from '@bottega/rules/fulfilment/delivery-steps.ts'

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

export type Step =
  | LineStep
  | { readonly kind: 'start' }
  | { readonly kind: 'finish'; readonly bags: number; readonly crates: number }
  | { readonly kind: 'move'; readonly step: DeliveryStep }
  | { readonly kind: 'deliver'; readonly undelivered: readonly { order_item_id: number; quantity: number }[] }

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
      const instead = { ...line, orderItemId: -line.orderItemId, productId, name, unit, barcode: '' }
      const substitutes = [{ ...instead, quantityPrepared: amountOf(unit, step) }]
      return { ...line, version, state: 'substituted', quantityPrepared: line.quantityPrepared ?? 0, substitutes }
    }
    case 'putBack': {
      const { quantityPrepared: _quantity, weightPrepared: _weight, ...rest } = line
      return { ...rest, version, state: 'to-pick', substitutes: [] }
    }
    default:
      return step satisfies never
  }
}

const nothing: PickListView['can'] = {
  start: false,
  pick: false,
  load: false,
  depart: false,
  near: false,
  suspend: false,
  resume: false,
  handOver: false,
  deliver: false,
  notCollected: false,
  fail: false,
}

/**
 * An order as it will be when the shop has accepted the press. What follows the end of picking, or a step on the road,
 * the shop alone says: until it has answered, nothing more can be pressed.
 */
export function orderAfter(order: PickListView, { step }: Pick<Press, 'step'>): PickListView {
  if (isLineStep(step)) return { ...order, lines: order.lines.map((line) => lineAfter(line, step)) }
  if (step.kind === 'start') return { ...order, can: { ...nothing, pick: true } }
  return { ...order, can: nothing, ...(step.kind === 'finish' && { bags: step.bags, crates: step.crates }) }
}
