import { defineLazyBlock } from '../define-lazy-block.tsx'

export const block = defineLazyBlock(
  'GiftCodeWidgetSlider',
  async () => (await import('./GiftCodeWidgetSlider.tsx')).GiftCodeWidgetSlider,
)
