import type { PaymentTypeView } from '@bottega/contract/checkout/checkout.ts'
import { mealVouchersAtMost } from '@bottega/rules/payments/meal-vouchers.ts'
import type { PaymentPlan } from '@bottega/rules/payments/payment-plan.ts'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { formatPrice } from '@bottega/rules/text/format.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import styles from './MealVoucherFields.module.css'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { checkoutWords } from '../words/checkout.ts'
import { type PaymentSelection, restTypes } from './payment-selection.ts'

type MealVoucherFieldsProps = {
  types: readonly PaymentTypeView[]
  selection: PaymentSelection
  plan: PaymentPlan | undefined
  onChange: (selection: PaymentSelection) => void
}

const counts = Array.from({ length: mealVouchersAtMost }, (_, index) => String(index + 1))

/**
 * Number and value of the meal vouchers, the payment type of the rest, and the resulting amounts. (Account and
 * after-sales, section 5)
 */
export function MealVoucherFields({ types, selection, plan, onChange }: MealVoucherFieldsProps) {
  const t = useTranslations(checkoutWords, 'vouchers')
  const isWrongWorth = plan?.ok === false && (plan.reason === 'worth-not-accepted' || plan.reason === 'none')
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <Select
          label={t('count')}
          options={counts.map((count) => ({ value: count, label: count }))}
          value={String(selection.voucherCount)}
          onChange={(event) => onChange({ ...selection, voucherCount: Number(event.target.value) })}
        />
        <TextField
          label={t('worth')}
          inputMode="decimal"
          value={selection.voucherWorth}
          onChange={(event) => onChange({ ...selection, voucherWorth: event.target.value })}
          {...(isWrongWorth ? { error: t('worthWrong') } : {})}
        />
      </div>
      <Select
        label={t('rest')}
        options={restTypes(types).map(({ paymentTypeId, name }) => ({ value: String(paymentTypeId), label: name }))}
        value={String(selection.restPaymentTypeId)}
        onChange={(event) => onChange({ ...selection, restPaymentTypeId: Number(event.target.value) })}
      />
      <PlanWords plan={plan} types={types} />
      <p className={styles.rules}>{t('rules')}</p>
    </div>
  )
}

function PlanWords({ plan, types }: Pick<MealVoucherFieldsProps, 'plan' | 'types'>) {
  const t = useTranslations(checkoutWords, 'vouchers')
  const { locale } = usePageSetting()
  if (plan === undefined) return null
  if (!plan.ok) {
    const { reason } = plan
    if (reason === 'worth-not-accepted' || reason === 'none') return null
    return <output className={styles.refused}>{t(`refused.${reason}`)}</output>
  }
  return (
    <output className={styles.plan}>
      {plan.parts.map(({ paymentTypeId, cents }) => (
        <span key={paymentTypeId}>
          {types.find((type) => type.paymentTypeId === paymentTypeId)?.name}
          <b>{formatPrice(cents, locale)}</b>
        </span>
      ))}
    </output>
  )
}
