import type { Api } from '@bottega/contract/api.ts'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Chip } from '@bottega/ui/components/actions/Chip.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import type { LeafletView } from '@bottega/contract/leaflets/leaflets.ts'
import { magazineType } from '@bottega/rules/content/leaflet-order.ts'
import basket from '../../assets/basket.webp'
import { useRevalidator } from 'react-router'
import { pageApi } from '../../lib/api/browser-api.ts'
import { FailureState } from '../../lib/notices/FailureState.tsx'
import { breadcrumbJsonLd, indexedMeta, namedPageMeta, settingOf } from '../../lib/page/page-meta.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/LeafletsPage.ts'
import { LeafletGrid } from './card/LeafletGrid.tsx'
import { typeName } from './leaflet-words.ts'
import styles from './LeafletsPage.module.css'
import { searchLeaflets } from './load-leaflets.ts'
import { leafletsWords } from './words/leaflets.ts'

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = translatorOf(leafletsWords, settingOf(matches).locale)
  const title = t('title')
  const crumbs = [{ name: title, path: paths.leaflets() }]
  return [
    ...namedPageMeta(matches, title),
    ...indexedMeta(matches, {
      path: paths.leaflets(),
      title,
      description: t('intro'),
      jsonLd: (origin) => [breadcrumbJsonLd(crumbs, origin)],
    }),
  ]
}

async function load(api: Api, query: URLSearchParams) {
  const type = Number(query.get('type'))
  return { found: await searchLeaflets(api), type: Number.isInteger(type) && type > 0 ? type : undefined }
}

export const loader = ({ context, url }: Route.LoaderArgs) => load(context.get(visitContext).api, url.searchParams)

/** The browser searches itself: a search that fails answers it with the error. (Content and discovery, section 8) */
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => load(pageApi(), url.searchParams)

/** All leaflets of this site; `?type=N` shows those of one type, as a store's page links to its own. */
export default function LeafletsPage({ loaderData: { found, type } }: Route.ComponentProps) {
  const t = useTranslations(leafletsWords)
  const { revalidate } = useRevalidator()
  if ('failure' in found) return <FailureState level={1} text={found.failure} onRetry={() => void revalidate()} />
  const all = found.leaflets.filter(({ leafletType }) => leafletType.leafletTypeId !== magazineType)
  const magazine = found.leaflets.find(({ leafletType }) => leafletType.leafletTypeId === magazineType)
  const ofType = type === undefined ? all : all.filter(({ leafletType }) => leafletType.leafletTypeId === type)
  const shown = ofType.length > 0 ? ofType : all
  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      <TypeChips leaflets={all} chosen={type} />
      {type !== undefined && ofType.length === 0 && all.length > 0 && <p className={styles.note}>{t('noneOfType')}</p>}
      {all.length === 0 && (
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          picture={<img src={basket} alt="" width="140" height="140" />}
          action={<LinkButton href={paths.offers()}>{t('none.action')}</LinkButton>}
        />
      )}
      <LeafletGrid title={t('running')} leaflets={shown.filter(({ state }) => state === 'running')} eager={4} />
      <LeafletGrid title={t('coming')} leaflets={shown.filter(({ state }) => state === 'coming')} />
      {magazine && (
        <LeafletGrid
          title={t('magazine.latest')}
          leaflets={[magazine]}
          more={
            <LinkButton href={paths.magazine()} variant="secondary">
              {t('magazine.title')}
            </LinkButton>
          }
        />
      )}
    </>
  )
}

function TypeChips({ leaflets, chosen }: { leaflets: readonly LeafletView[]; chosen: number | undefined }) {
  const t = useTranslations(leafletsWords)
  const { locale } = usePageSetting()
  const types = [...new Set(leaflets.map(({ leafletType }) => leafletType.leafletTypeId))]
  if (types.length < 2) return null
  return (
    <nav aria-label={t('title')} className={styles.chips}>
      <Chip href={paths.leaflets()} active={chosen === undefined}>
        {t('all')}
      </Chip>
      {types.map((type) => (
        <Chip key={type} href={paths.leaflets({ type })} active={type === chosen}>
          {typeName(type, locale)}
        </Chip>
      ))}
    </nav>
  )
}
