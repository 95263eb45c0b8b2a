import { authTest } from '@bottega/contract/auth/calls.ts'
import { addressesByService } from '@bottega/contract/delivery/calls.ts'
import { listsList } from '@bottega/contract/lists/calls.ts'
import { standingOrderList } from '@bottega/contract/standing-orders/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { useState } from 'react'
import { idIn } from '../../lib/page/address-numbers.ts'
import { required } from '../../lib/api/required.ts'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { TitledPage } from '../../lib/page/TitledPage.tsx'
import { requireSignIn } from '../../lib/visit/require-sign-in.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/StandingOrdersPage.ts'
import { StandingOrderCard } from './StandingOrderCard.tsx'
import { type Choices, StandingOrderForm } from './StandingOrderForm.tsx'
import styles from './StandingOrders.module.css'
import { standingWords } from './words/standing.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(standingWords, locale)('title'))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  requireSignIn((await api.call(authTest)).user, url)
  const [{ most, orders }, { lists }, { addresses }] = await Promise.all([
    required(api.call(standingOrderList)),
    required(api.call(listsList)),
    required(api.call(addressesByService)),
  ])
  const choices: Choices = {
    lists: lists.flatMap(({ listId, name, sharingData }) =>
      sharingData.grant === 'OWNER' ? { value: String(listId), label: name } : [],
    ),
    addresses: addresses.map(({ addressId, addressName, address1, addressNumber, city }) => ({
      value: String(addressId),
      label: [...new Set([addressName, `${address1} ${addressNumber}`.trim(), city])].filter(Boolean).join(', '),
    })),
  }
  return { most, orders, choices, listId: idIn(url.searchParams.get('list') ?? undefined) }
}

/** The standing orders of a customer, and the form for one more. (decision 861) */
export default function StandingOrdersPage({ loaderData }: Route.ComponentProps) {
  const { most, choices, listId } = loaderData
  const t = useTranslations(standingWords)
  const [orders, setOrders] = useState(loaderData.orders)
  const [isMaking, setMaking] = useState(listId !== undefined)
  const made = isMaking && orders.length < most && choices.lists.length > 0
  return (
    <TitledPage title={t('title')} narrow>
      <p>{t('intro')}</p>
      {made && (
        <StandingOrderForm
          choices={choices}
          listId={listId}
          onSaved={(saved) => {
            setOrders(saved)
            setMaking(false)
          }}
          onCancel={() => setMaking(false)}
        />
      )}
      {orders.length > 0 && (
        <ul className={styles.orders}>
          {orders.map((order) => (
            <StandingOrderCard key={order.standingOrderId} order={order} choices={choices} onChanged={setOrders} />
          ))}
        </ul>
      )}
      {orders.length === 0 && !made && (
        <EmptyState
          title={t('none.title')}
          text={choices.lists.length === 0 ? t('none.noLists') : t('none.text')}
          action={
            choices.lists.length === 0 ? (
              <LinkButton href={paths.lists()}>{t('none.toLists')}</LinkButton>
            ) : (
              <Button onClick={() => setMaking(true)}>{t('new')}</Button>
            )
          }
        />
      )}
      {orders.length > 0 && orders.length < most && !made && choices.lists.length > 0 && (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => setMaking(true)}>
            {t('new')}
          </Button>
        </div>
      )}
      {orders.length >= most && <p className={styles.detail}>{t('most', { count: String(most) })}</p>}
    </TitledPage>
  )
}
