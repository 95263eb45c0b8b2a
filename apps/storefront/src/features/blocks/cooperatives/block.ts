import { defineBlock } from '../define-block.ts'
import { CooperativesBlock } from './CooperativesBlock.tsx'

export const block = defineBlock('Cooperatives', CooperativesBlock)
