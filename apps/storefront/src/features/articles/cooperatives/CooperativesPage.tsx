import { Breadcrumbs } from '@bottega/ui/components/navigation/Breadcrumbs.tsx'
import type { Api } from '@bottega/contract/api.ts'
import { pageApi } from '../../../lib/api/browser-api.ts'
import { required } from '../../../lib/api/required.ts'
import { pageIn } from '../../../lib/page/address-numbers.ts'
import { breadcrumbJsonLd, indexedMeta, namedPageMeta, settingOf } from '../../../lib/page/page-meta.ts'
import { shopOf, usePageSetting } from '../../../lib/visit/page-setting.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { articlesWords } from '../../article-card/words/articles.ts'
import type { Route } from './+types/CooperativesPage.ts'
import styles from './CooperativesPage.module.css'
import { CooperativesList } from '../../article-card/cooperatives/CooperativesList.tsx'
import { searchCooperatives } from '../../article-card/cooperatives/search-cooperatives.ts'

async function load(api: Api, query: URLSearchParams) {
  const q = (query.get('q') ?? '').trim()
  const page = pageIn(query)
  return { q, found: await required(searchCooperatives(api, { q, page })) }
}

export const loader = ({ context, url }: Route.LoaderArgs) => load(context.get(visitContext).api, url.searchParams)

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => load(pageApi(), url.searchParams)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { q, found } = loaderData
  const setting = settingOf(matches)
  const t = translatorOf(articlesWords, setting.locale)
  const title = t('cooperativesTitle')
  const crumbs = [
    { name: t('home'), path: paths.home() },
    { name: title, path: paths.cooperatives() },
  ]
  const { selPage } = found.page
  return [
    ...namedPageMeta(matches, title),
    ...(q
      ? [{ name: 'robots', content: 'noindex' }]
      : indexedMeta(matches, {
          path: paths.cooperatives(selPage > 1 ? { page: selPage } : {}),
          description: t('cooperativesIntro', { shop: shopOf(setting).name }),
          title,
          jsonLd: (origin) => [breadcrumbJsonLd(crumbs, origin)],
        })),
  ]
}

/** All cooperatives of the group. (Content and discovery, section 2: cooperatives list) */
export default function CooperativesPage({ loaderData: { q, found } }: Route.ComponentProps) {
  const t = useTranslations(articlesWords)
  const { name: shop } = shopOf(usePageSetting())
  return (
    <div className={styles.page}>
      <Breadcrumbs
        label={t('way')}
        links={[{ href: paths.home(), name: t('home') }]}
        current={t('cooperativesTitle')}
      />
      <h1>{t('cooperativesTitle')}</h1>
      <p className={styles.intro}>{t('cooperativesIntro', { shop })}</p>
      <CooperativesList first={found} q={q} />
    </div>
  )
}
