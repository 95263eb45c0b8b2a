import type { DeskProduct } from '@bottega/contract/product-desk/product-desk.ts'
import { useFormatter, useTranslations } from 'use-intl'
import type { Fact } from '../../lib/actions/conflict.ts'
import { useDay } from '../../lib/use-day.ts'
import { useEuros } from '../../lib/use-euros.ts'

/** What a colleague may change about a product, in the words of its page, and one fact alone as a form would make it. */
export function useProductFacts(product: DeskProduct) {
  const t = useTranslations('products')
  const format = useFormatter()
  const euros = useEuros()
  const day = useDay()
  const unit = t(product.isLoose ? 'kilos' : 'pieces')
  const nameOf = (warehouseId: number) => product.stores.find((one) => one.warehouseId === warehouseId)?.name ?? ''
  const days = (from: string, to: string) =>
    to === '' ? t('fromDay', { from: day(from) }) : `${day(from)} – ${day(to)}`

  const sale = (value: DeskProduct['sale']): Fact => [t('sale'), t(`sales.${value}`)]
  const stock = (warehouseId: number, available: number | undefined): Fact => [
    `${t('stock')} · ${nameOf(warehouseId)}`,
    available === undefined ? t('notCounted') : `${format.number(available)} ${unit}`,
  ]
  const price = (warehouseId: number, from: string, to: string, cost: number): Fact => [
    `${t('history')} · ${nameOf(warehouseId)}`,
    `${days(from, to)}: ${euros(cost)}`,
  ]
  const prices = ({ warehouseId, prices: rows }: DeskProduct['stores'][number]): Fact => [
    `${t('history')} · ${nameOf(warehouseId)}`,
    rows.map(({ from, to = '', price: cost }) => `${days(from, to)}: ${euros(cost)}`).join('; '),
  ]
  const all: readonly Fact[] = [
    sale(product.sale),
    ...product.stores.flatMap((store) => [prices(store), stock(store.warehouseId, store.available)]),
  ]
  return { all, sale, stock, price }
}
