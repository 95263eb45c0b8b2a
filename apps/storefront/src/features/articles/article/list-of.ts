import type { ArticleType } from '@bottega/rules/content/articles.ts'
import { paths } from '../../../paths.ts'

type ListOf = {
  readonly name: 'news' | 'recipes' | 'cooperativesTitle'
  /** Name of the link at the end of an article. */
  readonly more: 'moreNews' | 'moreRecipes' | 'moreCooperatives'
  readonly href: string
}

/** The list a kind of article stands in; static pages stand in none. */
export function listOf(type: ArticleType): ListOf | undefined {
  switch (type) {
    case 'News':
    case 'post':
      return { name: 'news', more: 'moreNews', href: paths.news() }
    case 'recipe':
      return { name: 'recipes', more: 'moreRecipes', href: paths.recipes() }
    case 'cooperative':
      return { name: 'cooperativesTitle', more: 'moreCooperatives', href: paths.cooperatives() }
    case 'page':
    case 'faq':
      return undefined
    default:
      return type satisfies never
  }
}
