import { metresBetween, type Position } from '@bottega/rules/delivery/places/distance.ts'
import { hasPostalCode, townsOfOffice } from '../geo/towns.ts'

/** The largest cities of Italy reach less far from their centre, with all their villages. */
const farthestFromTown = 25_000

/** Our own search knows no streets: the place it answers for one is the centre of its town. */
const isCentre = (metres: number) => metres < 1

/**
 * The position of an address, or none where it is not near a town of its postal code: people deliver to what is written,
 * and a position elsewhere would make a store reach what it does not. The centre of a town is no position of a house.
 * (decision 0843)
 */
export function crediblePosition(postalCode: string, position: Position): Position | undefined {
  const towns = townsOfOffice(postalCode).filter((town) => hasPostalCode(town, postalCode))
  const away = towns.map((town) => metresBetween(position, town))
  return away.some((metres) => metres <= farthestFromTown) && !away.some(isCentre) ? position : undefined
}
