import type { Language } from '@bottega/rules/text/language.ts'
import type { StaffLabelField, StaffProduct } from '@bottega/contract/staff-products/staff-products.ts'
import type { StaffPromotion } from '@bottega/contract/staff-products/product-promotion.ts'
import { labelFields } from '@bottega/rules/catalog/product-label.ts'
import { useLocale, useTranslations } from 'use-intl'
import type { Fact } from '../../lib/actions/conflict.ts'
import { centsIn, numberIn } from '../../lib/actions/EurosField.tsx'
import { useDay } from '../../lib/format/use-day.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { classIdsIn, labelTextIn, optionalIn, type ProductAction, promotionIn, textIn } from './product-action.ts'
import { useNumber } from '../../lib/format/use-number.ts'

type Store = StaffProduct['stores'][number]
type ProductClass = StaffProduct['classes'][number]

/** The words for parts of a product, on its page and where two changes are compared. */
export function useProductWords({ isLoose }: Pick<StaffProduct, 'isLoose'>) {
  const t = useTranslations('products')
  const number = useNumber()
  const locale = useLocale()
  const euros = useEuros()
  const day = useDay()
  const unit = t(isLoose ? 'kilos' : 'pieces')
  const days = (from: string, to = '') => (to === '' ? t('fromDay', { from: day(from) }) : `${day(from)} – ${day(to)}`)
  const amount = (available: number) => `${number(available)} ${unit}`
  const cut = ({ kind, price = 0, percent = 0, pieces = 0, paidPieces = 0 }: Omit<StaffPromotion, 'promotionId'>) => {
    if (kind === 'price') return euros(price)
    if (kind === 'pieces') return `${pieces}×${paidPieces}`
    return kind === 'second' ? t('secondPiece', { percent }) : `−${percent} %`
  }
  return {
    unit,
    days,
    amount,
    stock: (available: number | undefined) => (available === undefined ? t('notCounted') : amount(available)),
    promotion: (one: Omit<StaffPromotion, 'promotionId'>) =>
      [cut(one), days(one.from, one.to), ...(one.membersOnly ? [t('membersOnly')] : [])].join(' · '),
    ofClass: ({ name, maximum }: Pick<ProductClass, 'name' | 'maximum'>) =>
      maximum === undefined ? name : t('classMaximum', { name, maximum: amount(maximum) }),
    /** Of a field of the label, in the language of the reader where there is one. */
    label: (text: Pick<StaffLabelField, Language>) => text[locale] ?? text.it ?? '',
    maximum: (maximum: number | undefined) => (maximum === undefined ? t('noMaximum') : amount(maximum)),
  }
}

/** The facts of a product a colleague may change, in the words of its page; and those a form would make of them. */
export function useProductFacts(product: StaffProduct, classNames: ReadonlyMap<number, string>) {
  const t = useTranslations('products')
  const euros = useEuros()
  const words = useProductWords(product)
  const locale = useLocale()
  const at = (group: 'stock' | 'history' | 'promotions', warehouseId: number) =>
    `${t(group)} · ${product.stores.find((one) => one.warehouseId === warehouseId)?.name ?? t('allStores')}`
  const named = (one: Omit<StaffPromotion, 'promotionId'>) => `${one.name}: ${words.promotion(one)}`
  const price = (from: string, to: string | undefined, cost: number) => `${words.days(from, to)}: ${euros(cost)}`

  const ofStore = ({ warehouseId, prices, promotions, available }: Store): Fact[] => [
    [at('history', warehouseId), prices.map(({ from, to, price: cost }) => price(from, to, cost)).join('; ')],
    [at('promotions', warehouseId), promotions.map(named).join('; ')],
    [at('stock', warehouseId), words.stock(available)],
  ]
  const all: readonly Fact[] = [
    [t('sale'), t(`sales.${product.sale}`)],
    [t('picture'), product.picture.split('/').at(-1) ?? ''],
    [t('classes'), product.classes.map(words.ofClass).join(', ')],
    [t('maximum'), words.maximum(product.maximum)],
    ...product.label.map((one): Fact => [labelFields[one.field].names[locale], words.label(one)]),
    ...product.stores.flatMap(ofStore),
  ]

  function yours(action: ProductAction, fields: FormData): Fact[] {
    const store = optionalIn(fields, 'store') ?? 0
    switch (action.do) {
      case 'price': {
        const cost = centsIn(fields, 'euros') / 100
        return [[at('history', store), price(textIn(fields, 'from'), textIn(fields, 'to'), cost)]]
      }
      case 'stock':
        return [[at('stock', store), words.stock(optionalIn(fields, 'available'))]]
      case 'promotion': {
        const { cents = 0, paid_pieces: paidPieces = 0, members_only: membersOnly, name, ...made } = promotionIn(fields)
        const wanted = { ...made, name: name.it, price: cents / 100, paidPieces, membersOnly, others: 0 }
        return [[at('promotions', store), named(wanted)]]
      }
      case 'days': {
        const moved = { ...action.promotion, from: textIn(fields, 'from'), to: textIn(fields, 'to') }
        return [[at('promotions', action.warehouseId), named(moved)]]
      }
      case 'end':
        return [[at('promotions', action.warehouseId), t('endOf', { name: action.promotion.name })]]
      case 'picture': {
        const picture = fields.get('picture')
        return [[t('picture'), picture instanceof File ? picture.name : '']]
      }
      case 'pictureCut':
        return [[t('picture'), t('crop.ofPresent')]]
      case 'pictureRemove':
        return [[t('picture'), t('pictureBefore')]]
      case 'classes': {
        const names = classIdsIn(fields).map((id) => classNames.get(id) ?? '')
        return [
          [t('classes'), names.join(', ')],
          [t('maximum'), words.maximum(optionalIn(fields, 'maximum'))],
        ]
      }
      case 'classLimit': {
        const maximum = textIn(fields, 'maximum') === '' ? undefined : numberIn(fields, 'maximum')
        return [[t('classes'), words.ofClass({ name: action.of.name, ...(maximum !== undefined && { maximum }) })]]
      }
      case 'label':
        return [[labelFields[action.text.field].names[locale], words.label(labelTextIn(fields))]]
      case 'labelRelease':
        return [[labelFields[action.text.field].names[locale], t('labelOfFile')]]
      case 'on':
      case 'offSale':
      case 'recalled':
        return [[t('sale'), t(`sales.${action.do}`)]]
      default:
        return action satisfies never
    }
  }
  return { all, yours }
}
