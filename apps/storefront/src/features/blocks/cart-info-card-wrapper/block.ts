import { defineLazyBlock } from '../define-lazy-block.tsx'

export const block = defineLazyBlock(
  'CartInfoCardWrapper',
  async () => (await import('./CartInfoCard.tsx')).CartInfoCard,
)
