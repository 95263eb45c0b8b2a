import { expect, test } from 'vitest'
import { deliveryStatus } from '../orders/delivery-status.ts'
import { orderStatus } from '../orders/order-status.ts'
import { allowedSteps } from './allowed-steps.ts'

const [atStore, atHome] = [1, 2]
const { inWarehouse, inVan, suspended, delivered } = deliveryStatus

test.each([
  ['ordered', atHome, inWarehouse, ['start', 'fail']],
  ['beingPicked', atStore, inWarehouse, ['pick', 'fail']],
  ['prepared', atStore, inWarehouse, ['load', 'depart', 'handOver', 'notCollected', 'fail']],
  ['prepared', atHome, inWarehouse, ['load', 'depart', 'deliver', 'notCollected', 'fail']],
  ['outForDelivery', atHome, inVan, ['depart', 'suspend', 'deliver', 'notCollected', 'fail']],
  ['outForDelivery', atHome, suspended, ['load', 'depart', 'resume', 'deliver', 'notCollected', 'fail']],
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
