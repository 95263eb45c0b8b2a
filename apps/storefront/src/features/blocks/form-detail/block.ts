import { defineLazyBlock } from '../define-lazy-block.tsx'

export const block = defineLazyBlock('FormDetail', async () => (await import('./FormDetail.tsx')).FormDetail)
