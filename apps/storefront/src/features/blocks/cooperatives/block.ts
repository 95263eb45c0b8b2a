import { defineLazyBlock } from '../define-lazy-block.tsx'

export const block = defineLazyBlock(
  'Cooperatives',
  async () => (await import('./CooperativesBlock.tsx')).CooperativesBlock,
)
