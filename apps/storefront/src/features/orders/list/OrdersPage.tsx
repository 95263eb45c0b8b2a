import { addressesList } from '@bottega/contract/delivery/calls.ts'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Pagination } from '@bottega/ui/components/navigation/Pagination.tsx'
import basket from '../../../assets/basket.webp'
import { required } from '../../../lib/api/required.ts'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { visitContext } from '../../../lib/visit/visit.ts'
import { ordersWords } from '../../../lib/words/shared/orders.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import { orderListWords } from '../words/orderList.ts'
import type { Route } from './+types/OrdersPage.ts'
import { loadOrders, loadUnpaid } from './load-orders.ts'
import { OrderCard } from './OrderCard.tsx'
import { addressOf, filterCount, filtersIn, type OrderFilters } from './order-filters.ts'
import { OrderFilter } from './OrderFilter.tsx'
import { UnpaidOrders } from './UnpaidOrders.tsx'
import { ScopeLinks } from './ScopeLinks.tsx'
import styles from './OrdersPage.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(ordersWords, locale)('title'))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  const filters = filtersIn(url.searchParams)
  const addresses = filters.scope === 'own' ? [] : (await required(api.call(addressesList))).addresses
  const [list, unpaid] = await Promise.all([loadOrders(api, filters), loadUnpaid(api, filters)])
  return { filters, addresses, unpaid, ...list }
}

/** The orders of the customer, those to pay first, the others newest first. */
export default function OrdersPage({ loaderData: { orders, unpaid, page, filters, addresses } }: Route.ComponentProps) {
  const t = useTranslations(ordersWords)
  const list = useTranslations(orderListWords)
  const others = orders.filter(({ orderId }) => !unpaid.some((order) => order.orderId === orderId))
  if (page.totItems === 0 && filters.scope === 'own' && filterCount(filters) === 0) return <NoOrders />
  return (
    <TitledPage title={t('title')}>
      <ScopeLinks current={filters.scope} />
      <UnpaidOrders orders={unpaid} />
      <OrderFilter filters={filters} addresses={addresses} orders={orders} />
      <p className={styles.count} aria-live="polite">
        {list('count', { count: page.totItems })}
      </p>
      {page.totItems === 0 && <EmptyState title={list('noneMatching.title')} text={list('noneMatching.text')} />}
      <ul aria-label={t('title')} className={styles.list}>
        {others.map((order) => (
          <OrderCard key={order.orderId} order={order} withSuborders={filters.scope !== 'own'} />
        ))}
      </ul>
      <Pages page={page} filters={filters} />
      <p>
        <Anchor href={paths.withdrawal()}>{list('withdraw')}</Anchor>
      </p>
    </TitledPage>
  )
}

function Pages({ page, filters }: Pick<Route.ComponentProps['loaderData'], 'page'> & { filters: OrderFilters }) {
  const t = useTranslations(ordersWords, 'pages')
  return (
    <Pagination
      label={t('label')}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      pageLabel={(number) => t('page', { page: String(number) })}
      current={page.selPage}
      total={page.totPages}
      hrefOf={(number) => paths.orders(addressOf({ ...filters, page: number }))}
    />
  )
}

function NoOrders() {
  const t = useTranslations(ordersWords, 'none')
  return (
    <EmptyState
      level={1}
      title={t('title')}
      text={t('text')}
      picture={<img src={basket} alt="" width="160" height="160" />}
      action={<LinkButton href={paths.home()}>{t('action')}</LinkButton>}
    />
  )
}
