import { staffOrderProducts } from '@bottega/contract/staff-orders/calls.ts'
import type { OfferedProduct, StaffOrder } from '@bottega/contract/staff-orders/staff-orders.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Fragment, useState } from 'react'
import { useTranslations } from 'use-intl'
import { numberIn } from '../../lib/actions/EurosField.tsx'
import { api } from '../../lib/api.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useTypedNumber } from '../../lib/format/use-typed-number.ts'
import { formText } from '../../lib/form-text.ts'
import layout from '../../lib/layout.module.css'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'

type Line = StaffOrder['lines'][number]

/** The name of a line with the options chosen of it, which tell it from others of its product. */
export const lineName = ({ name, optionsText }: Pick<Line, 'name' | 'optionsText'>) =>
  optionsText === undefined ? name : `${name} · ${optionsText}`

const lineField = (orderItemId: number) => `quantity-${orderItemId}`

/** A row that a new line comes from: a product put in, or a part of a line that gets other options. */
type NewLine = { row: number } & ({ product: OfferedProduct; line?: never } | { line: Line; product?: never })

const newField = ({ row, product, line }: NewLine) =>
  product === undefined ? `split-${row}-${line.orderItemId}` : `added-${row}-${product.productId}`
const optionField = (row: number | string, parameterName: string) => `option-${row}-${parameterName}`

const patternOf = (isLoose: boolean) => (isLoose ? String.raw`\d{1,4}([.,]\d{1,3})?` : String.raw`\d{1,4}`)

/** The rows of one kind that say how much, with the options chosen in them. */
function rowsIn(fields: FormData, kind: 'added' | 'split') {
  return [...fields.keys()]
    .filter((name) => name.startsWith(`${kind}-`))
    .map((name) => {
      const [, row = '', id] = name.split('-')
      const prefix = optionField(row, '')
      const options = [...fields.keys()].filter((one) => one.startsWith(prefix))
      const params = Object.fromEntries(options.map((one) => [one.slice(prefix.length), formText(fields, one)]))
      return { id: Number(id), quantity: numberIn(fields, name), params }
    })
    .filter(({ quantity }) => quantity > 0)
}

/** The change the fields ask for: lines whose quantity differs, products that are new, and parts with other options. */
export function linesIn(fields: FormData, { lines }: Pick<StaffOrder, 'lines'>) {
  const changed = lines
    .map(({ orderItemId, ordered }) => ({ orderItemId, ordered, quantity: numberIn(fields, lineField(orderItemId)) }))
    .filter(({ ordered, quantity }) => quantity !== ordered)
    .map(({ orderItemId: order_item_id, quantity }) => ({ order_item_id, quantity }))
  return {
    lines: changed,
    add: rowsIn(fields, 'added').map(({ id: product_id, quantity, params }) => ({ product_id, quantity, params })),
    split: rowsIn(fields, 'split').map(({ id: order_item_id, quantity, params }) => ({
      order_item_id,
      quantity,
      params,
    })),
    rest_at_handover: fields.has('rest'),
    customer_asked: fields.has('asked'),
    key: formText(fields, 'key'),
  }
}

/** The quantities of an order's lines, parts of them that get other options, and a search for products to put in. */
export function LineFields({ order: { orderId, lines, payments, can } }: { order: StaffOrder }) {
  const t = useTranslations('orders.change')
  const typedNumber = useTypedNumber()
  const [key] = useState(() => crypto.randomUUID())
  const [rows, setRows] = useState<readonly NewLine[]>([])
  const next = 1 + (rows.at(-1)?.row ?? 0)
  const rowsOf = (isShown: (row: NewLine) => boolean) =>
    rows
      .filter(isShown)
      .map((one) => (
        <NewLineFields
          key={one.row}
          newLine={one}
          onRemove={() => setRows(rows.filter(({ row }) => row !== one.row))}
        />
      ))
  const isHeld = payments.some(({ state }) => state === 'authorised')

  return (
    <>
      <input type="hidden" name="key" value={key} />
      {lines.map((line) => {
        const { orderItemId, isLoose, ordered, selectOptions } = line
        const name = lineName(line)
        return (
          <Fragment key={orderItemId}>
            <div className={layout.pair}>
              <TextField
                name={lineField(orderItemId)}
                label={t(isLoose ? 'kilograms' : 'pieces', { name })}
                defaultValue={typedNumber(ordered)}
                inputMode="decimal"
                pattern={patternOf(isLoose)}
                autoComplete="off"
                required
              />
              {selectOptions.length > 0 && rows.every((row) => row.line?.orderItemId !== orderItemId) && (
                <Button
                  type="button"
                  variant="secondary"
                  aria-label={t('divideNamed', { name })}
                  onClick={() => setRows([...rows, { row: next, line }])}
                >
                  {t('divide')}
                </Button>
              )}
            </div>
            {rowsOf((row) => row.line?.orderItemId === orderItemId)}
          </Fragment>
        )
      })}
      {rowsOf(({ product }) => product !== undefined)}
      <ProductSearch
        orderId={orderId}
        isAdded={({ productId }) => rows.some(({ product }) => product?.productId === productId)}
        onAdd={(product) => setRows([...rows, { row: next, product }])}
      />
      {rows.some(({ product }) => product !== undefined) && <Checkbox name="asked">{t('asked')}</Checkbox>}
      {isHeld && can.payAtHandover && <Checkbox name="rest">{t('rest')}</Checkbox>}
    </>
  )
}

/** How much of it, and each option it is sold with; none is chosen before staff have asked the customer. */
function NewLineFields({ newLine, onRemove }: { newLine: NewLine; onRemove: () => void }) {
  const t = useTranslations('orders.change')
  const { row, product, line } = newLine
  const { isLoose, selectOptions } = product ?? line
  const name = product === undefined ? lineName(line) : product.name
  const words = product === undefined ? 'part' : 'new'
  return (
    <div className={layout.pair}>
      <TextField
        name={newField(newLine)}
        label={t(`${words}${isLoose ? 'Kilograms' : 'Pieces'}`, { name })}
        defaultValue="1"
        inputMode="decimal"
        pattern={patternOf(isLoose)}
        autoComplete="off"
        required
      />
      {selectOptions.map(({ name: option, parameterName, options }) => (
        <Select
          key={parameterName}
          name={optionField(row, parameterName)}
          label={t(`${words}Option`, { name, option })}
          defaultValue=""
          options={[{ value: '', label: t('choose') }, ...options.map(({ name: label, value }) => ({ value, label }))]}
          required
        />
      ))}
      <Button type="button" variant="secondary" aria-label={t(`${words}Undo`, { name })} onClick={onRemove}>
        {t('undo')}
      </Button>
    </div>
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
