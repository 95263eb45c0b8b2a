import { Breadcrumbs } from '@bottega/ui/components/navigation/Breadcrumbs.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { breadcrumbJsonLd, indexedMeta, namedPageMeta, settingOf } from '../../lib/page/page-meta.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { ArticleBody } from '../articles/article/ArticleBody.tsx'
import { articleMeta } from '../articles/article/article-meta.ts'
import { articlesWords } from '../article-card/words/articles.ts'
import type { ReactNode } from 'react'
import { BlockGrid } from '../blocks/BlockGrid.tsx'
import { gridPart } from '../blocks/shown-grid.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/StaticPage.ts'
import { HelpContact } from './HelpContact.tsx'
import { HelpMenus } from './HelpMenus.tsx'
import { helpPage, loadStaticPage, type LoadedStaticPage } from './load-static-page.ts'
import { pagesWords } from './words/pages.ts'
import styles from './StaticPage.module.css'

const sections = ['a', 'b', 'c', 'd'] as const

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { name } = loaderData
  const path = paths.editorPage(name)
  if (loaderData.kind === 'article') return articleMeta(matches, loaderData.article, path)
  const { locale } = settingOf(matches)
  const title = loaderData.kind === 'own' ? translatorOf(pagesWords, locale)('help.title') : loaderData.title
  const crumbs = [
    { name: translatorOf(articlesWords, locale)('home'), path: paths.home() },
    { name: title, path },
  ]
  return [
    ...namedPageMeta(matches, title),
    ...indexedMeta(matches, {
      path,
      description: loaderData.kind === 'grid' ? loaderData.description : undefined,
      title,
      jsonLd: (origin) => [breadcrumbJsonLd(crumbs, origin)],
    }),
  ]
}

export const loader = ({ context, params: { pageName } }: Route.LoaderArgs) =>
  loadStaticPage(context.get(visitContext).api, pageName)

/** A page of blocks, a text of the editors', a text of law, or help. */
export default function StaticPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations([articlesWords, pagesWords])
  if (loaderData.kind === 'grid')
    return (
      <>
        <Way current={loaderData.title} />
        {loaderData.hideTitle ? (
          // Unseen, for those who listen: the blocks have no heading of the page.
          <h1>
            <VisuallyHidden>{loaderData.title}</VisuallyHidden>
          </h1>
        ) : (
          <header className={styles.head}>
            <h1>{loaderData.title}</h1>
            {loaderData.description && <p className={styles.intro}>{loaderData.description}</p>}
          </header>
        )}
        <BlockGrid grid={loaderData.grid} />
      </>
    )
  const { grid } = loaderData
  return (
    <>
      <Way current={loaderData.kind === 'own' ? t('pages.help.title') : loaderData.article.title} />
      <BlockGrid grid={gridPart(grid, 'above')} />
      <Text page={loaderData} />
      <BlockGrid grid={gridPart(grid, 'below')} />
    </>
  )
}

/** (Content and discovery, section 2: static pages show a breadcrumb starting at the homepage) */
function Way({ current }: { current: string }) {
  const t = useTranslations(articlesWords)
  return (
    <div className={styles.way}>
      <Breadcrumbs label={t('way')} links={[{ href: paths.home(), name: t('home') }]} current={current} />
    </div>
  )
}

function Text({ page }: { page: Exclude<LoadedStaticPage, { kind: 'grid' }> }) {
  const menus = page.name === helpPage && (
    <>
      <HelpContact />
      <HelpMenus />
    </>
  )
  if (page.kind === 'own') return <HelpText>{menus}</HelpText>
  return (
    <div className={styles.article}>
      <ArticleBody article={page.article} />
      {menus}
    </div>
  )
}

function HelpText({ children }: { children: ReactNode }) {
  const t = useTranslations(pagesWords, 'help')
  return (
    <article className={styles.page}>
      <h1>{t('title')}</h1>
      <p className={styles.intro}>{t('intro')}</p>
      {sections.map((section) => (
        <section key={section}>
          <h2>{t(`sections.${section}.title`)}</h2>
          <p>{t(`sections.${section}.text`)}</p>
        </section>
      ))}
      {children}
    </article>
  )
}
