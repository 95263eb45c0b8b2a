import { expect, test } from 'vitest'
import { movedWhole, type PlannedItem } from './promotion-plan.ts'

test('a product of a store whose one promotion stays keeps its others on their days too', () => {
  const days = { from: '2026-12-08', to: '2026-12-14' }
  const prices = { listCents: 100, lowestCents: 100, afterCents: 80 }
  const item: PlannedItem = { productId: 1, warehouseId: 1, priceCents: null, asked: 0, others: [], ...days, ...prices }
  const elsewhere = { ...item, warehouseId: 2 }
  const stays = { productId: 1, warehouseId: 1, reason: 'not-below-lowest', ...prices } as const
  expect(movedWhole({ items: [item, elsewhere], left: [stays] })).toEqual({
    items: [elsewhere],
    left: [stays, { productId: 1, warehouseId: 1, reason: 'not-below-lowest', ...prices }],
  })
})
