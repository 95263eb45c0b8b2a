import type { ArticleCardView } from '@bottega/contract/articles/article.ts'
import { paths } from '../../paths.ts'

/** The page of an article, by its type. (Content and discovery, section 2: link handling) */
export const articleLink = ({ articleType, slug }: Pick<ArticleCardView, 'articleType' | 'slug'>): string =>
  paths.article(articleType.name, slug)
