import { defineBlock } from '../define-block.ts'
import { ArticleDetailBlock } from './ArticleDetailBlock.tsx'

export const block = defineBlock('ArticleDetail', ArticleDetailBlock)
