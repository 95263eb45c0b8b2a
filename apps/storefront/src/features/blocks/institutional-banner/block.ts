import { defineBlock } from '../define-block.ts'
import { InstitutionalBanner } from './InstitutionalBanner.tsx'

export const block = defineBlock('InstitutionalBanner', InstitutionalBanner)
