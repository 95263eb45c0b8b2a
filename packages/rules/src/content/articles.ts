/**
 * Types of articles by their name on the wire. The documents name the first five; texts of questions and answers are a
 * type of their own, because their links lead elsewhere. (Content and account, section 1)
 */
export const articleTypeIds = { page: 1, News: 2, cooperative: 3, post: 4, recipe: 5, faq: 6 } as const
export type ArticleType = keyof typeof articleTypeIds

export const articleTypes = Object.keys(articleTypeIds) as readonly ArticleType[]

/** A type with those below it: posts are news, as the news list shows both. (docs/decisions/0243) */
const typesBelow: Partial<Record<ArticleType, readonly ArticleType[]>> = { News: ['post'] }

/** The types a filter by `parent_article_type_id` means; none for an unknown id. */
export function typesUnder(typeId: number): readonly ArticleType[] {
  const type = articleTypes.find((one) => articleTypeIds[one] === typeId)
  return type === undefined ? [] : [type, ...(typesBelow[type] ?? [])]
}
