import { defineLazyBlock } from '../define-lazy-block.tsx'
import './GiftCodeWidgetSlider.module.css'

export const block = defineLazyBlock(
  'GiftCodeWidgetSlider',
  async () => (await import('./GiftCodeWidgetSlider.tsx')).GiftCodeWidgetSlider,
)
