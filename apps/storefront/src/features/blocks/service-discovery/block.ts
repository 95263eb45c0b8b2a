import { defineLazyBlock } from '../define-lazy-block.tsx'

export const block = defineLazyBlock(
  'ServiceDiscovery',
  async () => (await import('./ServiceDiscoveryBlock.tsx')).ServiceDiscoveryBlock,
)
