import type { PickLineView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useTranslations } from 'use-intl'
import { useAmount } from '../../lib/format/use-amount.ts'

const tones = { 'to-pick': 'quiet', picked: 'ok', short: 'warn', substituted: 'warn' } as const

export function LineState({ state }: Pick<PickLineView, 'state'>) {
  const t = useTranslations('picking.states')
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}

/** The amount of a line that is in the bag, and its substitutes. */
export function LineFound({ line: { quantityPrepared, unit, substitutes } }: { line: PickLineView }) {
  const t = useTranslations('picking.pick')
  const amount = useAmount()
  return (
    <>
      {quantityPrepared !== undefined && <p>{t('found', { amount: amount(quantityPrepared, unit) })}</p>}
      {substitutes.map((one) => (
        <p key={one.orderItemId}>
          {t('instead', { amount: amount(one.quantityPrepared ?? 0, one.unit), name: one.name })}
        </p>
      ))}
    </>
  )
}
