import { defineLazyBlock } from '../define-lazy-block.tsx'

export const block = defineLazyBlock(
  'LeafletSliderWrapper',
  async () => (await import('./LeafletSliderBlock.tsx')).LeafletSliderBlock,
)
