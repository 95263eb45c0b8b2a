import type { DoorDue } from '@bottega/rules/payments/door-money.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useTranslations } from 'use-intl'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useTypedNumber } from '../../lib/format/use-typed-number.ts'
import type { ReadMoney, TypedMoney } from './door-money.ts'
import styles from './Picking.module.css'

interface DoorMoneyFieldsProps {
  due: DoorDue
  typed: TypedMoney
  read: ReadMoney
  onType: (typed: TypedMoney) => void
}

/** The money taken with the goods, by its kind; one press for all of it in cash or by card. */
export function DoorMoneyFields({ due, typed, read, onType }: DoorMoneyFieldsProps) {
  const t = useTranslations('picking.money')
  const euros = useEuros()
  const typedNumber = useTypedNumber()
  const vouchers = typed.vouchers ?? (due.voucherCents > 0 ? typedNumber(due.voucherCents / 100) : '')
  const rest = typedNumber((due.cents - due.voucherCents) / 100)
  const agreed = due.voucherCents > 0 ? { vouchers: typedNumber(due.voucherCents / 100) } : {}
  const kinds = due.voucherCents > 0 ? (['cash', 'card', 'vouchers'] as const) : (['cash', 'card'] as const)
  return (
    <fieldset className={styles.count}>
      <legend>{t('title', { amount: euros(due.cents / 100) })}</legend>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => onType({ ...agreed, cash: rest })}>
          {t('allCash')}
        </Button>
        <Button variant="secondary" onClick={() => onType({ ...agreed, card: rest })}>
          {t('allCard')}
        </Button>
      </div>
      {kinds.map((kind) => (
        <TextField
          key={kind}
          label={t(kind)}
          help={kind === 'vouchers' ? t('agreed', { amount: euros(due.voucherCents / 100) }) : undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          value={kind === 'vouchers' ? vouchers : (typed[kind] ?? '')}
          onChange={(event) => onType({ ...agreed, ...typed, [kind]: event.target.value })}
        />
      ))}
      <div aria-live="polite">
        {read.mistake !== undefined && <p>{t(`mistakes.${read.mistake}`)}</p>}
        {read.changeCents > 0 && <strong>{t('change', { amount: euros(read.changeCents / 100) })}</strong>}
        {read.shortCents > 0 && <strong>{t('short', { amount: euros(read.shortCents / 100) })}</strong>}
      </div>
      {read.shortCents > 0 && (
        <TextField
          label={t('reason')}
          autoComplete="off"
          maxLength={300}
          value={typed.reason ?? ''}
          onChange={(event) => onType({ ...typed, reason: event.target.value })}
          required
        />
      )}
    </fieldset>
  )
}
