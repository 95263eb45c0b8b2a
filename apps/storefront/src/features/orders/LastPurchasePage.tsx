import { ordersList, ordersView } from '@bottega/contract/orders/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { lastShop } from '@bottega/rules/orders/orders-at-hand.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import basket from '../../assets/basket.webp'
import { required } from '../../lib/api/required.ts'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { TitledPage } from '../../lib/page/TitledPage.tsx'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { ordersWords } from '../../lib/words/shared/orders.ts'
import { formatShopDay } from '../../lib/words/shop-day.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/LastPurchasePage.ts'
import { OrderLines } from './OrderLines.tsx'
import { useReorder } from './use-reorder.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(ordersWords, locale)('last.title'))

/** Enough to find the last received one behind those on their way. */
const looked = 12

export async function loader({ context }: Route.LoaderArgs) {
  return { order: await loadLast(context.get(visitContext).api) }
}

async function loadLast(api: Api): Promise<OrderView | undefined> {
  const { orders } = await required(api.call(ordersList, { query: { page_size: looked } }))
  const last = lastShop(orders)
  if (last === undefined) return undefined
  return (await required(api.call(ordersView, { query: { order_id: last.orderId } }))).order
}

/** The goods of the last order, and one button that puts them into the cart. (Account and after-sales, section 2) */
export default function LastPurchasePage({ loaderData: { order } }: Route.ComponentProps) {
  const t = useTranslations(ordersWords, 'last')
  if (order === undefined)
    return (
      <EmptyState
        level={1}
        title={t('none.title')}
        text={t('none.text')}
        picture={<img src={basket} alt="" width="160" height="160" />}
        action={<LinkButton href={paths.offers()}>{t('none.action')}</LinkButton>}
      />
    )
  return (
    <TitledPage title={t('title')} narrow>
      <LastOrder order={order} />
    </TitledPage>
  )
}

function LastOrder({ order }: { order: OrderView }) {
  const t = useTranslations(ordersWords, 'last')
  const { locale } = usePageSetting()
  const { busy, reorder } = useReorder(order.orderId)
  return (
    <>
      <p>
        {t('about', { day: formatShopDay(order.deliveryDate, locale), count: order.orderItems.length })}{' '}
        <ShopLink to={paths.order(order.orderId)}>{t('open')}</ShopLink>
      </p>
      <div>
        <Button size="large" busy={busy} onClick={reorder}>
          {t('again')}
        </Button>
      </div>
      <OrderLines order={order} />
    </>
  )
}
