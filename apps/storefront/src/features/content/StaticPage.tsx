import { data } from 'react-router'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { indexedMeta, namedPageMeta } from '../../lib/page/page-meta.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { BlockGrid } from '../blocks/BlockGrid.tsx'
import { loadGrid } from '../blocks/load-grid.ts'
import { gridPart } from '../blocks/shown-grid.ts'
import { isStaticPage, paths } from '../../paths.ts'
import type { Route } from './+types/StaticPage.ts'
import { pagesWords } from './words/pages.ts'
import styles from './StaticPage.module.css'

const sections = ['a', 'b', 'c', 'd'] as const

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? [
        ...namedPageMeta(matches, (locale) => translatorOf(pagesWords, locale)(`${loaderData.page}.title`)),
        ...indexedMeta(matches, { path: paths.page(loaderData.page) }),
      ]
    : []

export async function loader({ context, params: { pageName } }: Route.LoaderArgs) {
  if (!isStaticPage(pageName)) throw data(null, { status: 404 })
  return { page: pageName, grid: await loadGrid(context.get(visitContext).api, pageName) }
}

/** Help and the legal texts linked in the footer; an editor may add blocks by a category of the page's name. */
export default function StaticPage({ loaderData: { page, grid } }: Route.ComponentProps) {
  const t = useTranslations(pagesWords, page)
  return (
    <>
      <BlockGrid grid={gridPart(grid, 'above')} />
      <article className={styles.page}>
        <h1>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
        {sections.map((section) => (
          <section key={section}>
            <h2>{t(`sections.${section}.title`)}</h2>
            <p>{t(`sections.${section}.text`)}</p>
          </section>
        ))}
      </article>
      <BlockGrid grid={gridPart(grid, 'below')} />
    </>
  )
}
