import { defineBlock } from '../define-block.ts'
import { GiftCodeWidgetSlider } from './GiftCodeWidgetSlider.tsx'

export const block = defineBlock('GiftCodeWidgetSlider', GiftCodeWidgetSlider)
