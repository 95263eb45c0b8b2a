import { contentSearch } from '@bottega/contract/content-system/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Chip } from '@bottega/ui/components/actions/Chip.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { SearchField } from '@bottega/ui/components/fields/SearchField.tsx'
import { Pagination } from '@bottega/ui/components/navigation/Pagination.tsx'
import { Form } from 'react-router'
import basket from '../../assets/basket.webp'
import { pageApi } from '../../lib/api/browser-api.ts'
import { required } from '../../lib/api/required.ts'
import { idIn } from '../../lib/page/address-numbers.ts'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/ContentSearchPage.ts'
import styles from './ContentSearchPage.module.css'
import { FoundPost } from './FoundPost.tsx'
import { searchedWords } from './searched-words.ts'
import { SearchHeading } from './SearchHeading.tsx'
import { contentSearchWords } from './words/content-search.ts'

/** (Content and discovery, section 9: search page size) */
const perPage = 24
const mostPages = 10_000

async function load(api: Api, query: URLSearchParams) {
  const q = searchedWords(query)
  const page = Math.min(idIn(query.get('page')) ?? 1, mostPages)
  if (q === '') return { q, page, posts: [], departments: [], total: 0, pages: 0 }
  const [posts, terms] = await Promise.all([searchContent(api, q, 'post', page), searchContent(api, q, 'term', 1)])
  return { q, page, posts: posts.found, departments: terms.found, total: posts.total, pages: posts.pages }
}

/** One page of what is found; how much there is stands in the headers of the answer. */
function searchContent(api: Api, search: string, type: 'post' | 'term', page: number) {
  const answer = api.call(contentSearch, { query: { search, page, per_page: perPage, type } })
  return required(
    answer.then(({ data: found, headers = {}, ...envelope }) => {
      const [total, pages] = [Number(headers['x-wp-total'] ?? 0), Number(headers['x-wp-totalpages'] ?? 0)]
      return { ...envelope, data: { found, total, pages } }
    }),
  )
}

export const loader = ({ context, url }: Route.LoaderArgs) => load(context.get(visitContext).api, url.searchParams)

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => load(pageApi(), url.searchParams)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...namedPageMeta(matches, (locale) => {
    const t = translatorOf(contentSearchWords, locale)
    return loaderData?.q ? t('results', { q: loaderData.q }) : t('title')
  }),
  { name: 'robots', content: 'noindex' },
]

/** Search of what editors write: articles, recipes and pages, with the departments of that name beside them. */
export default function ContentSearchPage({ loaderData }: Route.ComponentProps) {
  const { q, page, posts, departments, total, pages } = loaderData
  const t = useTranslations(contentSearchWords)
  return (
    <>
      <SearchHeading title={q ? t('results', { q }) : t('title')} text={q ? t('count', { count: total }) : t('text')} />
      <search className={styles.search}>
        <Form action={paths.contentSearch()}>
          <SearchField
            key={q}
            name="q"
            label={t('label')}
            submitLabel={t('submit')}
            placeholder={t('label')}
            maxLength={200}
            defaultValue={q}
          />
        </Form>
      </search>
      {departments.length > 0 && (
        <nav aria-label={t('departments')} className={styles.departments}>
          {departments.map(({ id, title, url }) => (
            <Chip key={id} href={url}>
              {title}
            </Chip>
          ))}
        </nav>
      )}
      {posts.length > 0 && (
        <ul className={styles.posts}>
          {posts.map((post) => (
            <li key={post.id}>
              <FoundPost post={post} />
            </li>
          ))}
        </ul>
      )}
      {q && posts.length === 0 && (
        <EmptyState
          title={t('nothing', { q })}
          text={t(departments.length > 0 ? 'nothingButDepartments' : 'nothingText')}
          picture={<img src={basket} alt="" width="140" height="140" />}
          action={<LinkButton href={paths.search({ q })}>{t('inProducts', { q })}</LinkButton>}
        />
      )}
      <Pagination
        label={t('pages')}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        pageLabel={(number) => t('page', { page: number })}
        current={page}
        total={pages}
        hrefOf={(number) => paths.contentSearch({ q, ...(number > 1 && { page: number }) })}
      />
    </>
  )
}
