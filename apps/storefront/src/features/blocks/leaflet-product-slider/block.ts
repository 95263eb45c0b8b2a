import { defineLazyBlock } from '../define-lazy-block.tsx'

export const block = defineLazyBlock(
  'LeafletProductSlider',
  async () => (await import('./LeafletProductSlider.tsx')).LeafletProductSlider,
)
