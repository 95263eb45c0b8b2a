import type { StaffProduct } from '@bottega/contract/staff-products/staff-products.ts'
import { wasteReasons } from '@bottega/rules/fulfilment/shelf-work.ts'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import type { ActionDialogState } from '../../lib/actions/use-action-dialog.ts'
import type { ShelfAction } from './shelf-action.ts'

interface ShelfDialogProps {
  dialog: ActionDialogState<ShelfAction>
  product: StaffProduct
  /** The stores goods can be sent to. */
  takers: readonly { id: number; name: string }[]
}

/** Goods in, waste, a count or a transfer, of one product in one store. */
export function ShelfDialog({ dialog, product: { stores, isLoose }, takers }: ShelfDialogProps) {
  const t = useTranslations('products')
  const { open } = dialog
  if (open === undefined) return null
  const store = stores.find(({ warehouseId }) => warehouseId === open.warehouseId)
  const unit = t(isLoose ? 'kilos' : 'pieces')
  return (
    <ActionDialog
      dialog={dialog}
      title={`${t(`shelf.${open.do}`)}: ${store?.name ?? ''}`}
      text={t(`shelfExplain.${open.do}`)}
      button={t(`shelf.${open.do}`)}
    >
      {open.do === 'transfer' && (
        <Select
          name="to"
          label={t('toStore')}
          options={takers
            .filter(({ id }) => id !== open.warehouseId)
            .map(({ id, name }) => ({ value: String(id), label: name }))}
          required
        />
      )}
      <TextField
        name="quantity"
        inputMode="decimal"
        pattern={isLoose ? String.raw`\d{1,5}([.,]\d{1,3})?` : String.raw`\d{1,5}`}
        label={t(open.do === 'count' ? 'countedOf' : 'quantityOf', { unit })}
        autoComplete="off"
        required
      />
      {open.do === 'waste' && (
        <Select
          name="reason"
          label={t('wasteReason')}
          options={wasteReasons.map((value) => ({ value, label: t(`wasteReasons.${value}`) }))}
        />
      )}
      {open.do !== 'count' && <TextField name="note" label={t('note')} maxLength={200} autoComplete="off" />}
    </ActionDialog>
  )
}
