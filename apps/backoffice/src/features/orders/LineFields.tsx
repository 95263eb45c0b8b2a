import { staffOrderProducts } from '@bottega/contract/staff-orders/calls.ts'
import type { OfferedProduct, StaffOrder } from '@bottega/contract/staff-orders/staff-orders.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { numberIn } from '../../lib/actions/EurosField.tsx'
import { api } from '../../lib/api.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useTypedNumber } from '../../lib/format/use-typed-number.ts'
import { formText } from '../../lib/form-text.ts'
import layout from '../../lib/layout.module.css'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'

const lineField = (orderItemId: number) => `quantity-${orderItemId}`
const addedField = 'added-'

const patternOf = (isLoose: boolean) => (isLoose ? String.raw`\d{1,4}([.,]\d{1,3})?` : String.raw`\d{1,4}`)

/** The change the fields ask for: lines whose quantity differs, and products that are new. */
export function linesIn(fields: FormData, { lines }: Pick<StaffOrder, 'lines'>) {
  const changed = lines
    .map(({ orderItemId, ordered }) => ({ orderItemId, ordered, quantity: numberIn(fields, lineField(orderItemId)) }))
    .filter(({ ordered, quantity }) => quantity !== ordered)
    .map(({ orderItemId: order_item_id, quantity }) => ({ order_item_id, quantity }))
  const add = [...fields.keys()]
    .filter((name) => name.startsWith(addedField))
    .map((name) => ({ product_id: Number(name.slice(addedField.length)), quantity: numberIn(fields, name) }))
    .filter(({ quantity }) => quantity > 0)
  return {
    lines: changed,
    add,
    rest_at_handover: fields.has('rest'),
    key: formText(fields, 'key'),
  }
}

/** The quantities of an order's lines, and a search for products to put in. */
export function LineFields({ order: { orderId, lines, payments, can } }: { order: StaffOrder }) {
  const t = useTranslations('orders.change')
  const typedNumber = useTypedNumber()
  const [key] = useState(() => crypto.randomUUID())
  const [added, setAdded] = useState<readonly OfferedProduct[]>([])
  const isHeld = payments.some(({ state }) => state === 'authorised')

  return (
    <>
      <input type="hidden" name="key" value={key} />
      {lines.map(({ orderItemId, name, isLoose, ordered }) => (
        <TextField
          key={orderItemId}
          name={lineField(orderItemId)}
          label={t(isLoose ? 'kilograms' : 'pieces', { name })}
          defaultValue={typedNumber(ordered)}
          inputMode="decimal"
          pattern={patternOf(isLoose)}
          autoComplete="off"
          required
        />
      ))}
      {added.map(({ productId, name, isLoose }) => (
        <TextField
          key={productId}
          name={`${addedField}${productId}`}
          label={t(isLoose ? 'newKilograms' : 'newPieces', { name })}
          defaultValue="1"
          inputMode="decimal"
          pattern={patternOf(isLoose)}
          autoComplete="off"
          required
        />
      ))}
      <ProductSearch
        orderId={orderId}
        isAdded={({ productId }) => added.some((one) => one.productId === productId)}
        onAdd={(product) => setAdded([...added, product])}
      />
      {isHeld && can.payAtHandover && <Checkbox name="rest">{t('rest')}</Checkbox>}
    </>
  )
}

interface ProductSearchProps {
  orderId: number
  isAdded: (product: OfferedProduct) => boolean
  onAdd: (product: OfferedProduct) => void
}

/** Lies within the form of the dialog: Enter looks for products and sends nothing. */
function ProductSearch({ orderId, isAdded, onAdd }: ProductSearchProps) {
  const t = useTranslations('orders.change')
  const euros = useEuros()
  const [q, setQ] = useState('')
  const [found, setFound] = useState<readonly OfferedProduct[]>()
  const { busy, refusal, run } = useCommand(async () => {
    const { data } = await api.call(staffOrderProducts, { query: { order_id: orderId, q: q.trim() } })
    setFound(data.products)
  })
  const find = () => {
    if (q.trim().length >= 2) run()
  }
  const left = found?.filter((product) => !isAdded(product))

  return (
    <>
      <TextField
        type="search"
        label={t('search')}
        value={q}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => setQ(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          find()
        }}
      />
      <Button type="button" variant="secondary" busy={busy} onClick={find}>
        {t('find')}
      </Button>
      {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
      {found?.length === 0 && <output>{t('none')}</output>}
      {left !== undefined && left.length > 0 && (
        <ul className={layout.rows}>
          {left.map((product) => (
            <li key={product.productId}>
              <span>
                {[product.name, product.brand, product.pack].filter(Boolean).join(' · ')} ·{' '}
                {t(product.isLoose ? 'perKilogram' : 'perPiece', { price: euros(product.price) })}
              </span>
              <Button
                type="button"
                variant="secondary"
                aria-label={t('addNamed', { name: product.name })}
                onClick={() => onAdd(product)}
              >
                {t('add')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
