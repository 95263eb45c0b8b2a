import { pointsDonate } from '@bottega/contract/loyalty/calls.ts'
import type { CauseView } from '@bottega/contract/loyalty/loyalty.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { NumberStepper } from '@bottega/ui/components/fields/NumberStepper.tsx'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useKeyedCommand } from '../../../lib/api/use-keyed-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { notifications } from '../../../lib/notices/notifications.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import parts from '../parts/parts.module.css'
import { useQuestion } from '../parts/use-question.tsx'
import { loyaltyWords } from '../words/loyalty.ts'

type CauseCardProps = {
  cause: CauseView
  points: number
  /** Donations are whole multiples of it. */
  unit: number
}

export function CauseCard({
  cause: { causeId, name, description, image, points: given },
  points,
  unit,
}: CauseCardProps) {
  const t = useTranslations(loyaltyWords, 'donate')
  const question = useQuestion()
  const { revalidate } = useRevalidator()
  const [wanted, setWanted] = useState(unit)
  const most = points - (points % unit)
  const amount = Math.max(unit, Math.min(wanted, most))
  const { busy, refusal, run } = useKeyedCommand(async (keyOf, donated: number) => {
    const body = { cause_id: causeId, points: donated }
    await browserApi().call(pointsDonate, { body, idempotencyKey: keyOf(body) })
    notifications.notify('success', t('thanks', { points: donated, name }))
    await revalidate()
  })

  async function press() {
    const sure = await question({
      title: t('ask.title', { points: amount }),
      text: t('ask.text', { name }),
      yes: t('ask.yes'),
      no: t('ask.no'),
    })
    if (sure) run(amount)
  }

  function enter(typed: string) {
    const number = Math.round(Number(typed.replaceAll(/\D/g, '')) / unit) * unit
    setWanted(Math.max(unit, number))
  }

  return (
    <li className={parts.panel}>
      {image !== undefined && (
        <img src={image} alt="" width="96" height="96" loading="lazy" className={parts.picture} />
      )}
      <h2>{name}</h2>
      <p>{description}</p>
      <p className={parts.soft}>{t('given', { points: given })}</p>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      {most < unit ? (
        <p className={parts.soft}>{t('tooFew', { unit })}</p>
      ) : (
        <div className={parts.form}>
          <NumberStepper
            label={t('amount', { name })}
            decreaseLabel={t('less', { name })}
            increaseLabel={t('more', { name })}
            text={String(amount)}
            onDecrease={() => setWanted(Math.max(unit, amount - unit))}
            onIncrease={() => setWanted(Math.min(most, amount + unit))}
            canIncrease={amount < most}
            onEnter={enter}
          />
          <Button wide busy={busy} aria-label={t('giveNamed', { points: amount, name })} onClick={() => void press()}>
            {t('give')}
          </Button>
        </div>
      )}
    </li>
  )
}
