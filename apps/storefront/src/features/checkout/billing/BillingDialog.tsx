import { billingView } from '@bottega/contract/billing/calls.ts'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import { LoadedPart } from '../../../lib/notices/LoadedPart.tsx'
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
      <LoadedPart loaded={loaded} placeholder={<Skeleton shape="row" />}>
        {({ billing, company }) => (
          <BillingForm
            billing={billing}
            isCompany={company}
            onSaved={() => onAnswer(true)}
            onCancel={() => onAnswer(false)}
          />
        )}
      </LoadedPart>{' '}
    </Dialog>
  )
}
