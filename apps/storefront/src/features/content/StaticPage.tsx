import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { indexedMeta, namedPageMeta } from '../../lib/page/page-meta.ts'
import { isStaticPage, paths } from '../../paths.ts'
import '../../messages/pages.ts'
import type { Route } from './+types/StaticPage.ts'
import styles from './StaticPage.module.css'

const sections = ['a', 'b', 'c', 'd'] as const

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? [
        ...namedPageMeta(matches, (t) => t(`pages.${loaderData.page}.title`)),
        ...indexedMeta(matches, { path: paths.page(loaderData.page) }),
      ]
    : []

export function loader({ params }: Route.LoaderArgs) {
  if (!isStaticPage(params.pageName)) throw data(null, { status: 404 })
  return { page: params.pageName }
}

/** Help and the legal texts the footer leads to. */
export default function StaticPage({ loaderData: { page } }: Route.ComponentProps) {
  const t = useTranslations(`pages.${page}`)
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
    </article>
  )
}
