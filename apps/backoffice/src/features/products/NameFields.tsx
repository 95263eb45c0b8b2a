import type { ClassNames } from '@bottega/contract/staff-products/product-class.ts'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useTranslations } from 'use-intl'
import { formText } from '../../lib/form-text.ts'
import layout from '../../lib/layout.module.css'

/** A language without a name has the Italian one. */
export function namesIn(fields: FormData): ClassNames {
  const [it = '', de, en] = ['name', 'name_de', 'name_en'].map((field) => formText(fields, field).trim())
  return { it, ...(de && { de }), ...(en && { en }) }
}

interface NameFieldsProps {
  /** Of the Italian name. */
  label: string
  minLength?: number
  names?: ClassNames | undefined
}

/** The name of something in the languages of the shop. */
export function NameFields({ label, minLength, names }: NameFieldsProps) {
  const t = useTranslations('products')
  const field = { maxLength: 60, autoComplete: 'off' } as const
  return (
    <>
      <TextField {...field} name="name" label={label} minLength={minLength} defaultValue={names?.it} required />
      <div className={layout.pair}>
        <TextField {...field} name="name_de" label={t('nameInGerman')} defaultValue={names?.de} />
        <TextField {...field} name="name_en" label={t('nameInEnglish')} defaultValue={names?.en} />
      </div>
    </>
  )
}
