import { expect, test } from 'vitest'
import { deliveryService } from '../delivery/delivery-services.ts'
import { deliveryStatus } from '../orders/delivery-status.ts'
import { orderStatus } from '../orders/order-status.ts'
import { allowedSteps } from './allowed-steps.ts'

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
