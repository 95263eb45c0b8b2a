import { ArticleGrid } from '../../article-card/ArticleGrid.tsx'
import { ArticleSection } from '../../article-card/ArticleSection.tsx'
import type { BlockProps } from '../define-block.ts'

export function ArticleCardListBlock({ block: { content, data } }: BlockProps<'ArticleCardList'>) {
  return (
    <ArticleSection title={content.title} of="news">
      <ArticleGrid articles={data.articles} heading="h3" />
    </ArticleSection>
  )
}
