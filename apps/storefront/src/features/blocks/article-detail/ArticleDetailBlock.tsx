import { ArticleText } from '../../article-card/ArticleText.tsx'
import type { BlockProps } from '../define-block.ts'

/** The text of an article. (Content and discovery, section 2) */
export function ArticleDetailBlock({ block: { data } }: BlockProps<'ArticleDetail'>) {
  return <ArticleText html={data.article.content} />
}
