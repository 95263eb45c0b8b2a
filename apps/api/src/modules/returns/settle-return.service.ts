import type { Shop } from '../../shop.ts'
import { issueCreditNote } from '../documents/issue-documents.service.ts'
import { takeBackPoints } from '../loyalty/settle-order.service.ts'
import { returnName } from './return-words.ts'
import { sumGivenBack } from './returns.repository.ts'
import { readReturn } from './returns.service.ts'

/** What follows money that went back for a return: its credit note, and the points its goods had earned. May run twice. */
export function settleReturn(shop: Shop, returnId: number): Promise<void> {
  const now = shop.clock()
  return shop.db.transaction(async (tx) => {
    const { row, lines } = await readReturn(tx, returnId)
    const { orderId, amountCents: cents } = row
    const goods = lines.map(({ line, sold, sellingMode }) => ({
      text: sold.name,
      quantity: line.quantity,
      unit: sellingMode === 'loose' ? ('kg' as const) : ('pz' as const),
      cents: line.amountCents,
      vatPercent: sold.vatPercent,
    }))
    const refunded = { reference: `return-${returnId}`, orderId, cents, reason: returnName(returnId), goods }
    await issueCreditNote(tx, refunded, now)
    await takeBackPoints(tx, { orderId, returnedCents: await sumGivenBack(tx, orderId) }, now)
  })
}
