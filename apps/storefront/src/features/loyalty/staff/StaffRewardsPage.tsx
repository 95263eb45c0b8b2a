import { authTest } from '@bottega/contract/auth/calls.ts'
import { rewardsToServe } from '@bottega/contract/loyalty/calls.ts'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { required } from '../../../lib/api/required.ts'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { requireStaff } from '../../../lib/visit/require-sign-in.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import styles from '../rewards/RewardsCartPage.module.css'
import { loyaltyWords } from '../words/loyalty.ts'
import type { Route } from './+types/StaffRewardsPage.ts'
import { OpenRequest } from './OpenRequest.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...namedPageMeta(matches, (locale) => translatorOf(loyaltyWords, locale)('staff.title')),
  { name: 'robots', content: 'noindex' },
]

/** Flagged admin. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  requireStaff((await api.call(authTest)).user)
  return required(api.call(rewardsToServe))
}

/** Where staff put requested rewards aside and hand them over; the oldest request first. */
export default function StaffRewardsPage({ loaderData: { requests } }: Route.ComponentProps) {
  const t = useTranslations(loyaltyWords, 'staff')
  return (
    <TitledPage title={t('title')} narrow>
      {requests.length === 0 && <EmptyState title={t('none')} />}
      <ul className={styles.requests}>
        {requests.map((request) => (
          <OpenRequest key={request.requestId} request={request} />
        ))}
      </ul>
    </TitledPage>
  )
}
