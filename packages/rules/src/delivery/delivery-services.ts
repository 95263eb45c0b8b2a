/**
 * Delivery services by id. The specification has two readings (3 and 4 pickup, 5 locker, 6 other; or 3, 7 and 11
 * lockers for availability); this table is the first, `lockerAvailabilityServices` is the second.
 */
export const deliveryService = {
  storePickup: 1,
  home: 2,
  drive: 3,
  pickupPoint: 4,
  locker: 5,
  boat: 6,
  chilledLocker: 7,
  companyLocker: 11,
} as const

/** Services that deliver the goods; with every other one the customer comes to collect them. */
export const deliveredServices: ReadonlySet<number> = new Set([deliveryService.home, deliveryService.boat])

export function isCollected(deliveryServiceId: number): boolean {
  return !deliveredServices.has(deliveryServiceId)
}

/**
 * Services for which a product with a locker level is not sold, as the specification writes it. (Shopping core, section
 * 4)
 */
export const lockerAvailabilityServices: ReadonlySet<number> = new Set([3, 7, 11])

/** Services without a staff member who hands the goods over and could check the customer's age. */
export const unattendedServices: ReadonlySet<number> = new Set([
  deliveryService.locker,
  deliveryService.chilledLocker,
  deliveryService.companyLocker,
])
