import type { Api } from '@bottega/contract/api.ts'
import { Chip } from '@bottega/ui/components/actions/Chip.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import type { LeafletView } from '@bottega/contract/leaflets/leaflets.ts'
import { magazineType } from '@bottega/rules/content/leaflet-order.ts'
import { useRevalidator } from 'react-router'
import { pageApi } from '../../lib/api/browser-api.ts'
import { FailureState } from '../../lib/notices/FailureState.tsx'
import { breadcrumbJsonLd, indexedMeta, namedPageMeta, settingOf } from '../../lib/page/page-meta.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/MagazinePage.ts'
import { LeafletGrid } from './card/LeafletGrid.tsx'
import { validityText } from './leaflet-words.ts'
import styles from './MagazinePage.module.css'
import { searchLeaflets } from './load-leaflets.ts'
import { PagePicture } from './viewer/PagePicture.tsx'
import { leafletsWords } from './words/leaflets.ts'

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = translatorOf(leafletsWords, settingOf(matches).locale)
  const title = t('magazine.title')
  const crumbs = [{ name: title, path: paths.magazine() }]
  return [
    ...namedPageMeta(matches, title),
    ...indexedMeta(matches, { path: paths.magazine(), title, jsonLd: (origin) => [breadcrumbJsonLd(crumbs, origin)] }),
  ]
}

async function load(api: Api, query: URLSearchParams) {
  const year = /^\d{4}$/.exec(query.get('anno') ?? '')?.[0]
  return { found: await searchLeaflets(api, magazineType), year }
}

export const loader = ({ context, url }: Route.LoaderArgs) => load(context.get(visitContext).api, url.searchParams)

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => load(pageApi(), url.searchParams)

const yearOf = ({ from }: LeafletView) => from.slice(0, 4)

/** The latest issue of the magazine, and its archive by year; `?anno=2025` shows one year. */
export default function MagazinePage({ loaderData: { found, year } }: Route.ComponentProps) {
  const t = useTranslations(leafletsWords)
  const { revalidate } = useRevalidator()
  if ('failure' in found) return <FailureState level={1} text={found.failure} onRetry={() => void revalidate()} />
  const issues = found.leaflets.filter(({ state }) => state !== 'coming')
  const [latest] = issues
  const years = [...Map.groupBy(issues, yearOf)]
  const shown = years.filter(([one]) => year === undefined || one === year)
  return (
    <>
      <header className={styles.head}>
        <h1>{t('magazine.title')}</h1>
        <p>{t('magazine.intro')}</p>
      </header>
      {latest === undefined ? <p>{t('magazine.none')}</p> : <LatestIssue issue={latest} />}
      {years.length > 0 && (
        <nav aria-label={t('magazine.archive')} className={styles.years}>
          <Chip href={paths.magazine()} active={year === undefined}>
            {t('all')}
          </Chip>
          {years.map(([one]) => (
            <Chip key={one} href={paths.magazine({ year: one })} active={one === year}>
              {one}
            </Chip>
          ))}
        </nav>
      )}
      {shown.map(([one, own]) => (
        <LeafletGrid key={one} title={t('magazine.year', { year: one })} leaflets={own} />
      ))}
    </>
  )
}

function LatestIssue({ issue }: { issue: LeafletView }) {
  const t = useTranslations(leafletsWords)
  const { locale } = usePageSetting()
  return (
    <section className={styles.latest}>
      <div className={styles.cover}>
        <PagePicture leaflet={issue} page={1} alt="" sizes="(min-width: 600px) 300px, 60vw" eager />
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>
          {t('magazine.latest')} · {validityText(issue, locale)}
        </p>
        <h2>{issue.title}</h2>
        <p>{issue.description}</p>
        <LinkButton href={paths.leaflet(issue.slug)}>{t('magazine.read')}</LinkButton>
      </div>
    </section>
  )
}
