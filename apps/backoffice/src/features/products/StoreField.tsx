import type { StaffProduct } from '@bottega/contract/staff-products/staff-products.ts'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { useTranslations } from 'use-intl'

export function StoreField({ product, all = false }: { product: StaffProduct; all?: boolean }) {
  const t = useTranslations('products')
  const stores = product.stores.map(({ warehouseId, name }) => ({ value: String(warehouseId), label: name }))
  return (
    <Select
      name="store"
      label={t('store')}
      options={all ? [{ value: '', label: t('allStores') }, ...stores] : stores}
    />
  )
}
