import type { ArticleCardView, ArticleClassView, ArticleView } from '@bottega/contract/articles/article.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { type ArticleType, articleTypeIds } from '@bottega/rules/content/articles.ts'
import { articlePath } from '@bottega/rules/content/article-path.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { inLanguage } from '../../kernel/text/localized-text.ts'
import { cleanHtml } from '../../kernel/publishing/fields/clean-html.ts'
import type { StoredDocument } from '../../kernel/publishing/documents.service.ts'

/** The fields of an article, a text or a cooperative in one language. */
export interface ArticleFields {
  readonly title: string
  readonly summary?: string
  readonly image?: string
  readonly imageText?: string
  readonly seo?: { readonly title?: string; readonly description?: string }
  readonly content?: string
  readonly validity?: string
  readonly address?: string
  readonly region?: string
  readonly logo?: string
  readonly company?: number
}

export type ArticleClasses = ReadonlyMap<string, ArticleClassView>

const fieldsOf = ({ body }: StoredDocument, language: Language) =>
  inLanguage(language, body) as unknown as ArticleFields

export const typeOf = ({ type }: StoredDocument): ArticleType =>
  type !== null && Object.hasOwn(articleTypeIds, type) ? (type as ArticleType) : 'page'

export function presentClasses(documents: readonly StoredDocument[], language: Language): ArticleClasses {
  return new Map(
    documents.map(({ slug, number, type, body }) => {
      const { name } = inLanguage(language, body)
      const group = type === 'course' ? 'course' : 'category'
      return [slug, { articleClassId: number, name: String(name), articleClassGroup: { name: group } }]
    }),
  )
}

export function presentCard(document: StoredDocument, language: Language, classes: ArticleClasses): ArticleCardView {
  const { number, slug, datedAt, publishedAt } = document
  const {
    title,
    summary,
    image,
    imageText = '',
    seo = {},
    address,
    region,
    logo,
    company,
  } = fieldsOf(document, language)
  const type = typeOf(document)
  const day = shopDate(datedAt ?? publishedAt)
  return {
    id: number,
    articleId: number,
    slug,
    itemUrl: articlePath(type, slug),
    title,
    ...(summary !== undefined && { summary }),
    date: day,
    // Shown to readers, so only the day its editor gave it.
    ...(datedAt !== null && { pubDate: day.split('-').toReversed().join('/') }),
    articleType: { articleTypeId: articleTypeIds[type], name: type },
    articleClass: document.classes.flatMap((key) => classes.get(key) ?? []),
    media: image === undefined ? [] : [{ large: image, alt: imageText }],
    meta: {
      ...(seo.title !== undefined && { seo_title: seo.title }),
      ...(seo.description !== undefined && { seo_description: seo.description }),
    },
    ...(type === 'cooperative' && {
      metaData: {
        articletype: {
          ...(address !== undefined && { ADDRESS: address }),
          ...(region !== undefined && { REGION: region }),
          ...(logo !== undefined && { LOGO: logo }),
          ...(company !== undefined && { COMPANY_ID: String(company) }),
        },
      },
    }),
  }
}

/** Markup was cleaned when it was stored, and is once more: rules may have become stricter since. (Safety, 17) */
export function presentArticle(
  document: StoredDocument,
  language: Language,
  classes: ArticleClasses,
): Omit<ArticleView, 'recipe'> {
  const { content = '', validity } = fieldsOf(document, language)
  return {
    ...presentCard(document, language, classes),
    content: cleanHtml(content),
    ...(validity !== undefined && { testo_validit: validity }),
  }
}
