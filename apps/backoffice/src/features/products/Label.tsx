import type { StaffLabelField, StaffProduct } from '@bottega/contract/staff-products/staff-products.ts'
import { choiceCodes, choiceWords, takesSeveral } from '@bottega/rules/catalog/label-choices.ts'
import { type ChoiceName, isChoice, labelFields } from '@bottega/rules/catalog/product-label.ts'
import { countries } from '@bottega/rules/payments/countries.ts'
import { countriesByName, countryName } from '@bottega/rules/text/country-name.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import type { Language } from '@bottega/rules/text/language.ts'
import { createElement, Fragment, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import layout from '../../lib/layout.module.css'
import { Part } from '../../lib/Part.tsx'
import type { ProductAction } from './product-action.ts'
import { useProductWords } from './use-product-facts.ts'

interface LabelProps {
  product: StaffProduct
  /** Undefined for who may only look. */
  onDo: ((action: ProductAction) => void) | undefined
}

/** The text of the product page beside price and pack: ingredients, allergens, origin and the rest. */
export function Label({ product, onDo }: LabelProps) {
  const t = useTranslations('products')
  const locale = useLocale()
  const words = useProductWords(product)
  const shown = (text: StaffLabelField): ReactNode => {
    const { kind } = labelFields[text.field]
    const written = words.label(text)
    if (written === '') return '–'
    if (kind === 'country') return countryName(written, locale)
    if (isChoice(text.field)) return wordsOfCodes(text.field, written, locale)
    return kind === 'emphasised' ? withEmphasis(written) : written
  }
  const button = (work: 'label' | 'labelRelease', text: StaffLabelField) => (
    <Button
      variant="secondary"
      aria-label={`${t(`do.${work}`)}: ${labelFields[text.field].names[locale]}`}
      onClick={() => onDo?.({ do: work, text })}
    >
      {t(`do.${work}`)}
    </Button>
  )
  return (
    <Part title={t('label')}>
      <ul className={layout.list}>
        {product.label.map((text) => (
          <li key={text.field}>
            <h3>
              {labelFields[text.field].names[locale]}
              {text.byStaff && <Badge>{t('labelByStaff')}</Badge>}
            </h3>
            <p>{shown(text)}</p>
            {onDo !== undefined && (
              <div className={layout.actions}>
                {button('label', text)}
                {text.byStaff && button('labelRelease', text)}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Allergens stand out as on the product page, not between the underscores of the form. */
const withEmphasis = (text: string) => {
  const parts = text
    .split(/_([^_]+)_/)
    .map((part, place) => (place % 2 === 0 ? part : createElement('strong', null, part)))
  return createElement(Fragment, null, ...parts)
}

const wordsOfCodes = (field: ChoiceName, written: string, locale: Language) =>
  written
    .split(', ')
    .map((code) => choiceWords(field, code, locale))
    .join('; ')

/** The form of one field, by its kind. */
export function LabelTextFields({ text }: { text: StaffLabelField }) {
  const t = useTranslations('products')
  const { kind } = labelFields[text.field]
  if (kind === 'country') return <CountryField code={text.it} />
  if (isChoice(text.field)) return <ChoiceField control="it" field={text.field} written={text.it ?? ''} />
  const help = kind === 'emphasised' ? 'emphasised' : 'plain'
  const field = { maxLength: 10_000, rows: kind === 'emphasised' ? 6 : 3 }
  return (
    <>
      <TextArea {...field} name="it" label={t('inItalian')} help={t(`labelHelp.${help}`)} defaultValue={text.it} />
      <TextArea {...field} name="de" label={t('inGerman')} defaultValue={text.de} />
      <TextArea {...field} name="en" label={t('inEnglish')} defaultValue={text.en} />
    </>
  )
}

function CountryField({ code }: { code: string | undefined }) {
  const t = useTranslations('products')
  const locale = useLocale()
  const options = countriesByName(countries, locale).map(({ code: value, name: label }) => ({ value, label }))
  return (
    <Select
      name="it"
      label={t('country')}
      defaultValue={code}
      options={[{ value: '', label: t('noCountry') }, ...options]}
    />
  )
}

interface ChoiceFieldProps {
  /** The name of the control. */
  control: string
  field: ChoiceName
  written: string
}

/** The codes a field knows, one of them or several. */
export function ChoiceField({ control, field, written }: ChoiceFieldProps) {
  const t = useTranslations('products')
  const locale = useLocale()
  const name = labelFields[field].names[locale]
  const options = choiceCodes(field).map((value) => ({ value, label: choiceWords(field, value, locale) }))
  if (!takesSeveral(field))
    return (
      <Select
        name={control}
        label={name}
        defaultValue={written}
        options={[{ value: '', label: t('noChoice') }, ...options]}
      />
    )
  const chosen = new Set(written.split(', '))
  return (
    <fieldset className={layout.boxes}>
      <legend>{name}</legend>
      {options.map(({ value, label }) => (
        <Checkbox key={value} name={control} value={value} defaultChecked={chosen.has(value)}>
          {label}
        </Checkbox>
      ))}
    </fieldset>
  )
}
