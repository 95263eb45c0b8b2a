import type { StaffProduct } from '@bottega/contract/staff-products/staff-products.ts'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { useTranslations } from 'use-intl'
import { useSignedInStaff } from '../../lib/signed-in-staff.ts'

/** The store a change is for; for all at once only staff of the whole group. */
export function StoreField({ product, all = false }: { product: StaffProduct; all?: boolean }) {
  const t = useTranslations('products')
  const { wholeGroup } = useSignedInStaff()
  const stores = product.stores.map(({ warehouseId, name }) => ({ value: String(warehouseId), label: name }))
  return (
    <Select
      name="store"
      label={t('store')}
      options={all && wholeGroup ? [{ value: '', label: t('allStores') }, ...stores] : stores}
    />
  )
}
