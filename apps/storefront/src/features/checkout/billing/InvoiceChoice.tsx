import { billingView } from '@bottega/contract/billing/calls.ts'
import { cartUpdateCartInfo } from '@bottega/contract/cart/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { answerOrNotify } from '../../../lib/api/refusals.ts'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import { useStay } from '../../../lib/page/use-stay.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useCartStore } from '../../cart-store/cart-context.ts'
import styles from './InvoiceChoice.module.css'
import { checkoutWords } from '../words/checkout.ts'
import { BusinessFields } from './BusinessFields.tsx'
import { PersonChoice } from './PersonChoice.tsx'
import { useBillingDialog } from './use-billing-dialog.tsx'

interface InvoiceChoiceProps {
  onChange: () => void
  /** Whether data are missing that the invoice needs. */
  onHold: (held: boolean) => void
}

/**
 * Whether an invoice is requested, and for whom. Without the data no invoice can be issued. For a business it is fixed, and
 * it says what the order is for. (Shopping core, section 3; Account and after-sales, section 1)
 */
export function InvoiceChoice({ onChange, onHold }: InvoiceChoiceProps) {
  const t = useTranslations(checkoutWords, 'invoice')
  const { perform } = useCartStore()
  const wanted = useShopper().cart.cartInfos['need_invoice'] === 'true'
  // The tick shows at once; the shop's answer replaces it.
  const [pendingChoice, setPendingChoice] = useState<boolean>()
  const openBilling = useBillingDialog()
  const stay = useStay()
  const billing = useLoaded(String(wanted), async () =>
    wanted ? (await browserApi().call(billingView)).data : undefined,
  )
  const known = billing.state === 'ready' ? billing.data : undefined
  const isIncomplete = known?.complete === false
  useEffect(() => onHold(isIncomplete), [isIncomplete, onHold])

  async function want(invoice: boolean) {
    const isStillHere = stay()
    setPendingChoice(invoice)
    const body = { property: 'need_invoice', value: String(invoice) }
    const isStored = await perform((api) => api.call(cartUpdateCartInfo, { query: { show_sectors: true }, body }))
    setPendingChoice(undefined)
    if (isStored && invoice) await openIfMissing(isStillHere)
    // Last: other ways to pay replace this part of the page, which would not learn that the data were saved.
    if (isStored) onChange()
  }

  async function openIfMissing(isStillHere: () => boolean) {
    const answer = await answerOrNotify(browserApi().call(billingView))
    if (answer?.data.complete === false && isStillHere() && (await openBilling())) billing.reload()
  }

  async function edit() {
    if (await openBilling()) billing.reload()
  }

  return (
    <section className={styles.invoice}>
      {known?.company === true ? (
        <p>{t('fixed')}</p>
      ) : (
        <Checkbox checked={pendingChoice ?? wanted} onChange={(event) => void want(event.target.checked)}>
          {t('want')}
        </Checkbox>
      )}
      {wanted && known && (
        <div className={styles.data}>
          <p className={known.complete ? undefined : styles.missing}>
            {known.complete ? wordsOf(known.billing) : t('missing')}
          </p>
          {known.complete && <PersonChoice onChosen={billing.reload} />}
          <Button variant="secondary" onClick={() => void edit()}>
            {t(known.complete ? 'change' : 'complete')}
          </Button>
        </div>
      )}
      {known?.company === true && <BusinessFields />}
    </section>
  )
}

function wordsOf({ name, vatNumber, fiscalCode, street, streetNumber, postalCode, city }: Record<string, string>) {
  return [name, vatNumber || fiscalCode, `${street} ${streetNumber}, ${postalCode} ${city}`].join(' · ')
}
