import { metresBetween, type Position } from './places/distance.ts'
import { daysBetween, type ShopDate } from './shop-calendar.ts'

/** So many other customers hide each of them: of one or two somebody could tell who it is. */
const fewestCustomers = 3

/** The area around an address in which a van that stops there is near it. */
const nearMetres = 1500
/** The area begins at a point of a net this wide, not at the door: nobody finds a neighbour by moving an address. */
const netDegrees = 0.01

/** Days from the first one shown in which one slot is marked. */
const daysOfMark = 7

/** A placed order of another customer in one of the slots. */
export interface OrderOnTheWay {
  readonly slotId: number
  readonly userId: number
  readonly position: Position
}

export interface MarkedSlot {
  readonly slotId: number
  readonly date: ShopDate
}

const onNet = (degrees: number) => Math.round(degrees / netDegrees) * netDegrees

/** The area of an address; the same for all addresses around a point of the net. */
export function areaAround({ latitude, longitude }: Position): { readonly centre: Position; readonly metres: number } {
  return { centre: { latitude: onNet(latitude), longitude: onNet(longitude) }, metres: nearMetres }
}

/**
 * The slots in which a van comes near an address anyway: in each week of the days shown the one, of those that can be had,
 * for which most customers near it have ordered, and at least three; of several the earliest. `offered` stands in the order of
 * the clock and holds only slots that can be chosen. (decision 0866)
 */
export function nearSlots(
  home: Position,
  offered: readonly MarkedSlot[],
  orders: readonly OrderOnTheWay[],
): ReadonlySet<number> {
  const { centre, metres } = areaAround(home)
  const near = orders.filter(({ position }) => metresBetween(centre, position) <= metres)
  const bySlot = Map.groupBy(near, ({ slotId }) => slotId)
  const customersIn = ({ slotId }: MarkedSlot) => new Set(bySlot.get(slotId)?.map(({ userId }) => userId)).size
  const [first] = offered
  const weeks = Map.groupBy(offered, ({ date }) => Math.floor(daysBetween(first?.date ?? date, date) / daysOfMark))
  const marked = [...weeks.values()].flatMap((slots) => {
    // Sorting keeps the order of the clock among equals.
    const [best] = slots.toSorted((one, other) => customersIn(other) - customersIn(one))
    return best !== undefined && customersIn(best) >= fewestCustomers ? [best.slotId] : []
  })
  return new Set(marked)
}
