import { defineLazyBlock } from '../define-lazy-block.tsx'

export const block = defineLazyBlock(
  'ArticleDetail',
  async () => (await import('./ArticleDetailBlock.tsx')).ArticleDetailBlock,
)
