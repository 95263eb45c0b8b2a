import type { checkoutPrebilledAmount } from '@bottega/contract/checkout/calls.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import { variableWeightReservePercent } from '@bottega/rules/money/prices.ts'
import { bold } from '../../../lib/words/bold.tsx'
import { formatEuros } from '../../../lib/words/format.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { checkoutWords } from '../words/checkout.ts'

export type Prebilled = CallReply<typeof checkoutPrebilledAmount>

/** The amount authorized on a card, and why it may be more than the total. (Shopping core, section 9) */
export function PrebilledNote({ prebilled }: { prebilled: Prebilled }) {
  const t = useTranslations(checkoutWords, 'prebilled')
  const { locale } = usePageSetting()
  const { prebilledAmount, variableWeightAmount } = prebilled
  const amount = formatEuros(prebilledAmount, locale)
  return (
    <Notice tone="info">
      <p>{t.rich('held', { amount, b: bold })}</p>
      {variableWeightAmount > 0 && (
        <p>
          {t('why', {
            weighed: formatEuros(variableWeightAmount, locale),
            percent: String(variableWeightReservePercent),
          })}
        </p>
      )}
      <p>{t('charged')}</p>
    </Notice>
  )
}
