import { paymentTypesRemoveAuth } from '@bottega/contract/checkout/calls.ts'
import type { SavedPaymentView } from '@bottega/contract/checkout/checkout.ts'
import { cardTypeOf, isExpired, maskedNumber } from '@bottega/rules/payments/card-display.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { notifyRefusal } from '../../../lib/api/refusals.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { useAsk } from '../../../lib/questions/ask.ts'
import { ConfirmDialog } from '../../../lib/questions/ConfirmDialog.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { profileWords } from '../words/profile.ts'
import styles from './SavedCard.module.css'

/** A card as one knows it: scheme, last four digits, month of expiry. */
export function SavedCard({ card, today }: { card: SavedPaymentView; today: string }) {
  const t = useTranslations(profileWords, 'cards')
  const ask = useAsk()
  const { revalidate } = useRevalidator()
  const { lastDigits, expires } = card
  const scheme = cardTypeOf(card.brand)
  const name = t('name', { brand: scheme.name, lastDigits })

  const { busy, run } = useCommand(async () => {
    const sure = await ask<boolean>((answer) => (
      <ConfirmDialog
        title={t('removeTitle')}
        text={t('removeText', { card: name })}
        yes={t('removeYes')}
        no={t('removeNo')}
        onAnswer={answer}
      />
    ))
    if (!sure) return
    const body = { user_payment_auth_id: card.userPaymentAuthId }
    notifyRemarks((await browserApi().call(paymentTypesRemoveAuth, { body })).response)
    await revalidate()
  }, notifyRefusal)

  return (
    <li className={styles.place}>
      <div className={styles.card} data-type={scheme.type}>
        <h2 className={styles.scheme}>{scheme.name}</h2>
        <p className={styles.number}>
          <VisuallyHidden>{t('endsIn', { lastDigits })}</VisuallyHidden>
          <span aria-hidden="true">{maskedNumber(lastDigits)}</span>
        </p>
        <p className={styles.expires}>
          {t('expires', { expires })} {isExpired(expires, today) && <Badge tone="warn">{t('expired')}</Badge>}
        </p>
      </div>
      <Button variant="quiet" busy={busy} aria-label={t('remove', { card: name })} onClick={run}>
        {t('removeYes')}
      </Button>
    </li>
  )
}
