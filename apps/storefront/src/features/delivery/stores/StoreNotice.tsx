import { ConfirmDialog } from '../../../lib/questions/ConfirmDialog.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import type { PendingNotice } from './use-store-consent.ts'

/** A store's privacy notice, over the dialog in which the store was chosen. */
export function StoreNotice({ store, answer }: PendingNotice) {
  const t = useTranslations(deliveryWords, 'notice')
  return (
    <ConfirmDialog
      title={t('title', { name: store.name })}
      text={t('text', { name: store.address.addressName })}
      yes={t('accept')}
      no={t('refuse')}
      onAnswer={answer}
    />
  )
}
