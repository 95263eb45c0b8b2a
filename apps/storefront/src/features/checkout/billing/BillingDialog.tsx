import { billingView } from '@bottega/contract/billing/calls.ts'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { ErrorState } from '@bottega/ui/components/feedback/ErrorState.tsx'
import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { checkoutWords } from '../words/checkout.ts'
import { BillingForm } from './BillingForm.tsx'

type BillingDialogProps = {
  /** True once they are saved. */
  onAnswer: (saved: boolean) => void
}

/** Asks for the billing data of the invoice. (Shopping core, section 8: error.checkout.missing_billing_data) */
export function BillingDialog({ onAnswer }: BillingDialogProps) {
  const t = useTranslations([checkoutWords, commonWords])
  const loaded = useLoaded('billing', async () => (await browserApi().call(billingView)).data)
  return (
    <Dialog open title={t('checkout.billing.title')} closeLabel={t('common.close')} onClose={() => onAnswer(false)}>
      {loaded.state === 'loading' && <Skeleton shape="row" />}
      {loaded.state === 'failed' && (
        <ErrorState title={loaded.text} retryLabel={t('common.retry')} onRetry={loaded.reload} />
      )}
      {loaded.state === 'ready' && (
        <BillingForm
          billing={loaded.data.billing}
          isCompany={loaded.data.company}
          onSaved={() => onAnswer(true)}
          onCancel={() => onAnswer(false)}
        />
      )}
    </Dialog>
  )
}
