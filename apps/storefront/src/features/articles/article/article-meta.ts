import type { MetaDescriptor } from 'react-router'
import { breadcrumbJsonLd, indexedMeta, namedPageMeta, settingOf, type Matches } from '../../../lib/page/page-meta.ts'
import { shopOf } from '../../../lib/visit/page-setting.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { articleLink } from '../../article-card/article-links.ts'
import { articlesWords } from '../../article-card/words/articles.ts'
import { listOf } from './list-of.ts'
import type { ShownArticle } from './load-article.ts'
import { articleJsonLd } from './article-json-ld.ts'

/**
 * The title of an article with the text of its validity, which a title for search engines has too. (Content and discovery,
 * section 2: link handling)
 */
export const titleOf = ({ title, testo_validit: validity }: Pick<ShownArticle, 'title' | 'testo_validit'>): string =>
  validity === undefined ? title : `${title} – ${validity}`

/** Title, canonical address, social and structured data of an article, from its SEO fields where it has them. */
export function articleMeta(
  matches: Matches,
  article: ShownArticle | undefined,
  path: string | undefined = article && articleLink(article),
): MetaDescriptor[] {
  if (article === undefined || path === undefined) return []
  const setting = settingOf(matches)
  const { locale } = setting
  const t = translatorOf(articlesWords, locale)
  const { meta, media, summary } = article
  const description = meta.seo_description ?? summary
  const title = titleOf({ ...article, title: meta.seo_title ?? article.title })
  const list = listOf(article.articleType.name)
  const crumbs = [
    { name: t('home'), path: '/' },
    ...(list === undefined ? [] : [{ name: t(list.name), path: list.href }]),
    { name: article.title, path },
  ]
  const facts = { path, description, publisher: shopOf(setting).name, locale }
  return [
    ...namedPageMeta(matches, title),
    ...indexedMeta(matches, {
      path,
      title,
      description,
      image: media[0]?.large,
      type: 'article',
      jsonLd: (origin) => [articleJsonLd(article, { ...facts, origin }), breadcrumbJsonLd(crumbs, origin)],
    }),
  ]
}
