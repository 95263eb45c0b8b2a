import { defineLazyBlock } from '../define-lazy-block.tsx'

export const block = defineLazyBlock(
  'LeafletViewerWrapper',
  async () => (await import('./LeafletViewerBlock.tsx')).LeafletViewerBlock,
)
