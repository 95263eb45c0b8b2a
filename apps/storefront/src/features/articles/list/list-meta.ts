import type { MetaDescriptor } from 'react-router'
import { breadcrumbJsonLd, indexedMeta, namedPageMeta, settingOf, type Matches } from '../../../lib/page/page-meta.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import { articlesWords } from '../../article-card/words/articles.ts'
import type { ArticleListAddress } from './load-articles.ts'

/** Title and metadata of a list of articles. What a search finds is not indexed. */
export function listMeta(
  matches: Matches,
  of: 'news' | 'recipes',
  address: ArticleListAddress | undefined,
): MetaDescriptor[] {
  if (address === undefined) return []
  const { q, articleClass, page } = address
  const t = translatorOf(articlesWords, settingOf(matches).locale)
  const path = paths[of]({ ...(articleClass !== undefined && { articleClass }), ...(page > 1 && { page }) })
  const crumbs = [
    { name: t('home'), path: paths.home() },
    { name: t(of), path: paths[of]() },
  ]
  return [
    ...namedPageMeta(matches, q ? t('search.results', { q }) : t(of)),
    ...(q
      ? [{ name: 'robots', content: 'noindex' }]
      : indexedMeta(matches, {
          path,
          description: t(of === 'news' ? 'newsIntro' : 'recipesIntro'),
          title: t(of),
          jsonLd: (origin) => [breadcrumbJsonLd(crumbs, origin)],
        })),
  ]
}
