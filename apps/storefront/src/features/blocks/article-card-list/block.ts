import { defineBlock } from '../define-block.ts'
import { ArticleCardListBlock } from './ArticleCardListBlock.tsx'

export const block = defineBlock('ArticleCardList', ArticleCardListBlock)
