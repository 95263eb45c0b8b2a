import { defineLazyBlock } from '../define-lazy-block.tsx'

export const block = defineLazyBlock(
  'ArticleCardList',
  async () => (await import('./ArticleCardListBlock.tsx')).ArticleCardListBlock,
)
