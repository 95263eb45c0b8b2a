import { rewardsToServeOne } from '@bottega/contract/loyalty/calls.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { CustomerLink } from '../../lib/links.tsx'
import layout from '../../lib/layout.module.css'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { Facts, Part, Parts } from '../../lib/Part.tsx'
import { readOne } from '../../lib/reading/read-one.ts'
import { useWhen } from '../../lib/format/use-when.ts'
import { requireRole } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { RewardActions } from './RewardActions.tsx'
import { rewardTone } from '../../lib/status-tones.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRole(request, ['operator', 'shopkeeper'])
  return readOne(
    params['requestId'],
    'error.rewardRequest.notFound',
    async (id) => (await api.call(rewardsToServeOne, { query: { request_id: id } })).data.request,
  )
}

/** The rewards of one request, and the steps that are possible now. */
export function Component() {
  const t = useTranslations('rewards')
  const when = useWhen()
  const request = useLoaderData<typeof loader>()
  const { requestId, customer, status, statusName, date, statusDate, points, rewards } = request
  return (
    <>
      <PageHead back={{ href: paths.rewards(), text: t('back') }} title={t('one', { id: String(requestId) })}>
        <Badge tone={rewardTone[status]}>{statusName}</Badge>
      </PageHead>
      <RewardActions request={request} />
      <Parts>
        <Part title={t('facts')}>
          <Facts
            of={[
              [t('customer'), <CustomerLink key="customer" {...customer} />],
              [t('asked'), when(date)],
              [t('changed'), statusDate === date ? undefined : when(statusDate)],
              [t('points'), points],
            ]}
          />
        </Part>
        <Part title={t('rewards')}>
          <ul className={layout.rows}>
            {rewards.map(({ name, quantity, points: each }) => (
              <li key={name}>
                <span>{t('reward', { name, count: String(quantity) })}</span>
                <span>{t('each', { points: each })}</span>
              </li>
            ))}
          </ul>
        </Part>
      </Parts>
    </>
  )
}
