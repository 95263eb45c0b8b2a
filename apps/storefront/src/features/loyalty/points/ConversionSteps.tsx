import { pointsConvert } from '@bottega/contract/loyalty/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useKeyedCommand } from '../../../lib/api/use-keyed-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { formatEuros } from '../../../lib/words/format.ts'
import { formatDatedShopDay } from '../../../lib/words/shop-day.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import parts from '../parts/parts.module.css'
import { useQuestion } from '../parts/use-question.tsx'
import { loyaltyWords } from '../words/loyalty.ts'
import type { PointsView } from './PointsPage.tsx'
import styles from './PointsPage.module.css'

type Made = { readonly amount: number; readonly endDate: string }

/** The vouchers points can become, each with its button or how many points it still takes. */
export function ConversionSteps({ points, steps }: Pick<PointsView, 'points' | 'steps'>) {
  const t = useTranslations(loyaltyWords, 'points')
  const { locale } = usePageSetting()
  const question = useQuestion()
  const { revalidate } = useRevalidator()
  const [made, setMade] = useState<Made>()
  const { busy, refusal, run } = useKeyedCommand(async (keyOf, wanted: number) => {
    setMade(undefined)
    const body = { points: wanted }
    const { data } = await browserApi().call(pointsConvert, { body, idempotencyKey: keyOf(body) })
    setMade(data)
    await revalidate()
  })

  async function press(step: PointsView['steps'][number]) {
    const amount = formatEuros(step.amount, locale)
    const sure = await question({
      title: t('ask.title', { points: step.points }),
      text: t('ask.text', { amount }),
      yes: t('ask.yes'),
      no: t('ask.no'),
    })
    if (sure) run(step.points)
  }

  return (
    <section className={parts.panel} aria-labelledby="steps">
      <h2 id="steps">{t('steps')}</h2>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      <div aria-live="polite">
        {made !== undefined && (
          <Notice tone="info">
            <p>
              {t('done', {
                amount: formatEuros(made.amount, locale),
                day: formatDatedShopDay(made.endDate, locale),
              })}
            </p>
            <LinkButton variant="secondary" href={paths.gifts()}>
              {t('toGifts')}
            </LinkButton>
          </Notice>
        )}
      </div>
      <ul className={styles.steps}>
        {steps.map((step) => {
          const amount = formatEuros(step.amount, locale)
          return (
            <li key={step.points} className={styles.step}>
              <div>
                <p className={styles.voucher}>{t('voucher', { amount })}</p>
                <p className={parts.soft}>
                  {t('step', { points: step.points })}
                  {points < step.points && ` · ${t('missing', { missing: step.points - points })}`}
                </p>
              </div>
              <Button
                variant="secondary"
                disabled={points < step.points}
                busy={busy}
                aria-label={t('convertNamed', { points: step.points, amount })}
                onClick={() => void press(step)}
              >
                {t('convert')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
