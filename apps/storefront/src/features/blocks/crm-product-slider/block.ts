import { defineLazyBlock } from '../define-lazy-block.tsx'

export const block = defineLazyBlock(
  'CrmProductSlider',
  async () => (await import('./CrmProductSlider.tsx')).CrmProductSlider,
)
