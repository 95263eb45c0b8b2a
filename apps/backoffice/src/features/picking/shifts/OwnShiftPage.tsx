import { fulfilmentShift } from '@bottega/contract/fulfilment/calls.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/api.ts'
import { useDay } from '../../../lib/format/use-day.ts'
import { useNumber } from '../../../lib/format/use-number.ts'
import { useTime } from '../../../lib/format/use-time.ts'
import { PageHead } from '../../../lib/head/PageHead.tsx'
import { Facts } from '../../../lib/Part.tsx'
import { requireRole } from '../../../lib/signed-in-staff.ts'
import { paths } from '../../../paths.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['picker'])
  return (await api.call(fulfilmentShift, { query: {} })).data
}

/** The signed-in staff member’s own figures of today, and the way to those of all where they may see them. */
export function Component() {
  const t = useTranslations('picking.shifts')
  const dayText = useDay()
  const number = useNumber()
  const time = useTime()
  const { day, shift, stores } = useLoaderData<typeof loader>()
  const at = (instant: string | undefined) => (instant === undefined ? undefined : time(Date.parse(instant)))
  return (
    <>
      <PageHead
        title={t('own')}
        text={t('ownText', { day: dayText(day, 'withWeekday') })}
        back={{ href: paths.picking(), text: t('back') }}
      >
        {stores.length > 0 && (
          <LinkButton variant="secondary" href={paths.shifts()}>
            {t('byPerson')}
          </LinkButton>
        )}
      </PageHead>
      {shift.firstAt === undefined && shift.orders === 0 ? (
        <EmptyState title={t('ownNone')} />
      ) : (
        <Facts
          of={[
            [t('lines'), number(shift.lines)],
            [t('pieces'), number(shift.pieces)],
            [t('kilograms'), number(shift.kilograms)],
            [t('shorts'), number(shift.shorts)],
            [t('substitutes'), number(shift.substitutes)],
            [t('orders'), number(shift.orders)],
            [t('firstAt'), at(shift.firstAt)],
            [t('lastAt'), at(shift.lastAt)],
          ]}
        />
      )}
    </>
  )
}
