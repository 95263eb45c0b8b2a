import { authTest } from '@bottega/contract/auth/calls.ts'
import { ordersList } from '@bottega/contract/orders/calls.ts'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Pagination } from '@bottega/ui/components/navigation/Pagination.tsx'
import basket from '../../assets/basket.webp'
import { TitledPage } from '../../lib/page/TitledPage.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { OrderCard } from './OrderCard.tsx'
import { pageIn } from '../../lib/page/address-numbers.ts'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { required } from '../../lib/api/required.ts'
import { requireSignIn } from '../../lib/visit/require-sign-in.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/OrdersPage.ts'
import { ordersWords } from '../../lib/words/shared/orders.ts'
import styles from './OrdersPage.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(ordersWords, locale)('title'))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  requireSignIn((await api.call(authTest)).user, url)
  const page = pageIn(url.searchParams)
  return required(api.call(ordersList, { query: { page, show_pending: true } }))
}

/** The orders of the customer, newest first. */
export default function OrdersPage({ loaderData: { orders, page } }: Route.ComponentProps) {
  const t = useTranslations(ordersWords)
  if (page.totItems === 0)
    return (
      <EmptyState
        level={1}
        title={t('none.title')}
        text={t('none.text')}
        picture={<img src={basket} alt="" width="160" height="160" />}
        action={<LinkButton href={paths.home()}>{t('none.action')}</LinkButton>}
      />
    )
  return (
    <TitledPage title={t('title')} narrow>
      <ul className={styles.list}>
        {orders.map((order) => (
          <OrderCard key={order.orderId} order={order} />
        ))}
      </ul>
      <Pagination
        label={t('pages.label')}
        previousLabel={t('pages.previous')}
        nextLabel={t('pages.next')}
        pageLabel={(number) => t('pages.page', { page: String(number) })}
        current={page.selPage}
        total={page.totPages}
        hrefOf={(number) => paths.orders(number > 1 ? { page: number } : {})}
      />
    </TitledPage>
  )
}
