import { defineLazyBlock } from '../define-lazy-block.tsx'

export const block = defineLazyBlock(
  'InstitutionalBanner',
  async () => (await import('./InstitutionalBanner.tsx')).InstitutionalBanner,
)
