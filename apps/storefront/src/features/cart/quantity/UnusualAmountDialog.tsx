import { ConfirmDialog } from '../../../lib/questions/ConfirmDialog.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { basketWords } from '../../cart-store/words/basket.ts'

type UnusualAmountDialogProps = { name: string; amount: string; onAnswer: (yes: boolean) => void }

/** Asked before a quantity goes in the cart that may be a typing mistake. */
export function UnusualAmountDialog({ name, amount, onAnswer }: UnusualAmountDialogProps) {
  const t = useTranslations(basketWords, 'unusual')
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
