import type { ReplyOf } from '@bottega/contract/call-schema.ts'
import { staffProducts } from '@bottega/contract/staff-products/calls.ts'
import type { StaffProductRow } from '@bottega/contract/staff-products/staff-products.ts'
import {
  staffSupplierDelivery,
  staffSupplierOrderLines,
  staffSupplierOrders,
  staffSuppliers,
} from '@bottega/contract/staff-stock/calls.ts'
import type { staffSupplierDelivery as writtenSchema } from '@bottega/contract/staff-stock/supplier-deliveries.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { isSameBarcode } from '@bottega/rules/validators/barcode.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { type SubmitEvent, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFieldWords } from '../../../lib/actions/use-field-words.ts'
import { api } from '../../../lib/api.ts'
import { idIn } from '../../../lib/asked.ts'
import { formText } from '../../../lib/form-text.ts'
import { useTypedNumber } from '../../../lib/format/use-typed-number.ts'
import { PageHead } from '../../../lib/head/PageHead.tsx'
import layout from '../../../lib/layout.module.css'
import { Remark } from '../../../lib/Remark.tsx'
import { Section } from '../../../lib/Section.tsx'
import { requireRole } from '../../../lib/signed-in-staff.ts'
import { useCommand } from '../../../lib/use-command.ts'
import { paths } from '../../../paths.ts'
import picking from '../../picking/Picking.module.css'
import { Scanner } from '../../picking/scanning/Scanner.tsx'
import type { Found } from '../../picking/scanning/use-scanning.ts'
import styles from './Deliveries.module.css'
import { GoodLine, showGood } from './GoodLine.tsx'
import { fromOrder, leftOpen, stillExpected, type TypedGood, typedAmount } from './typed-goods.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper'])
  const { searchParams } = new URL(request.url)
  const orderId = idIn(searchParams.get('order'))
  const [{ stores }, { suppliers }, order] = await Promise.all([
    api.call(staffSupplierOrders, { query: {} }).then(({ data }) => data),
    api.call(staffSuppliers, { query: {} }).then(({ data }) => data),
    orderId === undefined
      ? undefined
      : api.call(staffSupplierOrderLines, { query: { supplier_order_id: orderId } }).then(({ data }) => data),
  ])
  const store = stores.find(({ id }) => id === (order?.warehouseId ?? idIn(searchParams.get('store'))))
  const supplier = suppliers.find((one) => one.supplierId === (order?.supplierId ?? idIn(searchParams.get('supplier'))))
  // React Router takes a thrown response as the status of the page.
  // oxlint-disable-next-line typescript/only-throw-error
  if (store === undefined || supplier === undefined) throw new Response(null, { status: 404 })
  return {
    orderId,
    store,
    supplier: { id: supplier.supplierId, name: supplier.name },
    order,
    today: shopDate(new Date()),
  }
}

/** Goods a search found; undefined while it runs. */
interface Searched {
  readonly text: string
  readonly goods: readonly StaffProductRow[] | undefined
}

/** One delivery of a supplier: its document, and each product by scan or search with what came of it. */
export function Component() {
  const t = useTranslations('stock.deliveries')
  const typedNumber = useTypedNumber()
  const fieldWords = useFieldWords()
  const { orderId, store, supplier, order, today } = useLoaderData<typeof loader>()
  const [goods, setGoods] = useState<readonly TypedGood[]>(() => order?.lines.map(fromOrder) ?? [])
  const [found, setFound] = useState<number>()
  const [searched, setSearched] = useState<Searched>()
  const [written, setWritten] = useState<ReplyOf<typeof writtenSchema>>()
  const [key] = useState(() => crypto.randomUUID())
  const search = useCommand(async (text: string, isScanned: boolean) => {
    setSearched({ text, goods: undefined })
    const { products } = (await api.call(staffProducts, { query: { q: text, warehouse_id: store.id } })).data
    const [one] = isScanned ? products.filter(({ barcode }) => isSameBarcode(barcode ?? '', text)) : []
    if (one === undefined) setSearched({ text, goods: products.slice(0, mostFound) })
    else add(one)
  })
  const came = goods.filter((good) => (typedAmount(good) ?? 0) > 0)
  const open = leftOpen(goods)
  const isWrong = goods.some((good) => typedAmount(good) === undefined)
  const save = useCommand(async (fields: FormData) => {
    const { data } = await api.call(staffSupplierDelivery, {
      body: {
        warehouse_id: store.id,
        supplier_id: supplier.id,
        ...(orderId !== undefined && { supplier_order_id: orderId }),
        document_number: formText(fields, 'number'),
        document_date: formText(fields, 'date'),
        lines: came.map((good) => ({ product_id: good.productId, quantity: typedAmount(good) ?? 0 })),
      },
      idempotencyKey: key,
    })
    setWritten(data)
  })

  function add({ productId, name, brand, pack, barcode, isLoose }: StaffProductRow) {
    setSearched(undefined)
    setFound(productId)
    if (goods.some((good) => good.productId === productId)) showGood(productId)
    else setGoods([{ productId, name, brand, pack, barcode, isLoose, typed: '', order: undefined }, ...goods])
  }

  function find(code: string): Found | undefined {
    const good = goods.find(({ barcode }) => isSameBarcode(barcode ?? '', code))
    if (good === undefined) {
      search.run(code, true)
      return undefined
    }
    setSearched(undefined)
    setFound(good.productId)
    showGood(good.productId)
    return { name: good.name, state: 'to-pick' }
  }

  function submitSearch(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = formText(new FormData(event.currentTarget), 'q').trim()
    if (text !== '') search.run(text, false)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    save.run(new FormData(event.currentTarget))
  }

  const type = (productId: number, typed: string) =>
    setGoods(goods.map((good) => (good.productId === productId ? { ...good, typed } : good)))
  const fill = () =>
    setGoods(
      goods.map((good) =>
        good.typed.trim() === '' && stillExpected(good) > 0
          ? { ...good, typed: typedNumber(stillExpected(good)) }
          : good,
      ),
    )
  const head = (
    <PageHead
      back={{ href: paths.supplierDeliveries(), text: t('backToList') }}
      title={t('titleOf', { supplier: supplier.name })}
      text={
        orderId === undefined
          ? t('ofStore', { store: store.name })
          : t('ofStoreOrder', { store: store.name, number: orderId })
      }
    />
  )
  if (written !== undefined)
    return (
      <>
        {head}
        <Written written={written} goods={came} isOfOrder={orderId !== undefined} />
      </>
    )
  if (order?.isOpen === false)
    return (
      <>
        {head}
        <Remark tone="warn">{t('closedOrder')}</Remark>
      </>
    )
  return (
    <div className={picking.picking}>
      {head}
      <div className={picking.tools}>
        <Scanner find={find} answered={searched?.text} />
      </div>
      <form className={picking.scan} onSubmit={submitSearch}>
        <TextField name="q" type="search" label={t('search')} autoComplete="off" maxLength={80} />
        <Button type="submit" variant="secondary" busy={search.busy}>
          {t('find')}
        </Button>
      </form>
      {search.refusal !== undefined && <Remark tone="error">{search.refusal}</Remark>}
      {searched !== undefined && <FoundGoods searched={searched} onAdd={add} />}
      <form className={layout.form} onSubmit={submit} {...fieldWords}>
        <div className={styles.document}>
          <TextField
            name="number"
            label={t('number')}
            help={t('numberHelp')}
            maxLength={40}
            autoComplete="off"
            required
          />
          <TextField name="date" type="date" label={t('date')} defaultValue={today} max={today} required />
        </div>
        <Section title={t('goodsHere')}>
          {goods.length === 0 && <p>{t('noGoods')}</p>}
          {goods.some((good) => good.typed.trim() === '' && stillExpected(good) > 0) && (
            <div className={layout.actions}>
              <Button variant="secondary" onClick={fill}>
                {t('asOrdered')}
              </Button>
            </div>
          )}
          <ul className={styles.lines}>
            {goods.map((good) => (
              <GoodLine
                key={good.productId}
                good={good}
                isFound={good.productId === found}
                isOfOrder={orderId !== undefined}
                onType={(typed) => type(good.productId, typed)}
                onRemove={() => setGoods(goods.filter(({ productId }) => productId !== good.productId))}
              />
            ))}
          </ul>
        </Section>
        {goods.length > 0 && <p>{t('sum', { count: came.length, open: open.length })}</p>}
        {save.refusal !== undefined && <Remark tone="error">{save.refusal}</Remark>}
        <div className={layout.actions}>
          <Button type="submit" size="large" busy={save.busy} disabled={came.length === 0 || isWrong}>
            {t('save')}
          </Button>
        </div>
      </form>
    </div>
  )
}

/** As many as a person reads: more words find fewer. */
const mostFound = 8

interface FoundGoodsProps {
  searched: Searched
  onAdd: (product: StaffProductRow) => void
}

function FoundGoods({ searched: { text, goods }, onAdd }: FoundGoodsProps) {
  const t = useTranslations('stock.deliveries')
  if (goods === undefined) return <output>{t('searching', { text })}</output>
  if (goods.length === 0) return <Remark tone="warn">{t('noneFound', { text })}</Remark>
  return (
    <ul className={styles.lines} aria-label={t('foundGoods')}>
      {goods.map((product) => (
        <li key={product.productId} className={styles.line}>
          <span className={styles.what}>
            <strong>{product.name}</strong>
            <small>{[product.brand, product.pack, product.code].filter(Boolean).join(' · ')}</small>
          </span>
          <Button variant="secondary" onClick={() => onAdd(product)}>
            {t('add', { name: product.name })}
          </Button>
        </li>
      ))}
    </ul>
  )
}

interface WrittenProps {
  written: ReplyOf<typeof writtenSchema>
  goods: readonly TypedGood[]
  isOfOrder: boolean
}

function Written({ written: { notCounted, orderClosed }, goods, isOfOrder }: WrittenProps) {
  const t = useTranslations('stock.deliveries')
  const without = goods.filter(({ productId }) => notCounted.includes(productId)).map(({ name }) => name)
  return (
    <>
      <Remark tone="ok">
        <p>{t('saved', { count: goods.length - without.length })}</p>
        {isOfOrder && <p>{t(orderClosed ? 'orderDone' : 'orderOpen')}</p>}
      </Remark>
      {without.length > 0 && <Remark tone="info">{t('notCounted', { names: without.join(', ') })}</Remark>}
      <div className={layout.actions}>
        <LinkButton href={paths.supplierDeliveries()}>{t('toList')}</LinkButton>
      </div>
    </>
  )
}
