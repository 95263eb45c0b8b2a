import { Breadcrumbs } from '@bottega/ui/components/navigation/Breadcrumbs.tsx'
import { Chip } from '@bottega/ui/components/actions/Chip.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { SearchField } from '@bottega/ui/components/fields/SearchField.tsx'
import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import basket from '../../../assets/basket.webp'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { ArticleGrid, ArticleGridSkeleton } from '../../article-card/ArticleGrid.tsx'
import { articlesWords } from '../../article-card/words/articles.ts'
import { ListPager } from '../../article-card/ListPager.tsx'
import styles from './ArticleList.module.css'
import { articlesPerPage, type LoadedArticles, visiblePages } from './load-articles.ts'

type ArticleListProps = {
  loaded: LoadedArticles
  title: string
  intro: string
  of: 'news' | 'recipes'
  /** Stands before the articles. */
  first?: ReactNode
}

/** (Content and discovery, section 2: news list) */
export function ArticleList({ loaded: { address, list }, title, intro, of, first }: ArticleListProps) {
  const t = useTranslations(articlesWords)
  const isLoading = useIsLoadingList()
  const { q, articleClass } = address
  const hrefOf = paths[of]
  return (
    <div className={styles.page}>
      <Breadcrumbs label={t('way')} links={[{ href: paths.home(), name: t('home') }]} current={title} />
      <header className={styles.head}>
        <h1>{q ? t('search.results', { q }) : title}</h1>
        <p>{intro}</p>
      </header>
      <search className={styles.search}>
        <Form action={hrefOf()}>
          <SearchField
            key={q}
            name="q"
            defaultValue={q}
            maxLength={200}
            label={t(of === 'news' ? 'search.label' : 'search.recipes')}
            placeholder={t('search.placeholder')}
            submitLabel={t('search.submit')}
          />
        </Form>
      </search>
      {list.articleClasses.length > 0 && (
        <nav aria-label={t(of === 'news' ? 'filter' : 'filterCourse')} className={styles.chips}>
          <Chip active={articleClass === undefined} href={hrefOf({ q })}>
            {t('all')}
          </Chip>
          {list.articleClasses.map(({ articleClassId, name }) => (
            <Chip
              key={articleClassId}
              active={articleClass === articleClassId}
              href={hrefOf({ q, articleClass: articleClassId })}
            >
              {name}
            </Chip>
          ))}
        </nav>
      )}
      {first}
      {isLoading ? (
        <ArticleGridSkeleton count={articlesPerPage} />
      ) : list.articles.length === 0 ? (
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          picture={<img src={basket} alt="" width="140" height="140" />}
          action={<LinkButton href={hrefOf()}>{t('none.action')}</LinkButton>}
        />
      ) : (
        <ArticleGrid articles={list.articles} eager={3} />
      )}
      <ListPager
        page={list.page}
        visible={visiblePages}
        hrefOf={(page) => hrefOf({ q, ...(articleClass !== undefined && { articleClass }), page })}
      />
    </div>
  )
}

/** Another page, class or search of the same list is on its way. */
function useIsLoadingList(): boolean {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location?.pathname === pathname
}
