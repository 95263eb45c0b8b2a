import { deskProductPrice, deskProductSale, deskProductStock } from '@bottega/contract/product-desk/calls.ts'
import type { DeskProduct } from '@bottega/contract/product-desk/product-desk.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { useState, type SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'
import { useWho } from '../../lib/use-who.ts'
import styles from './Products.module.css'

type Action = 'on' | 'offSale' | 'recalled' | 'price' | 'stock'

const numberIn = (text: string) => Number(text.replace(',', '.'))

/**
 * Each change names the version it was decided on: when a colleague was faster, the refusal names them and the page
 * behind shows what they did.
 */
export function ProductActions({ product }: { product: DeskProduct }) {
  const t = useTranslations('products')
  const { actingFor } = useWho()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Action>()
  const seen = { product_id: product.productId, version: product.version }

  const { busy, refusal, run, clear } = useCommand(async (action: Action, fields: FormData) => {
    const text = (name: string) => formText(fields, name).trim()
    const warehouse = { warehouse_id: Number(text('store')) }
    try {
      if (action === 'price') {
        const days = { from: text('from'), ...(text('to') !== '' && { to: text('to') }) }
        const cents = Math.round(numberIn(text('euros')) * 100)
        await api.call(deskProductPrice, { body: { ...seen, ...warehouse, ...days, cents } })
      } else if (action === 'stock') {
        const counted = text('available') === '' ? {} : { available: numberIn(text('available')) }
        await api.call(deskProductStock, { body: { ...seen, ...warehouse, ...counted } })
      } else await api.call(deskProductSale, { body: { ...seen, sale: action, reason: text('reason') } })
      setOpen(undefined)
    } finally {
      await revalidate()
    }
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (open !== undefined) void run(open, new FormData(event.currentTarget))
  }

  function show(action: Action) {
    clear()
    setOpen(action)
  }

  if (actingFor !== undefined) return null
  const isOff = product.sale === 'offSale' || product.sale === 'recalled'
  const actions: readonly Action[] = [
    'price',
    'stock',
    ...(isOff ? (['on'] as const) : (['offSale', 'recalled'] as const)),
  ]
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Button key={action} variant="secondary" onClick={() => show(action)}>
          {t(`do.${action}`)}
        </Button>
      ))}
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={open === undefined ? '' : t(`do.${open}`)}
        closeLabel={t('close')}
      >
        {open !== undefined && (
          <form className={styles.form} onSubmit={submit}>
            <p>{t(`explain.${open}`)}</p>
            {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
            <Fields action={open} product={product} />
            <Button type="submit" busy={busy}>
              {t(`do.${open}`)}
            </Button>
          </form>
        )}
      </Dialog>
    </div>
  )
}

function Fields({ action, product }: { action: Action; product: DeskProduct }) {
  const t = useTranslations('products')
  const [today] = useState(() => shopDate(new Date()))
  const unit = t(product.isLoose ? 'kilos' : 'pieces')
  if (action !== 'price' && action !== 'stock')
    return <TextArea name="reason" label={t('reason')} minLength={3} maxLength={300} required />
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
          <TextField
            name="euros"
            inputMode="decimal"
            pattern="\d{1,5}([.,]\d{1,2})?"
            label={t('euros')}
            autoComplete="off"
            required
          />
          <TextField name="from" type="date" label={t('from')} defaultValue={today} required />
          <TextField name="to" type="date" label={t('to')} />
        </>
      )}
    </>
  )
}
