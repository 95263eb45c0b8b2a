import { staffCount, staffGoodsIn, staffTransfer, staffWaste } from '@bottega/contract/staff-stock/calls.ts'
import type { StaffProduct } from '@bottega/contract/staff-products/staff-products.ts'
import { wasteReasons } from '@bottega/rules/fulfilment/shelf-work.ts'
import { numberIn } from '../../lib/actions/EurosField.tsx'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'

export const shelfWorks = ['goodsIn', 'waste', 'count', 'transfer'] as const

/** Work on the shelf of one store. Its key is that of the open dialog: pressed twice it is done once. */
export interface ShelfAction {
  readonly do: (typeof shelfWorks)[number]
  readonly warehouseId: number
  readonly key: string
}

export const shelfAction = (work: ShelfAction['do'], warehouseId: number): ShelfAction => ({
  do: work,
  warehouseId,
  key: crypto.randomUUID(),
})

/** A count names the last movement the page shows, so that it never overwrites one nobody saw. */
export async function carryOutShelfWork(product: StaffProduct, action: ShelfAction, fields: FormData): Promise<void> {
  const { warehouseId, key: idempotencyKey } = action
  const shelf = { product_id: product.productId, warehouse_id: warehouseId }
  const note = formText(fields, 'note').trim()
  const moved = { ...shelf, quantity: numberIn(fields, 'quantity'), ...(note !== '' && { note }) }
  switch (action.do) {
    case 'goodsIn':
      await api.call(staffGoodsIn, { body: moved, idempotencyKey })
      return
    case 'waste': {
      const reason = wasteReasons.find((one) => one === formText(fields, 'reason')) ?? 'other'
      await api.call(staffWaste, { body: { ...moved, reason }, idempotencyKey })
      return
    }
    case 'transfer': {
      const to = numberIn(fields, 'to')
      await api.call(staffTransfer, { body: { ...moved, to_warehouse_id: to }, idempotencyKey })
      return
    }
    case 'count': {
      const seen = product.stores.find((store) => store.warehouseId === warehouseId)?.lastMove ?? 0
      await api.call(staffCount, { body: { ...shelf, counted: numberIn(fields, 'quantity'), seen }, idempotencyKey })
      return
    }
    default:
      action.do satisfies never
  }
}
