import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { pageIn } from '../../../lib/page/address-numbers.ts'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import { ArticleGrid } from '../../article-card/ArticleGrid.tsx'
import { articlesWords } from '../../article-card/words/articles.ts'
import { ListPager } from '../../article-card/ListPager.tsx'
import type { Route } from './+types/ProfileNewsPage.ts'
import { loadArticles, visiblePages } from './load-articles.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(articlesWords, locale)('news'))

export const loader = ({ context, url }: Route.LoaderArgs) => {
  const address = { q: '', articleClass: undefined, page: pageIn(url.searchParams) }
  return loadArticles(context.get(visitContext).api, 'News', address)
}

/** The news of the cooperative inside the profile, the latest first. (Account and after-sales, section 2: news-list) */
export default function ProfileNewsPage({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTranslations(articlesWords)
  return (
    <TitledPage title={t('news')}>
      <p>{t('newsIntro')}</p>
      {list.articles.length === 0 ? (
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          action={<LinkButton href={paths.news()}>{t('none.action')}</LinkButton>}
        />
      ) : (
        <ArticleGrid articles={list.articles} eager={2} />
      )}
      <ListPager
        page={list.page}
        visible={visiblePages}
        hrefOf={(page) => paths.profileNews(page > 1 ? { page } : {})}
      />
    </TitledPage>
  )
}
