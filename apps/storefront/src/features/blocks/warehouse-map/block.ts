import { defineLazyBlock } from '../define-lazy-block.tsx'

export const block = defineLazyBlock(
  'WarehouseMap',
  async () => (await import('./WarehouseMapBlock.tsx')).WarehouseMapBlock,
)
