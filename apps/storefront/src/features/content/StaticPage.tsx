import { data } from 'react-router'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { indexedMeta, namedPageMeta } from '../../lib/page/page-meta.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { BlockGrid } from '../blocks/BlockGrid.tsx'
import { loadGrid } from '../blocks/load-grid.ts'
import { gridPart, type ShownGrid } from '../blocks/shown-grid.ts'
import { isStaticPage, paths, type StaticPageName } from '../../paths.ts'
import type { Route } from './+types/StaticPage.ts'
import { loadEditorPage, type EditorPage } from './load-page.ts'
import { pagesWords } from './words/pages.ts'
import styles from './StaticPage.module.css'

const sections = ['a', 'b', 'c', 'd'] as const

type OwnPage = { readonly page: StaticPageName; readonly grid: ShownGrid }
type Shown = OwnPage | { readonly editor: EditorPage }

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  if ('page' in loaderData)
    return [
      ...namedPageMeta(matches, (locale) => translatorOf(pagesWords, locale)(`${loaderData.page}.title`)),
      ...indexedMeta(matches, { path: paths.page(loaderData.page) }),
    ]
  const { slug, title, description } = loaderData.editor
  return [
    ...namedPageMeta(matches, title),
    ...indexedMeta(matches, { path: paths.editorPage(slug), ...(description && { description }) }),
  ]
}

export async function loader({ context, params: { pageName } }: Route.LoaderArgs): Promise<Shown> {
  const { api } = context.get(visitContext)
  if (isStaticPage(pageName)) return { page: pageName, grid: await loadGrid(api, pageName) }
  const editor = await loadEditorPage(api, pageName)
  if (editor === undefined) throw data(null, { status: 404 })
  return { editor }
}

/** Help and the legal texts linked in the footer, and the pages an editor composed. */
export default function StaticPage({ loaderData }: Route.ComponentProps) {
  return 'page' in loaderData ? <LegalPage {...loaderData} /> : <ComposedPage {...loaderData.editor} />
}

/** A text of the shop; an editor may add blocks by a category of the page's name. */
function LegalPage({ page, grid }: OwnPage) {
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

function ComposedPage({ title, description, grid }: EditorPage) {
  return (
    <>
      <header className={styles.head}>
        <h1>{title}</h1>
        {description && <p className={styles.intro}>{description}</p>}
      </header>
      <BlockGrid grid={grid} />
    </>
  )
}
