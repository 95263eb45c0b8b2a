import { deskProductPrice, deskProductSale, deskProductStock } from '@bottega/contract/product-desk/calls.ts'
import type { DeskProduct } from '@bottega/contract/product-desk/product-desk.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import { api } from '../../lib/api.ts'
import type { Fact } from '../../lib/actions/conflict.ts'
import { centsIn, EurosField, numberIn } from '../../lib/actions/EurosField.tsx'
import { formText } from '../../lib/form-text.ts'
import layout from '../../lib/layout.module.css'
import { ReasonField, reasonIn } from '../../lib/actions/ReasonField.tsx'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { useWho } from '../../lib/use-who.ts'
import { useProductFacts } from './use-product-facts.ts'

type Action = 'on' | 'offSale' | 'recalled' | 'price' | 'stock'

/** Each change names the version of the product it was decided on. */
export function ProductActions({ product }: { product: DeskProduct }) {
  const t = useTranslations('products')
  const facts = useProductFacts(product)
  const { actingFor } = useWho()
  const seen = { product_id: product.productId, version: product.version }

  const dialog = useActionDialog(async (action: Action, fields) => {
    const text = (name: string) => formText(fields, name).trim()
    const warehouse = { warehouse_id: numberIn(fields, 'store') }
    if (action === 'price') {
      const days = { from: text('from'), ...(text('to') !== '' && { to: text('to') }) }
      await api.call(deskProductPrice, { body: { ...seen, ...warehouse, ...days, cents: centsIn(fields, 'euros') } })
    } else if (action === 'stock') {
      const counted = text('available') === '' ? {} : { available: numberIn(fields, 'available') }
      await api.call(deskProductStock, { body: { ...seen, ...warehouse, ...counted } })
    } else await api.call(deskProductSale, { body: { ...seen, sale: action, reason: reasonIn(fields) } })
  })
  const { open, show } = dialog

  function yours(fields: FormData): Fact[] {
    if (open === 'price') {
      const cents = centsIn(fields, 'euros')
      return [facts.price(numberIn(fields, 'store'), formText(fields, 'from'), formText(fields, 'to'), cents / 100)]
    }
    if (open !== 'stock') return open === undefined ? [] : [facts.sale(open)]
    const available = formText(fields, 'available') === '' ? undefined : numberIn(fields, 'available')
    return [facts.stock(numberIn(fields, 'store'), available)]
  }

  if (actingFor !== undefined) return null
  const isOff = product.sale === 'offSale' || product.sale === 'recalled'
  const actions: readonly Action[] = [
    'price',
    'stock',
    ...(isOff ? (['on'] as const) : (['offSale', 'recalled'] as const)),
  ]
  return (
    <div className={layout.actions}>
      {actions.map((action) => (
        <Button key={action} variant="secondary" onClick={() => show(action)}>
          {t(`do.${action}`)}
        </Button>
      ))}
      {open !== undefined && (
        <ActionDialog
          dialog={dialog}
          title={t(`do.${open}`)}
          text={t(`explain.${open}`)}
          button={t(`do.${open}`)}
          facts={facts.all}
          yours={yours}
        >
          <Fields action={open} product={product} />
        </ActionDialog>
      )}
    </div>
  )
}

function Fields({ action, product }: { action: Action; product: DeskProduct }) {
  const t = useTranslations('products')
  const [today] = useState(() => shopDate(new Date()))
  const unit = t(product.isLoose ? 'kilos' : 'pieces')
  if (action !== 'price' && action !== 'stock') return <ReasonField />
  return (
    <>
      <Select
        name="store"
        label={t('store')}
        options={product.stores.map(({ warehouseId, name }) => ({ value: String(warehouseId), label: name }))}
      />
      {action === 'stock' ? (
        <TextField
          name="available"
          inputMode="decimal"
          pattern="\d{1,6}([.,]\d{1,3})?"
          label={t('available', { unit })}
          autoComplete="off"
        />
      ) : (
        <>
          <EurosField name="euros" label={t('euros')} />
          <TextField name="from" type="date" label={t('from')} defaultValue={today} required />
          <TextField name="to" type="date" label={t('to')} />
        </>
      )}
    </>
  )
}
