import type { DeskProduct } from '@bottega/contract/product-desk/product-desk.ts'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { useTranslations } from 'use-intl'

export function StoreField({ product, all = false }: { product: DeskProduct; all?: boolean }) {
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
