import { defineBlock } from '../define-block.ts'
import { FormDetail } from './FormDetail.tsx'

export const block = defineBlock('FormDetail', FormDetail)
