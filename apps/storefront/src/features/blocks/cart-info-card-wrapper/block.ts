import { defineLazyBlock } from '../define-lazy-block.tsx'
import './CartInfoCard.module.css'

export const block = defineLazyBlock(
  'CartInfoCardWrapper',
  async () => (await import('./CartInfoCard.tsx')).CartInfoCard,
)
