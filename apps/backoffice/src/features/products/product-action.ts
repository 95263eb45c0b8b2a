import type { Language } from '@bottega/rules/text/language.ts'
import {
  staffClassLimit,
  staffLabelRelease,
  staffPictureCut,
  staffPictureRemove,
  staffProductClasses,
  staffProductLabel,
  staffProductPicture,
  staffProductPrice,
  staffProductPromotion,
  staffProductSale,
  staffProductStock,
  staffPromotionDays,
  staffPromotionEnd,
} from '@bottega/contract/staff-products/calls.ts'
import type { StaffLabelField, StaffProduct } from '@bottega/contract/staff-products/staff-products.ts'
import type { StaffPromotion } from '@bottega/contract/staff-products/product-promotion.ts'
import { promotionKinds } from '@bottega/rules/promotions/promotion-refusal.ts'
import { centsIn, numberIn } from '../../lib/actions/EurosField.tsx'
import { reasonIn } from '../../lib/actions/ReasonField.tsx'
import { api } from '../../lib/api.ts'
import { formText } from '../../lib/form-text.ts'
import { namesIn } from './NameFields.tsx'
import { cutIn } from './picture/cut-in-form.ts'

/** Actions of staff on the product as a whole. */
export type ProductWork =
  | 'price'
  | 'promotion'
  | 'stock'
  | 'picture'
  | 'pictureCut'
  | 'pictureRemove'
  | 'classes'
  | 'on'
  | 'offSale'
  | 'recalled'

/** Beside these, what they do about one of its promotions or classes. */
export type ProductAction =
  | { do: ProductWork }
  | { do: 'days' | 'end'; warehouseId: number; promotion: StaffPromotion }
  | { do: 'classLimit'; of: StaffProduct['classes'][number] }
  | { do: 'label' | 'labelRelease'; text: StaffLabelField }

export const textIn = (fields: FormData, name: string): string => formText(fields, name).trim()

/** A number that may be left out. */
export const optionalIn = (fields: FormData, name: string): number | undefined =>
  textIn(fields, name) === '' ? undefined : numberIn(fields, name)

export const classIdsIn = (fields: FormData): number[] => fields.getAll('class').map(Number)

/** A field of the label as its form says it; languages without a text are left out. */
export function labelTextIn(fields: FormData): Pick<StaffLabelField, Language> {
  const [de, en] = [textIn(fields, 'de'), textIn(fields, 'en')]
  // Each code that is chosen of a list is a value of its own.
  const it = fields
    .getAll('it')
    .filter((one) => typeof one === 'string')
    .join(', ')
    .trim()
  return { ...(it && { it }), ...(de && { de }), ...(en && { en }) }
}

/** A new promotion as its form says it; fields of other kinds are not in the form. */
export function promotionIn(fields: FormData) {
  const kind = promotionKinds.find((one) => one === textIn(fields, 'kind')) ?? 'price'
  const [percent, pieces, paidPieces] = [
    optionalIn(fields, 'percent'),
    optionalIn(fields, 'pieces'),
    optionalIn(fields, 'paid'),
  ]
  return {
    kind,
    ...(kind === 'price' && { cents: centsIn(fields, 'euros') }),
    ...(percent !== undefined && { percent }),
    ...(pieces !== undefined && { pieces }),
    ...(paidPieces !== undefined && { paid_pieces: paidPieces }),
    name: namesIn(fields),
    from: textIn(fields, 'from'),
    to: textIn(fields, 'to'),
    members_only: fields.has('members'),
  }
}

/** Each change names the version of the product it was decided on. */
export async function carryOut(product: StaffProduct, action: ProductAction, fields: FormData): Promise<void> {
  const seen = { product_id: product.productId, version: product.version }
  const days = { from: textIn(fields, 'from'), to: textIn(fields, 'to') }
  const store = optionalIn(fields, 'store')
  switch (action.do) {
    case 'price': {
      const { from, to } = days
      const price = { warehouse_id: store ?? 0, cents: centsIn(fields, 'euros'), from, ...(to !== '' && { to }) }
      await api.call(staffProductPrice, { body: { ...seen, ...price } })
      return
    }
    case 'stock': {
      const available = optionalIn(fields, 'available')
      const counted = { warehouse_id: store ?? 0, ...(available !== undefined && { available }) }
      await api.call(staffProductStock, { body: { ...seen, ...counted } })
      return
    }
    case 'promotion': {
      const place = store === undefined ? {} : { warehouse_id: store }
      await api.call(staffProductPromotion, { body: { ...seen, ...place, ...promotionIn(fields) } })
      return
    }
    case 'days':
      await api.call(staffPromotionDays, { body: { ...seen, ...days, promotion_id: action.promotion.promotionId } })
      return
    case 'end': {
      const ended = { promotion_id: action.promotion.promotionId, reason: reasonIn(fields) }
      await api.call(staffPromotionEnd, { body: { ...seen, ...ended } })
      return
    }
    case 'picture': {
      const picture = fields.get('picture')
      const body = { ...seen, ...cutIn(fields) }
      await api.call(staffProductPicture, { body, ...(picture instanceof File && { files: { picture } }) })
      return
    }
    case 'pictureCut':
      await api.call(staffPictureCut, { body: { ...seen, ...cutIn(fields) } })
      return
    case 'pictureRemove':
      await api.call(staffPictureRemove, { body: seen })
      return
    case 'classes': {
      const maximum = optionalIn(fields, 'maximum')
      const classes = { class_ids: classIdsIn(fields), ...(maximum !== undefined && { maximum }) }
      await api.call(staffProductClasses, { body: { ...seen, ...classes } })
      return
    }
    case 'classLimit': {
      const { classId } = action.of
      const [maximum, before] = [
        optionalIn(fields, 'maximum'),
        product.classes.find((one) => one.classId === classId)?.maximum,
      ]
      const limits = {
        ...(maximum !== undefined && { maximum }),
        ...(before !== undefined && { seen_maximum: before }),
      }
      await api.call(staffClassLimit, { body: { product_id: product.productId, class_id: classId, ...limits } })
      return
    }
    case 'label':
      await api.call(staffProductLabel, { body: { ...seen, field: action.text.field, ...labelTextIn(fields) } })
      return
    case 'labelRelease':
      await api.call(staffLabelRelease, { body: { ...seen, field: action.text.field } })
      return
    case 'on':
    case 'offSale':
    case 'recalled':
      await api.call(staffProductSale, { body: { ...seen, sale: action.do, reason: reasonIn(fields) } })
      return
    default:
      action satisfies never
  }
}
