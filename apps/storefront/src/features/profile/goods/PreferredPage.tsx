import { authTest } from '@bottega/contract/auth/calls.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Breadcrumbs } from '@bottega/ui/components/navigation/Breadcrumbs.tsx'
import { Pagination } from '@bottega/ui/components/navigation/Pagination.tsx'
import basket from '../../../assets/basket.webp'
import { pageIn } from '../../../lib/page/address-numbers.ts'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import { ProductGrid } from '../../product-card/shelf/ProductGrid.tsx'
import { profileWords } from '../words/profile.ts'
import type { Route } from './+types/PreferredPage.ts'
import { loadFavourites, loadMostPurchased } from './load-preferred.ts'
import styles from './PreferredPage.module.css'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  namedPageMeta(matches, (locale) => translatorOf(profileWords, locale)(`preferred.${loaderData?.name ?? 'bought'}`))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  const { user } = await api.call(authTest)
  const page = pageIn(url.searchParams)
  const [favourites, bought] = await Promise.all([
    user.hasFavorites && page === 1 ? loadFavourites(api) : [],
    loadMostPurchased(api, page),
  ])
  const name: 'favourites' | 'bought' = user.hasFavorites ? 'favourites' : 'bought'
  return { name, favourites, bought }
}

/**
 * The goods on the customer's lists, then those they buy most; without favourites the latter alone. (Account and
 * after-sales, section 2)
 */
export default function PreferredPage({ loaderData: { name, favourites, bought } }: Route.ComponentProps) {
  const t = useTranslations(profileWords, 'preferred')
  const isEmpty = favourites.length === 0 && bought.products.length === 0
  return (
    <div className={styles.page}>
      <Breadcrumbs label={t('way')} links={[{ href: paths.profile(), name: t('board') }]} current={t(name)} />
      <h1>{t(name)}</h1>
      {isEmpty && (
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          picture={<img src={basket} alt="" width="160" height="160" />}
          action={<LinkButton href={paths.offers()}>{t('none.action')}</LinkButton>}
        />
      )}
      {favourites.length > 0 && <ProductGrid products={favourites} eager={2} heading="h2" />}
      {bought.products.length > 0 && (
        <>
          {name === 'favourites' && <h2>{t('bought')}</h2>}
          <ProductGrid
            products={bought.products}
            eager={favourites.length > 0 ? 0 : 2}
            heading={name === 'favourites' ? 'h3' : 'h2'}
          />
          <Pagination
            label={t('pages.label')}
            previousLabel={t('pages.previous')}
            nextLabel={t('pages.next')}
            pageLabel={(number) => t('pages.page', { page: String(number) })}
            current={bought.page.selPage}
            total={bought.page.totPages}
            hrefOf={(number) => paths.preferred(number > 1 ? { page: number } : {})}
          />
        </>
      )}
    </div>
  )
}
