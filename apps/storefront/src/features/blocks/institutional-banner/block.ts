import { defineLazyBlock } from '../define-lazy-block.tsx'
import './InstitutionalBanner.module.css'

export const block = defineLazyBlock(
  'InstitutionalBanner',
  async () => (await import('./InstitutionalBanner.tsx')).InstitutionalBanner,
)
