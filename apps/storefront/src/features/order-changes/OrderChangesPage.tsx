import { authTest } from '@bottega/contract/auth/calls.ts'
import type { OrderChangesView } from '@bottega/contract/orders/order-changes.ts'
import { Breadcrumbs } from '@bottega/ui/components/navigation/Breadcrumbs.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Sheet } from '@bottega/ui/components/overlays/Sheet.tsx'
import { data } from 'react-router'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { ordersWords } from '../../lib/words/shared/orders.ts'
import { ChangedGoods } from './ChangedGoods.tsx'
import { ChangeTotals } from './ChangeTotals.tsx'
import { type LoadedChanges, loadChanges } from './load-changes.ts'
import { useLeaveChanges } from './use-change-order.ts'
import { useConfirmChanges } from './use-confirm-changes.ts'
import { idIn } from '../../lib/page/address-numbers.ts'
import { Notice } from '../../lib/notices/Notice.tsx'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { requireSignIn } from '../../lib/visit/require-sign-in.ts'
import { useShopper } from '../../lib/visit/shopper.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { windowText } from '../../lib/words/shop-day.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/OrderChangesPage.ts'
import { changesWords } from './words/changes.ts'
import styles from './OrderChangesPage.module.css'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  namedPageMeta(matches, (locale) => translatorOf(changesWords, locale)('title', { orderId: params['orderId'] ?? '' }))

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const orderId = idIn(params.orderId)
  if (orderId === undefined) throw data(null, { status: 404 })
  const { api } = context.get(visitContext)
  requireSignIn((await api.call(authTest)).user, url)
  return { orderId, ...(await loadChanges(api, orderId)) }
}

/** The changes of an order, before they are confirmed. */
export default function OrderChangesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(changesWords)
  const orders = useTranslations(ordersWords)
  const { orderId, changes, refusal } = loaderData
  const number = String(orderId)
  const links = [
    { href: paths.orders(), name: orders('title') },
    { href: paths.order(orderId), name: orders('order', { orderId: number }) },
  ]
  return (
    <>
      <Breadcrumbs label={orders('way')} links={links} current={t('way')} />
      <h1 className={styles.title}>{t('title', { orderId: number })}</h1>
      {changes === undefined ? (
        <NotConfirmable orderId={orderId} refusal={refusal} />
      ) : (
        <Confirmable key={changes.cartVersion} changes={changes} />
      )}
    </>
  )
}

function NotConfirmable({ orderId, refusal }: { orderId: number; refusal: NonNullable<LoadedChanges['refusal']> }) {
  const t = useTranslations(changesWords)
  const isChanging = useShopper().cart.orderId === orderId
  const { busy, leave } = useLeaveChanges(orderId)
  return (
    <>
      <Notice tone="warn">{refusal.text}</Notice>
      <div className={styles.actions}>
        {!refusal.isOver && <LinkButton href={paths.cart()}>{t('toCart')}</LinkButton>}
        {isChanging ? (
          <Button variant={refusal.isOver ? 'primary' : 'quiet'} busy={busy} onClick={leave}>
            {t('leave')}
          </Button>
        ) : (
          <LinkButton href={paths.order(orderId)}>{t('toOrder')}</LinkButton>
        )}
      </div>
    </>
  )
}

function Confirmable({ changes }: { changes: OrderChangesView }) {
  const t = useTranslations(changesWords)
  const { orderId, goods, timeslot, totalBefore, totalAfter } = changes
  const confirmation = useConfirmChanges(changes)
  const { busy, leave } = useLeaveChanges(orderId)
  const isUnchanged = goods.length === 0 && timeslot === undefined && totalBefore === totalAfter
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {isUnchanged && <Notice tone="info">{t('nothing')}</Notice>}
        {goods.length > 0 && (
          <Sheet title={t('goods.title')}>
            <ChangedGoods goods={goods} />
          </Sheet>
        )}
        {timeslot && <ChangedSlot timeslot={timeslot} />}
      </div>
      <div className={styles.side}>
        <Sheet title={t('totals.title')}>
          <ChangeTotals changes={changes} />
        </Sheet>
        <Button size="large" wide busy={confirmation.busy} onClick={confirmation.confirm}>
          {t(totalAfter > totalBefore ? 'confirmAndPay' : 'confirm')}
        </Button>
        <LinkButton href={paths.cart()} variant="secondary" wide>
          {t('toCart')}
        </LinkButton>
        <Button variant="quiet" wide busy={busy} onClick={leave}>
          {t('leave')}
        </Button>
        <p className={styles.promise}>{t('promise')}</p>
      </div>
    </div>
  )
}

function ChangedSlot({ timeslot: { before, after } }: { timeslot: NonNullable<OrderChangesView['timeslot']> }) {
  const t = useTranslations(changesWords, 'slot')
  const { locale } = usePageSetting()
  const words = (slot: typeof before) => windowText(slot.date, slot, locale)
  return (
    <Sheet title={t('title')}>
      <p>
        <s>{words(before)}</s>
      </p>
      <p>
        <b>{words(after)}</b>
      </p>
    </Sheet>
  )
}
