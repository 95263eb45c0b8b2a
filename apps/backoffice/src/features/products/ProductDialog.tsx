import type { StaffClassGroup } from '@bottega/contract/staff-products/product-class.ts'
import type { StaffProduct } from '@bottega/contract/staff-products/staff-products.ts'
import { labelFields } from '@bottega/rules/catalog/product-label.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import { EurosField } from '../../lib/actions/EurosField.tsx'
import { ReasonField } from '../../lib/actions/ReasonField.tsx'
import type { ActionDialogState } from '../../lib/actions/use-action-dialog.ts'
import layout from '../../lib/layout.module.css'
import { LabelTextFields } from './Label.tsx'
import { ClassFields, MaximumField } from './ClassFields.tsx'
import { isOfPicture, PictureCutFields, PictureFields, type Refused } from './picture/PictureFields.tsx'
import type { ProductAction } from './product-action.ts'
import { PromotionFields } from './PromotionFields.tsx'
import { StoreField } from './StoreField.tsx'
import { useProductFacts } from './use-product-facts.ts'

interface ProductDialogProps {
  dialog: ActionDialogState<ProductAction>
  product: StaffProduct
  groups: readonly StaffClassGroup[]
}

export function ProductDialog({ dialog, product, groups }: ProductDialogProps) {
  const t = useTranslations('products')
  const classNames = new Map(groups.flatMap(({ classes }) => classes.map(({ classId, name }) => [classId, name])))
  const facts = useProductFacts(product, classNames)
  const locale = useLocale()
  const { open } = dialog
  if (open === undefined) return null
  const about = 'promotion' in open ? open.promotion.name : ''
  const field = 'text' in open ? labelFields[open.text.field].names[locale] : about
  const name = 'of' in open ? open.of.name : field
  return (
    <ActionDialog
      dialog={dialog}
      title={name === '' ? t(`do.${open.do}`) : `${t(`do.${open.do}`)}: ${name}`}
      text={t(`explain.${open.do}`)}
      button={t(`do.${open.do}`)}
      facts={facts.all}
      yours={(fields) => facts.yours(open, fields)}
      isRefusedAtField={isOfPicture(dialog.refusalCode)}
    >
      <Fields
        action={open}
        product={product}
        groups={groups}
        refused={{ code: dialog.refusalCode, text: dialog.refusal }}
      />
    </ActionDialog>
  )
}

interface FieldsProps extends Omit<ProductDialogProps, 'dialog'> {
  action: ProductAction
  refused: Refused
}

function Fields({ action, product, groups, refused }: FieldsProps) {
  const t = useTranslations('products')
  const [today] = useState(() => shopDate(new Date()))
  const unit = t(product.isLoose ? 'kilos' : 'pieces')
  switch (action.do) {
    case 'price':
      return (
        <>
          <StoreField product={product} />
          <EurosField name="euros" label={t('euros')} />
          <div className={layout.pair}>
            <TextField name="from" type="date" label={t('from')} defaultValue={today} required />
            <TextField name="to" type="date" label={t('to')} />
          </div>
        </>
      )
    case 'stock':
      return (
        <>
          <StoreField product={product} />
          <TextField
            name="available"
            inputMode="decimal"
            pattern="\d{1,6}([.,]\d{1,3})?"
            label={t('available', { unit })}
            autoComplete="off"
          />
        </>
      )
    case 'promotion':
      return <PromotionFields product={product} today={today} />
    case 'days': {
      const { from, to, others } = action.promotion
      return (
        <>
          {others > 0 && <p>{t('sharedPromotion', { count: others })}</p>}
          <div className={layout.pair}>
            <TextField
              name="from"
              type="date"
              label={t('from')}
              defaultValue={from}
              readOnly={from <= today}
              required
            />
            <TextField name="to" type="date" label={t('lastDay')} defaultValue={to} min={today} required />
          </div>
        </>
      )
    }
    case 'end':
      return (
        <>
          {action.promotion.others > 0 && <p>{t('sharedPromotion', { count: action.promotion.others })}</p>}
          <ReasonField />
        </>
      )
    case 'picture':
      return <PictureFields refused={refused} />
    case 'pictureCut':
      return <PictureCutFields picture={product.picture} refused={refused} />
    case 'pictureRemove':
      return null
    case 'classes':
      return <ClassFields product={product} groups={groups} />
    case 'classLimit':
      return <MaximumField label={t('maximumOfClass', { unit })} defaultValue={action.of.maximum} />
    case 'label':
      return <LabelTextFields text={action.text} />
    case 'labelRelease':
      return null
    case 'on':
    case 'offSale':
    case 'recalled':
      return <ReasonField />
    default:
      return action satisfies never
  }
}
