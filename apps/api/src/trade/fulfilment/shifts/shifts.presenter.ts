import type { OwnShift, ShiftView } from '@bottega/contract/fulfilment/shifts.ts'
import { linesPerHour } from '@bottega/rules/fulfilment/shift-figures.ts'
import { divideHalfUp } from '@bottega/rules/money/cents.ts'
import { oneUnit } from '@bottega/rules/quantity/selling-terms.ts'
import type { Shift } from './shifts.repository.ts'

/** Without speed: how fast somebody is, the shop does not tell them. */
export const presentOwnShift = ({
  lines,
  quantity,
  weight,
  shorts,
  substitutes,
  orders,
  firstAt,
  lastAt,
}: Shift): OwnShift => ({
  lines,
  pieces: divideHalfUp(quantity, oneUnit),
  kilograms: weight / 1000,
  shorts,
  substitutes,
  orders,
  ...(firstAt !== null && { firstAt: firstAt.toISOString() }),
  ...(lastAt !== null && { lastAt: lastAt.toISOString() }),
})

export const presentShift = (shift: Shift): ShiftView => ({
  staffId: shift.staffId,
  name: shift.name,
  ...presentOwnShift(shift),
  corrections: shift.corrections,
  activeMinutes: divideHalfUp(shift.activeSeconds, 60),
  linesPerHour: linesPerHour(shift.lines, shift.activeSeconds),
})
