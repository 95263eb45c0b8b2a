import { defineLazyBlock } from '../define-lazy-block.tsx'

export const block = defineLazyBlock(
  'InstitutionalCard',
  async () => (await import('./InstitutionalCard.tsx')).InstitutionalCard,
)
