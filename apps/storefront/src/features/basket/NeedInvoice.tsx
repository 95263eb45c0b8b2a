import { Checkbox } from '@bottega/ui/components/Checkbox.tsx'
import { useOptimistic, useTransition } from 'react'
import { useTranslations } from 'use-intl'
import { useShopper } from '../../lib/shopper.ts'
import { useSetCartInfo } from './use-set-cart-info.ts'

/** Decides too how the cart can be paid: meal vouchers take no invoice. (safety.md, 25) */
export function NeedInvoice() {
  const t = useTranslations('basket')
  const setInfo = useSetCartInfo()
  const [wanted, show] = useOptimistic(useShopper().cart.cartInfos['need_invoice'] === 'true')
  const [, startTransition] = useTransition()

  function change(want: boolean) {
    startTransition(async () => {
      show(want)
      await setInfo('need_invoice', String(want))
    })
  }

  return (
    <Checkbox checked={wanted} onChange={(event) => change(event.currentTarget.checked)}>
      {t('invoice')}
    </Checkbox>
  )
}
