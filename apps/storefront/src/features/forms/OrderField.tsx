import { formOrders } from '@bottega/contract/forms/calls.ts'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useLoaded } from '../../lib/api/use-loaded.ts'
import { isSignedIn, useShopperPart } from '../../lib/visit/shopper.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { controlOf, type FieldProps } from './field-control.ts'
import { formsWords } from './words/forms.ts'

/** One of the customer's last orders; an anonymous visitor has none to choose. (Content and discovery, section 7) */
export function OrderField({ field, error, focused }: FieldProps) {
  const t = useTranslations(formsWords, 'order')
  const choose = useTranslations(formsWords)('choose')
  const userId = useShopperPart(({ user }) => (isSignedIn(user) ? user.userId : 0))
  const loaded = useLoaded(`orders ${userId}`, async () =>
    userId === 0 ? [] : (await browserApi().call(formOrders)).data.orders,
  )
  const { readOnly, defaultValue: _none, ...control } = controlOf(field, focused)
  const orders = loaded.state === 'ready' ? loaded.data : []
  const first = loaded.state === 'loading' ? t('loading') : orders.length === 0 ? t('none') : choose
  const options = orders.map(({ orderId, deliveryDay }) => ({
    value: String(orderId),
    label: t('option', { number: String(orderId), day: writtenDay(deliveryDay) }),
  }))
  return (
    <Select
      {...control}
      options={[{ value: '', label: first }, ...options]}
      disabled={readOnly}
      error={error ?? (loaded.state === 'failed' ? loaded.text : undefined)}
    />
  )
}

/** dd/MM/yyyy. (Content and discovery, section 9) */
const writtenDay = (iso: string) => iso.split('-').toReversed().join('/')
