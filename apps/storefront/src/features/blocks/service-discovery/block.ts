import { defineLazyBlock } from '../define-lazy-block.tsx'
import './ServiceDiscovery.module.css'

export const block = defineLazyBlock(
  'ServiceDiscovery',
  async () => (await import('./ServiceDiscoveryBlock.tsx')).ServiceDiscoveryBlock,
)
