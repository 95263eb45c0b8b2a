import type { StaffClassGroup } from '@bottega/contract/staff-products/product-class.ts'
import type { StaffProduct } from '@bottega/contract/staff-products/staff-products.ts'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useTranslations } from 'use-intl'
import { useTypedNumber } from '../../lib/format/use-typed-number.ts'
import layout from '../../lib/layout.module.css'
import { useProductWords } from './use-product-facts.ts'

interface ClassFieldsProps {
  product: StaffProduct
  groups: readonly StaffClassGroup[]
}

/** The classes of a product and the most of it in one cart. */
export function ClassFields({ product, groups }: ClassFieldsProps) {
  const t = useTranslations('products')
  const words = useProductWords(product)
  const has = new Set(product.classes.map(({ classId }) => classId))
  const shown = groups.filter(({ classes }) => classes.length > 0)
  return (
    <>
      <MaximumField label={t('maximumOf', { unit: words.unit })} defaultValue={product.maximum} />
      {shown.length === 0 && <p>{t('noClasses')}</p>}
      {shown.map(({ name, classes }) => (
        <fieldset key={name} className={layout.boxes}>
          <legend>{name}</legend>
          {classes.map((one) => (
            <Checkbox key={one.classId} name="class" value={one.classId} defaultChecked={has.has(one.classId)}>
              {has.has(one.classId) ? words.ofClass(one) : one.name}
            </Checkbox>
          ))}
        </fieldset>
      ))}
    </>
  )
}

/** Empty is no limit. */
export function MaximumField({ label, defaultValue }: { label: string; defaultValue: number | undefined }) {
  const t = useTranslations('products')
  const typedNumber = useTypedNumber()
  return (
    <TextField
      name="maximum"
      inputMode="decimal"
      pattern="\d{1,5}([.,]\d{1,3})?"
      label={label}
      help={t('maximumHelp')}
      defaultValue={defaultValue === undefined ? undefined : typedNumber(defaultValue)}
      autoComplete="off"
    />
  )
}
