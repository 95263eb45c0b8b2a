import { cartUpdateCartInfo } from '@bottega/contract/cart/calls.ts'
import { businessFieldMaximum, type businessOrderFields } from '@bottega/rules/payments/business-order.ts'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState } from 'react'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useCartStore } from '../../cart-store/cart-context.ts'
import { checkoutWords } from '../words/checkout.ts'
import styles from './InvoiceChoice.module.css'

const fields = [
  ['order_reference', 'reference'],
  ['cost_centre', 'costCentre'],
] as const satisfies readonly (readonly [(typeof businessOrderFields)[number], string])[]

/** A business's own number for the order and who bears its cost; each is saved when its field is left. */
export function BusinessFields() {
  const t = useTranslations(checkoutWords, 'invoice')
  const { perform } = useCartStore()
  const { cartInfos } = useShopper().cart
  const [saved, setSaved] = useState(false)

  async function save(property: (typeof fields)[number][0], typed: string) {
    const value = typed.trim()
    if (value === (cartInfos[property] ?? '')) return
    setSaved(false)
    const body = { property, value }
    setSaved(await perform((api) => api.call(cartUpdateCartInfo, { query: { show_sectors: true }, body })))
  }

  return (
    <div className={styles.fields}>
      {fields.map(([property, word]) => (
        <TextField
          key={property}
          label={t(word)}
          defaultValue={cartInfos[property] ?? ''}
          maxLength={businessFieldMaximum}
          onBlur={(event) => void save(property, event.currentTarget.value)}
        />
      ))}
      <p>{t('optional', { maximum: businessFieldMaximum })}</p>
      <output>{saved && t('saved')}</output>
    </div>
  )
}
