import { authTest } from '@bottega/contract/auth/calls.ts'
import { listsView } from '@bottega/contract/lists/calls.ts'
import { productsList } from '@bottega/contract/catalog/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import { Breadcrumbs } from '@bottega/ui/components/navigation/Breadcrumbs.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useEffect } from 'react'
import { data } from 'react-router'
import basket from '../../assets/basket.webp'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { refreshLists } from '../list-heart/change-list.ts'
import { InactiveProducts } from './InactiveProducts.tsx'
import { ListActions } from './ListActions.tsx'
import { FindForList } from './FindForList.tsx'
import { ListFacts } from './ListFacts.tsx'
import { ListQuantity } from './ListQuantity.tsx'
import { isEditable, useLists, useListsStore } from '../list-heart/lists-store.ts'
import { ProductGrid } from '../product-card/shelf/ProductGrid.tsx'
import { shelfProduct } from '../product-card/shelf-product.ts'
import { idIn } from '../../lib/page/address-numbers.ts'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { required } from '../../lib/api/required.ts'
import { requireSignIn } from '../../lib/visit/require-sign-in.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/ListPage.ts'
import { listsWords } from '../list-heart/words/lists.ts'
import styles from './ListPage.module.css'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  namedPageMeta(matches, loaderData?.list.name ?? ((locale) => translatorOf(listsWords, locale)('title')))

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  requireSignIn((await api.call(authTest)).user, url)
  const listId = idIn(params.listId)
  if (listId === undefined) throw data(null, { status: 404 })
  const [view, products] = await Promise.all([
    required(api.call(listsView, { query: { list_id: listId } })),
    required(loadProducts(api, listId)),
  ])
  return { ...view, products }
}

/** A list has no pages: all its products are loaded. */
async function loadProducts(api: Api, listId: number) {
  const { data: page, ...envelope } = await api.call(productsList, {
    query: { parent_wishlist_id: listId, page_size: 300 },
  })
  return { ...envelope, data: 'products' in page ? page.products.map(shelfProduct) : [] }
}

/** One list: its products as on any shelf, and a button that adds all of them to the cart. */
export default function ListPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(listsWords)
  const store = useListsStore()
  const known = useLists(({ lists }) => lists.find(({ listId }) => listId === loaderData.list.listId))
  useEffect(() => {
    void refreshLists(store)
  }, [store])
  const list = known ?? loaderData.list
  const onIt = new Set(list.productIds)
  const products = loaderData.products.filter(({ productId }) => onIt.has(productId))
  const gone = loaderData.wishlistInactiveItems.filter(({ productId }) => onIt.has(productId))
  const quantities = new Map(loaderData.wishlistItems.map(({ productId, quantity }) => [productId, quantity]))
  // Products this store does not sell stay on the list; one added just now appears with the next page.
  const loaded = loaderData.list.productIds.filter((id) => onIt.has(id))
  const elsewhere = loaded.length - products.length - gone.length
  return (
    <>
      <Breadcrumbs label={t('way')} links={[{ href: paths.lists(), name: t('title') }]} current={list.name} />
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>{list.name}</h1>
          <p className={styles.facts}>
            {t('count', { count: list.size })}
            <ListFacts list={list} />
            {list.sharingData.grant === 'READ' && ` · ${t('readOnly')}`}
            {list.sharingData.grant === 'WRITE' && ` · ${t('canWrite')}`}
          </p>
        </div>
        <div className={styles.actions}>
          <ListActions list={list} />
        </div>
      </div>
      {isEditable(list) && (
        <div className={styles.find}>
          <FindForList list={list} />
        </div>
      )}
      {list.size === 0 ? (
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          picture={<img src={basket} alt="" width="140" height="140" />}
          action={<LinkButton href={paths.offers()}>{t('empty.action')}</LinkButton>}
        />
      ) : (
        <ProductGrid
          products={products}
          eager={2}
          heading="h2"
          renderBelow={(product) => (
            <ListQuantity list={list} product={product} stored={quantities.get(product.productId)} />
          )}
        />
      )}
      {elsewhere > 0 && <p className={styles.elsewhere}>{t('elsewhere', { count: elsewhere })}</p>}
      <InactiveProducts list={list} products={loaderData.wishlistInactiveItems} />
    </>
  )
}
