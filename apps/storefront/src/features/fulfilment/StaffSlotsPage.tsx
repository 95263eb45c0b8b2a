import { authTest } from '@bottega/contract/auth/calls.ts'
import { fulfilmentSlots } from '@bottega/contract/fulfilment/calls.ts'
import { isShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Form } from 'react-router'
import { required } from '../../lib/api/required.ts'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { TitledPage } from '../../lib/page/TitledPage.tsx'
import { requireStaff } from '../../lib/visit/require-sign-in.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/StaffSlotsPage.ts'
import styles from './Fulfilment.module.css'
import { fulfilmentWords } from './words/fulfilment.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...namedPageMeta(matches, (locale) => translatorOf(fulfilmentWords, locale)('slots.title')),
  { name: 'robots', content: 'noindex' },
]

/** Flagged admin, as all pages of the staff. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  requireStaff((await api.call(authTest)).user, ['operator', 'picker'])
  const asked = url.searchParams.get('day') ?? ''
  return required(api.call(fulfilmentSlots, { query: isShopDate(asked) ? { day: asked } : {} }))
}

/** The slots of a day with how far their orders are. */
export default function StaffSlotsPage({ loaderData: { day, slots } }: Route.ComponentProps) {
  const t = useTranslations(fulfilmentWords, 'slots')
  return (
    <TitledPage title={t('title')}>
      <Form className={styles.day} key={day}>
        <TextField type="date" name="day" label={t('day')} defaultValue={day} />
        <Button type="submit">{t('show')}</Button>
      </Form>
      {slots.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <ul className={styles.cards}>
          {slots.map((slot) => (
            <li key={`${slot.timeslotId} ${slot.warehouseId}`} className={styles.card}>
              <h2>
                <Anchor href={paths.staffSlot(slot.timeslotId)}>
                  {slot.beginTime}–{slot.endTime} · {slot.deliveryService}
                </Anchor>
              </h2>
              <p className={styles.soft}>
                {slot.warehouseName} · {t('orders', { count: slot.orders })}
              </p>
              <p className={styles.badges}>
                {slot.byStatus.map(({ orderStatusId, name, orders }) => (
                  <Badge key={orderStatusId}>{`${name}: ${orders}`}</Badge>
                ))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </TitledPage>
  )
}
