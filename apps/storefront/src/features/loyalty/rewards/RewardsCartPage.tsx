import { rewardsList } from '@bottega/contract/loyalty/calls.ts'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useState } from 'react'
import basket from '../../../assets/basket.webp'
import { required } from '../../../lib/api/required.ts'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import parts from '../parts/parts.module.css'
import { loyaltyWords } from '../words/loyalty.ts'
import type { Route } from './+types/RewardsCartPage.ts'
import { ChosenRewards } from './ChosenRewards.tsx'
import { RewardCard } from './RewardCard.tsx'
import styles from './RewardsCartPage.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(loyaltyWords, locale)('rewards.title'))

export const loader = ({ context }: Route.LoaderArgs) => required(context.get(visitContext).api.call(rewardsList))

/** The catalogue of rewards beside what was chosen of it. (Account and after-sales, section 2: rewards-cart) */
export default function RewardsCartPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(loyaltyWords, 'rewards')
  // An answer to a choice replaces what the page was loaded with, until it is loaded again.
  const [answered, setAnswered] = useState({ loaderData, catalogue: loaderData })
  const catalogue = answered.loaderData === loaderData ? answered.catalogue : loaderData
  if (catalogue.rewards.length === 0)
    return (
      <EmptyState
        level={1}
        title={t('none.title')}
        text={t('none.text')}
        picture={<img src={basket} alt="" width="160" height="160" />}
      />
    )
  return (
    <TitledPage title={t('title')}>
      <div className={parts.row}>
        <p className={parts.lead}>{t('intro')}</p>
        <LinkButton variant="secondary" href={paths.requestedRewards()}>
          {t('toRequested')}
        </LinkButton>
      </div>
      <div className={styles.parts}>
        <ul className={parts.grid}>
          {catalogue.rewards.map((reward) => (
            <RewardCard
              key={reward.rewardId}
              reward={reward}
              onChosen={(changed) => setAnswered({ loaderData, catalogue: changed })}
            />
          ))}
        </ul>
        <ChosenRewards catalogue={catalogue} />
      </div>
    </TitledPage>
  )
}
