import { ArticleLines } from '../../article-card/ArticleLines.tsx'
import type { BlockProps } from '../define-block.ts'

/** Articles as lines: title, date and link. */
export function ArticleListBlock({ block: { content, data } }: BlockProps<'ArticleList'>) {
  return <ArticleLines title={content.title} articles={data.articles} />
}
