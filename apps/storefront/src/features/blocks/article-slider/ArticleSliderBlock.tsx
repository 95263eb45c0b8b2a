import { ArticleSlider } from '../../article-card/ArticleSlider.tsx'
import type { BlockProps } from '../define-block.ts'

export function ArticleSliderBlock({ block: { content, data } }: BlockProps<'ArticleSlider'>) {
  return <ArticleSlider title={content.title} articles={data.articles} magazine={data.magazine} of="news" />
}
