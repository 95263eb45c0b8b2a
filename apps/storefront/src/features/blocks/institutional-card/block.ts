import { defineBlock } from '../define-block.ts'
import { InstitutionalCard } from './InstitutionalCard.tsx'

export const block = defineBlock('InstitutionalCard', InstitutionalCard)
