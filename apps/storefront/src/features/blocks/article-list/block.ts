import { defineBlock } from '../define-block.ts'
import { ArticleListBlock } from './ArticleListBlock.tsx'

export const block = defineBlock('ArticleList', ArticleListBlock)
