import { rewardsRequested } from '@bottega/contract/loyalty/calls.ts'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Pagination } from '@bottega/ui/components/navigation/Pagination.tsx'
import basket from '../../../assets/basket.webp'
import { required } from '../../../lib/api/required.ts'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
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
  if (page.totItems === 0)
    return (
      <EmptyState
        level={1}
        title={t('none.title')}
        text={t('none.text')}
        picture={<img src={basket} alt="" width="160" height="160" />}
        action={<LinkButton href={paths.rewardsCart()}>{t('none.action')}</LinkButton>}
      />
    )
  return (
    <TitledPage title={t('title')} narrow>
      <ul className={styles.requests}>
        {requests.map((request) => (
          <RewardRequest key={request.requestId} request={request} />
        ))}
      </ul>
      <Pagination
        label={t('pages.label')}
        previousLabel={t('pages.previous')}
        nextLabel={t('pages.next')}
        pageLabel={(number) => t('pages.page', { page: String(number) })}
        current={page.selPage}
        total={page.totPages}
        hrefOf={(number) => paths.requestedRewards(number > 1 ? { page: number } : {})}
      />
    </TitledPage>
  )
}
