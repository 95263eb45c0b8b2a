import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../lib/questions/ConfirmDialog.tsx'
import '../../messages/purchase.ts'

/** Asked once for a cart that holds what only adults may buy. (Safety, 25) */
export function AgeDialog({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
  const t = useTranslations('basket.age')
  return <ConfirmDialog title={t('title')} text={t('text')} yes={t('yes')} no={t('no')} onAnswer={onAnswer} />
}
