import { defineLazyBlock } from '../define-lazy-block.tsx'

export const block = defineLazyBlock('Tutorial', async () => (await import('./Tutorial.tsx')).Tutorial)
