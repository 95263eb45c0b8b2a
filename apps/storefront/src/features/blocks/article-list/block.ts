import { defineLazyBlock } from '../define-lazy-block.tsx'

export const block = defineLazyBlock(
  'ArticleList',
  async () => (await import('./ArticleListBlock.tsx')).ArticleListBlock,
)
