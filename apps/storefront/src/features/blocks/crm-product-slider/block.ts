import { defineBlock } from '../define-block.ts'
import { CrmProductSlider } from './CrmProductSlider.tsx'

export const block = defineBlock('CrmProductSlider', CrmProductSlider)
