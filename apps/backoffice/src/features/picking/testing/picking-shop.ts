import type { PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { vi } from 'vitest'
import { aShop } from '../../../testing/a-shop.ts'
import { presses } from '../presses/presses.ts'
import { aLine, anOrder } from './pick-lists.ts'

/** Four jars that nothing replaces. */
export const jam = aLine({
  orderItemId: 2,
  name: 'Confettura',
  barcode: '8000000000023',
  unit: 'pz',
  quantityOrdered: 4,
  needsWeight: false,
  acceptAlternatives: false,
})

/** Every step of fulfilment is answered with this order. */
export const aPickingShop = (order: PickListView = anOrder()) => aShop({ answers: { '': { order } } })

/** After a test: nothing waits to be sent, and the browser remembers nothing. */
export async function leavePicking(): Promise<void> {
  aPickingShop()
  await presses.send('admin')
  presses.clear('admin')
  localStorage.clear()
  vi.unstubAllGlobals()
}
