import { defineLazyBlock } from '../define-lazy-block.tsx'
import './InstitutionalCard.module.css'

export const block = defineLazyBlock(
  'InstitutionalCard',
  async () => (await import('./InstitutionalCard.tsx')).InstitutionalCard,
)
