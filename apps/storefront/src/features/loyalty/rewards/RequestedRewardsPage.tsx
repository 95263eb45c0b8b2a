import { rewardsRequested } from '@bottega/contract/loyalty/calls.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { required } from '../../../lib/api/required.ts'
import { PagedList } from '../../../lib/page/PagedList.tsx'
import { pageIn } from '../../../lib/page/address-numbers.ts'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import { loyaltyWords } from '../words/loyalty.ts'
import type { Route } from './+types/RequestedRewardsPage.ts'
import { RewardRequest } from './RewardRequest.tsx'
import styles from './RewardsCartPage.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(loyaltyWords, locale)('requested.title'))

export const loader = ({ context, url }: Route.LoaderArgs) =>
  required(context.get(visitContext).api.call(rewardsRequested, { query: { page: pageIn(url.searchParams) } }))

/** Rewards asked for and how far they are. (Account and after-sales, section 2: requested-rewards) */
export default function RequestedRewardsPage({ loaderData: { requests, page } }: Route.ComponentProps) {
  const t = useTranslations(loyaltyWords, 'requested')
  return (
    <PagedList
      title={t('title')}
      page={page}
      none={{
        title: t('none.title'),
        text: t('none.text'),
        action: <LinkButton href={paths.rewardsCart()}>{t('none.action')}</LinkButton>,
      }}
      hrefOf={paths.requestedRewards}
    >
      <ul className={styles.requests}>
        {requests.map((request) => (
          <RewardRequest key={request.requestId} request={request} />
        ))}
      </ul>
    </PagedList>
  )
}
