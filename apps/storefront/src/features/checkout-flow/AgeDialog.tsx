import { ConfirmDialog } from '../../lib/questions/ConfirmDialog.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { basketWords } from '../cart-store/words/basket.ts'

/** Asked once for a cart with products only adults may buy. (Safety, 25) */
export function AgeDialog({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
  const t = useTranslations(basketWords, 'age')
  return <ConfirmDialog title={t('title')} text={t('text')} yes={t('yes')} no={t('no')} onAnswer={onAnswer} />
}
