import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../lib/questions/ConfirmDialog.tsx'
import '../../../messages/purchase.ts'

type UnusualAmountDialogProps = { name: string; amount: string; onAnswer: (yes: boolean) => void }

/** Asked before an amount goes in the cart that may be a slip of the keys. */
export function UnusualAmountDialog({ name, amount, onAnswer }: UnusualAmountDialogProps) {
  const t = useTranslations('basket.unusual')
  return (
    <ConfirmDialog
      title={t('title', { amount })}
      text={t('text', { amount, name })}
      yes={t('yes', { amount })}
      no={t('no')}
      onAnswer={onAnswer}
    />
  )
}
