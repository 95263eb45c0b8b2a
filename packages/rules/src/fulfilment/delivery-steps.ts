import { isCollected, unattendedServices } from '../delivery/delivery-services.ts'
import { deliveryStatus, type DeliveryStatusName } from '../orders/delivery-status.ts'

const ends = ['delivered', 'notDelivered'] as const

/** What may follow. From the warehouse goods are handed over to customers who collect; what was delivered stays so. */
const next: Readonly<Record<DeliveryStatusName, readonly DeliveryStatusName[]>> = {
  inWarehouse: ['inVan', 'suspended', ...ends],
  inVan: ['inTransit', 'inWarehouse', 'suspended', ...ends],
  inTransit: ['nearCustomer', 'inVan', 'suspended', ...ends],
  nearCustomer: ['inTransit', 'suspended', ...ends],
  suspended: ['inWarehouse', 'inVan', 'inTransit', ...ends],
  delivered: [],
  notDelivered: [],
}

const nameById: ReadonlyMap<number, DeliveryStatusName> = new Map(
  Object.entries(deliveryStatus).map(([name, id]) => [id, name as DeliveryStatusName]),
)

/** Whether a delivery may pass from one status to another; to stay where it is is no transition. */
export function deliveryCanBecome(fromId: number, toId: number): boolean {
  const [from, to] = [nameById.get(fromId), nameById.get(toId)]
  return from !== undefined && to !== undefined && next[from].includes(to)
}

/** A staff member hands the goods to the customer who comes, and asks for the code. */
export const needsHandoverCode = (deliveryServiceId: number): boolean =>
  isCollected(deliveryServiceId) && !unattendedServices.has(deliveryServiceId)
