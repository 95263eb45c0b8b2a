import { defineBlock } from '../define-block.ts'
import { CartInfoCard } from './CartInfoCard.tsx'

export const block = defineBlock('CartInfoCardWrapper', CartInfoCard)
