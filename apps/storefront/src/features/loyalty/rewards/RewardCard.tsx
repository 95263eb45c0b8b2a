import { rewardsChoose } from '@bottega/contract/loyalty/calls.ts'
import type { RewardCatalogueView, RewardView } from '@bottega/contract/loyalty/rewards.ts'
import { mostOfOneReward } from '@bottega/rules/loyalty/reward-status.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { NumberStepper } from '@bottega/ui/components/fields/NumberStepper.tsx'
import basket from '../../../assets/basket.webp'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { notifyRefusal } from '../../../lib/api/refusals.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import parts from '../parts/parts.module.css'
import { loyaltyWords } from '../words/loyalty.ts'

type RewardCardProps = { reward: RewardView; onChosen: (catalogue: RewardCatalogueView) => void }

export function RewardCard({ reward, onChosen }: RewardCardProps) {
  const t = useTranslations(loyaltyWords, 'rewards')
  const { rewardId, name, description, image = basket, points, quantity } = reward
  const { busy, run } = useCommand(async (wanted: number) => {
    const { data } = await browserApi().call(rewardsChoose, { body: { reward_id: rewardId, quantity: wanted } })
    onChosen(data)
  }, notifyRefusal)
  const choose = (wanted: number) => run(Math.max(0, Math.min(mostOfOneReward, wanted)))
  return (
    <li className={parts.panel}>
      <img src={image} alt="" width="96" height="96" loading="lazy" className={parts.picture} />
      <h2>{name}</h2>
      <p>{description}</p>
      <p className={parts.figure}>{t('points', { points })}</p>
      {quantity === 0 ? (
        <Button wide busy={busy} aria-label={t('addNamed', { name })} onClick={() => choose(1)}>
          {t('add')}
        </Button>
      ) : (
        <NumberStepper
          label={t('quantity', { name })}
          decreaseLabel={t('less', { name })}
          increaseLabel={t('more', { name })}
          text={String(quantity)}
          busy={busy}
          canIncrease={quantity < mostOfOneReward}
          onDecrease={() => choose(quantity - 1)}
          onIncrease={() => choose(quantity + 1)}
          onEnter={(typed) => choose(Math.trunc(Number(typed.replaceAll(/\D/g, ''))))}
        />
      )}
    </li>
  )
}
