import { rewardsRequest } from '@bottega/contract/loyalty/calls.ts'
import type { RewardCatalogueView } from '@bottega/contract/loyalty/rewards.ts'
import { classNames } from '@bottega/ui/class-names.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useNavigate } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useKeyedCommand } from '../../../lib/api/use-keyed-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { notifications } from '../../../lib/notices/notifications.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import parts from '../parts/parts.module.css'
import { loyaltyWords } from '../words/loyalty.ts'
import styles from './RewardsCartPage.module.css'

/** The chosen rewards, their cost and the points that are left; asked for with one press. */
export function ChosenRewards({ catalogue: { points, chosenPoints, rewards } }: { catalogue: RewardCatalogueView }) {
  const words = useTranslations(loyaltyWords)
  const t = useTranslations(loyaltyWords, 'rewards')
  const navigate = useNavigate()
  const chosen = rewards.filter(({ quantity }) => quantity > 0)
  const left = points - chosenPoints
  const { busy, refusal, run } = useKeyedCommand(async (keyOf) => {
    const idempotencyKey = keyOf(chosen.map(({ rewardId, quantity }) => [rewardId, quantity]))
    await browserApi().call(rewardsRequest, { idempotencyKey })
    notifications.notify('success', t('requested'))
    await navigate(paths.requestedRewards())
    return 'leaving'
  })
  return (
    <section className={parts.panel} aria-labelledby="chosen-rewards">
      <h2 id="chosen-rewards">{t('chosen')}</h2>
      <div className={styles.chosen} aria-live="polite">
        {chosen.length === 0 && <p className={parts.soft}>{t('nothing')}</p>}
        {chosen.map(({ rewardId, name, quantity, points: each }) => (
          <p key={rewardId} className={styles.line}>
            <span>
              {quantity} × {name}
            </span>
            <span>{t('points', { points: each * quantity })}</span>
          </p>
        ))}
        {chosen.length > 0 && (
          <p className={classNames(styles.line, styles.sum)}>
            <span>{t('total')}</span>
            <span>{t('points', { points: chosenPoints })}</span>
          </p>
        )}
        <p className={styles.line}>
          <span>{words('yourPoints')}</span>
          <span>{t('points', { points })}</span>
        </p>
        {chosen.length > 0 && left >= 0 && (
          <p className={styles.line}>
            <span>{t('after')}</span>
            <span>{t('points', { points: left })}</span>
          </p>
        )}
        {left < 0 && <Notice tone="warn">{t('missing', { missing: -left })}</Notice>}
      </div>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      <Button size="large" busy={busy} disabled={chosen.length === 0 || left < 0} onClick={() => run()}>
        {t('ask')}
      </Button>
    </section>
  )
}
