import type { Cents } from '../money/cents.ts'

/** The answer of a driver where nobody opens; unasked they wait. */
export const absenceWishes = ['wait', 'neighbour', 'door'] as const
export type AbsenceWish = (typeof absenceWishes)[number]

/** Characters. */
export const doorTextMaximum = { floor: 20, neighbour: 60 } as const

/** The way from the street to the door, and what happens there if nobody opens. */
export interface DoorWish {
  readonly floor?: string
  /** Undefined is not known. */
  readonly lift?: boolean
  readonly ifAbsent: AbsenceWish
  /** Only where goods are left with one; without a name any neighbour may take them. */
  readonly neighbour?: string
}

/** As a form or a program says it; null where it says nothing that a driver does not do unasked. */
export function doorWish(typed: {
  readonly floor?: string | undefined
  readonly lift?: boolean | undefined
  readonly ifAbsent?: AbsenceWish | undefined
  readonly neighbour?: string | undefined
}): DoorWish | null {
  const { floor = '', lift, ifAbsent = 'wait', neighbour = '' } = typed
  if (floor === '' && lift === undefined && ifAbsent === 'wait') return null
  return {
    ...(floor !== '' && { floor }),
    ...(lift !== undefined && { lift }),
    ifAbsent,
    ...(ifAbsent === 'neighbour' && neighbour !== '' && { neighbour }),
  }
}

/** The reasons for which goods go into hands: somebody's age is looked at, or money is taken. */
export type AttendanceReason = 'adults' | 'payment'

export interface Delivered {
  readonly hasGoodsForAdults: boolean
  /** Still to be taken at the door. */
  readonly dueCents: Cents
}

export const attendanceReason = ({ hasGoodsForAdults, dueCents }: Delivered): AttendanceReason | undefined =>
  hasGoodsForAdults ? 'adults' : dueCents > 0 ? 'payment' : undefined

/** A wish as it holds for one order. `because` says why the goods are not left although that was asked for. */
export interface HeldDoorWish extends DoorWish {
  readonly because?: AttendanceReason
}

/**
 * Goods for adults and goods that are paid at the door are handed to a person, whatever the customer wished; it is judged
 * each time it is read, because an order may change after it was placed.
 */
export function heldDoorWish(wish: DoorWish, order: Delivered): HeldDoorWish {
  const because = attendanceReason(order)
  if (because === undefined || wish.ifAbsent === 'wait') return wish
  const { neighbour: _nobody, ...way } = wish
  return { ...way, ifAbsent: 'wait', because }
}
