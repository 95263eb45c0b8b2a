import { describe, expect, test } from 'vitest'
import { deliveryService } from '../delivery/delivery-services.ts'
import { deliveryStatus } from '../orders/delivery-status.ts'
import { orderStatus } from '../orders/order-status.ts'
import { allowedSteps, deliveryCanBecome, needsHandoverCode } from './delivery-steps.ts'

const ids = Object.values(deliveryStatus).toSorted((one, other) => one - other)

describe('the delivery of an order', () => {
  test('goes from one status to another along a table, and delivered goods stay delivered [fulfilment-5]', () => {
    const legal = ids.map((from) => [from, ids.filter((to) => deliveryCanBecome(from, to))])
    expect(legal).toEqual([
      [1, [3, 4, 6, 7]],
      [2, [3, 4, 5, 6, 7]],
      [3, []],
      [4, []],
      [5, [2, 3, 4, 7]],
      [6, [1, 2, 3, 4, 7]],
      [7, [1, 2, 3, 4, 6]],
    ])
    expect(deliveryCanBecome(99, 3)).toBe(false)
  })

  test('asks for a code where a customer comes to a counter, and nowhere else [fulfilment-6]', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 11].filter(needsHandoverCode)).toEqual([1, 3, 4])
  })
})

const {
  storePickup: atStore,
  home: atHome,
  drive,
  pickupPoint,
  locker,
  boat,
  chilledLocker,
  companyLocker,
} = deliveryService
const { inWarehouse, inVan, suspended, delivered } = deliveryStatus

test.each([
  ['ordered', atHome, inWarehouse, ['start', 'fail']],
  ['beingPicked', atStore, inWarehouse, ['pick', 'fail']],
  ['prepared', atHome, inWarehouse, ['load', 'depart', 'deliver', 'fail']],
  ['prepared', boat, inWarehouse, ['load', 'depart', 'deliver', 'fail']],
  ['prepared', atStore, inWarehouse, ['handOver', 'notCollected', 'fail']],
  ['prepared', drive, inWarehouse, ['handOver', 'notCollected', 'fail']],
  ['prepared', pickupPoint, inWarehouse, ['handOver', 'notCollected', 'fail']],
  ['prepared', locker, inWarehouse, ['deliver', 'notCollected', 'fail']],
  ['prepared', chilledLocker, inWarehouse, ['deliver', 'notCollected', 'fail']],
  ['prepared', companyLocker, inWarehouse, ['deliver', 'notCollected', 'fail']],
  ['outForDelivery', atHome, inVan, ['depart', 'suspend', 'deliver', 'fail']],
  ['outForDelivery', atHome, suspended, ['load', 'depart', 'resume', 'deliver', 'fail']],
  ['delivered', atHome, delivered, []],
  ['cancelled', atStore, inWarehouse, []],
] as const)(
  'of an order that is %s by service %i with its goods at %i may follow %j',
  (status, service, goods, steps) => {
    const allowed = allowedSteps({
      statusId: orderStatus[status],
      deliveryServiceId: service,
      deliveryStatusId: goods,
    })
    expect(Object.entries(allowed).flatMap(([step, may]) => (may ? [step] : []))).toEqual(steps)
  },
)
