import type { ArticleType } from './articles.ts'

/**
 * The path of an article's page, by its type. A page goes to its category, a cooperative to its detail, news and posts
 * to the magazine and news, any other type to a route named after it. (Content and discovery, section 2: link handling)
 */
export function articlePath(type: ArticleType, slug: string): string {
  const name = slug.split('/').map(encodeURIComponent).join('/')
  switch (type) {
    case 'page':
      return `/category/${name}`
    case 'cooperative':
      return `/le-cooperative/${name}`
    case 'News':
    case 'post':
      return `/rivista-e-news/${name}`
    case 'recipe':
      return `/ricette/${name}`
    case 'faq':
      return `/faq/${name}`
    default:
      return type satisfies never
  }
}
