import { ArticleSlider } from '../../article-card/ArticleSlider.tsx'
import type { BlockProps } from '../define-block.ts'

export function RecipeSliderBlock({ block: { content, data } }: BlockProps<'RecipeSlider'>) {
  return <ArticleSlider title={content.title} articles={data.articles} of="recipes" />
}
