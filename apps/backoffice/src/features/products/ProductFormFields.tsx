import type { FormOfProduct, ProductFormChoices } from '@bottega/contract/staff-products/product-form.ts'
import { packUnits } from '@bottega/rules/catalog/pack-size.ts'
import type { ProductField } from '@bottega/rules/catalog/product-form.ts'
import { takesSeveral } from '@bottega/rules/catalog/label-choices.ts'
import {
  type ChoiceName,
  isChoice,
  labelFields,
  labelTextNames,
  nutrientNames,
  nutrients,
} from '@bottega/rules/catalog/product-label.ts'
import { longestBrand, longestName } from '@bottega/rules/catalog/product-names.ts'
import { sellingModes, vatRates } from '@bottega/rules/catalog/sale-terms.ts'
import { countries } from '@bottega/rules/payments/countries.ts'
import { countriesByName } from '@bottega/rules/text/country-name.ts'
import { languages } from '@bottega/rules/text/language.ts'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { EurosField } from '../../lib/actions/EurosField.tsx'
import { useTypedNumber } from '../../lib/format/use-typed-number.ts'
import layout from '../../lib/layout.module.css'
import { Part, Parts } from '../../lib/Part.tsx'
import { labelControl } from './form-values.ts'
import { ChoiceField } from './Label.tsx'

type Values = FormOfProduct['values']
export type ProductErrors = Partial<Record<ProductField, string>>

interface FieldsProps {
  /** The form is filled with these; a new product has none. */
  values: Partial<Values>
  errors: ProductErrors
}

/** A number as people type it; empty where nobody says it. */
function NumberField({
  name,
  label,
  help,
  value,
  error,
  isWhole = false,
}: {
  name: ProductField
  label: string
  help?: string
  value: number | undefined
  error: string | undefined
  isWhole?: boolean
}) {
  const typedNumber = useTypedNumber()
  return (
    <TextField
      name={name}
      label={label}
      help={help}
      error={error}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      pattern={isWhole ? String.raw`\d{1,4}` : String.raw`\d{1,6}([.,]\d{1,3})?`}
      defaultValue={value === undefined ? undefined : typedNumber(value)}
      autoComplete="off"
    />
  )
}

/** All of a product that staff say by a form, by what belongs together. */
export function ProductFormFields({
  values,
  errors,
  choices,
  hasCode,
}: FieldsProps & {
  choices: ProductFormChoices
  /** The product is made: it keeps its code, and its prices are set on its page. */
  hasCode: boolean
}) {
  return (
    <Parts>
      <NamePart values={values} errors={errors} choices={choices} hasCode={hasCode} />
      <SalePart values={values} errors={errors} />
      <PackPart values={values} errors={errors} />
      <LawPart values={values} errors={errors} />
      {!hasCode && <PricePart stores={choices.stores} />}
      <NutritionPart values={values} errors={errors} />
      <LabelPart values={values} />
    </Parts>
  )
}

function NamePart({
  values,
  errors,
  choices: { categories, brands },
  hasCode,
}: FieldsProps & { choices: ProductFormChoices; hasCode: boolean }) {
  const t = useTranslations('products')
  const [categoryList, brandList] = [useId(), useId()]
  const name = { maxLength: longestName, autoComplete: 'off' } as const
  return (
    <Part title={t('form.parts.name')}>
      <TextField
        {...name}
        name="name"
        label={t('nameInItalian')}
        defaultValue={values.name?.it}
        error={errors.name}
        required
      />
      <div className={layout.pair}>
        <TextField {...name} name="name_de" label={t('nameInGerman')} defaultValue={values.name?.de} />
        <TextField {...name} name="name_en" label={t('nameInEnglish')} defaultValue={values.name?.en} />
      </div>
      <TextField
        name="code"
        label={t('code')}
        help={t(hasCode ? 'form.codeStays' : 'form.codeHelp')}
        error={errors.code}
        defaultValue={values.code}
        readOnly={hasCode}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        required
      />
      <TextField
        name="barcode"
        label={t('barcode')}
        help={t('form.barcodeHelp')}
        error={errors.barcode}
        defaultValue={values.barcode}
        inputMode="numeric"
        maxLength={40}
        autoComplete="off"
      />
      <TextArea
        name="further_barcodes"
        rows={2}
        label={t('furtherBarcodes')}
        help={t('form.furtherBarcodesHelp')}
        error={errors.further_barcodes}
        defaultValue={values.further_barcodes?.join('\n')}
        autoComplete="off"
      />
      <TextField
        name="brand"
        label={t('form.fields.brand')}
        defaultValue={values.brand}
        list={brandList}
        maxLength={longestBrand}
        autoComplete="off"
      />
      <datalist id={brandList}>
        {brands.map((brand) => (
          <option key={brand}>{brand}</option>
        ))}
      </datalist>
      <TextField
        name="category_id"
        label={t('form.fields.category_id')}
        help={t('form.categoryHelp')}
        error={errors.category_id}
        defaultValue={categories.find(({ categoryId }) => categoryId === values.category_id)?.name}
        list={categoryList}
        autoComplete="off"
        required
      />
      <datalist id={categoryList}>
        {categories.map(({ categoryId, name: path }) => (
          <option key={categoryId}>{path}</option>
        ))}
      </datalist>
    </Part>
  )
}

function SalePart({ values, errors }: FieldsProps) {
  const t = useTranslations('products')
  const [mode, setMode] = useState(values.mode ?? 'piece')
  const number = (name: 'pieces_per_pack' | 'first_weight' | 'step_weight' | 'minimum' | 'maximum', label: string) => (
    <NumberField
      name={name}
      label={label}
      value={values[name]}
      error={errors[name]}
      isWhole={name === 'pieces_per_pack'}
    />
  )
  const unit = t(mode === 'loose' ? 'kilos' : 'pieces')
  return (
    <Part title={t('form.parts.sale')}>
      <Select
        name="mode"
        label={t('form.fields.mode')}
        value={mode}
        onChange={({ target }) => setMode(sellingModes.find((one) => one === target.value) ?? 'piece')}
        options={sellingModes.map((value) => ({ value, label: t(`form.modes.${value}`) }))}
      />
      {mode === 'pack' && number('pieces_per_pack', t('form.fields.pieces_per_pack'))}
      {mode === 'loose' && (
        <div className={layout.pair}>
          {number('first_weight', t('form.fields.first_weight'))}
          {number('step_weight', t('form.fields.step_weight'))}
        </div>
      )}
      <div className={layout.pair}>
        {number('minimum', t('form.minimumOf', { unit }))}
        {number('maximum', t('maximumOf', { unit }))}
      </div>
      <p>{t('form.boundsHelp')}</p>
    </Part>
  )
}

function PackPart({ values, errors }: FieldsProps) {
  const t = useTranslations('products')
  return (
    <Part title={t('form.parts.pack')}>
      <p>{t('form.packHelp')}</p>
      <div className={layout.pair}>
        <NumberField name="content" label={t('form.fields.content')} value={values.content} error={errors.content} />
        <Select
          name="content_unit"
          label={t('form.fields.content_unit')}
          error={errors.content_unit}
          defaultValue={values.content_unit ?? ''}
          options={[
            { value: '', label: '–' },
            ...packUnits.map((value) => ({ value, label: value === 'pz' ? t('pieces') : value })),
          ]}
        />
      </div>
      <div className={layout.pair}>
        <NumberField
          name="pieces"
          label={t('form.fields.pieces')}
          value={values.pieces}
          error={errors.pieces}
          isWhole
        />
        <NumberField name="drained" label={t('form.fields.drained')} value={values.drained} error={errors.drained} />
      </div>
    </Part>
  )
}

function LawPart({ values, errors }: FieldsProps) {
  const t = useTranslations('products')
  return (
    <Part title={t('form.parts.law')}>
      <div className={layout.pair}>
        <Select
          name="vat"
          label={t('form.fields.vat')}
          defaultValue={String(values.vat ?? 10)}
          options={vatRates.map((rate) => ({ value: String(rate), label: `${rate} %` }))}
        />
        <NumberField name="alcohol" label={t('form.fields.alcohol')} value={values.alcohol} error={errors.alcohol} />
      </div>
      <NumberField
        name="lead_time_hours"
        label={t('form.fields.lead_time_hours')}
        help={t('form.leadTimeHelp')}
        value={values.lead_time_hours ?? 0}
        error={errors.lead_time_hours}
        isWhole
      />
      <div className={layout.boxes}>
        <Checkbox name="adults_only" defaultChecked={values.adults_only}>
          {t('form.fields.adults_only')}
        </Checkbox>
        <Checkbox name="infant_formula" defaultChecked={values.infant_formula}>
          {t('form.fields.infant_formula')}
        </Checkbox>
      </div>
      <p>{t('form.withdrawal')}</p>
    </Part>
  )
}

function PricePart({ stores }: Pick<ProductFormChoices, 'stores'>) {
  const t = useTranslations('products')
  return (
    <Part title={t('form.parts.price')}>
      <p>{t('form.priceHelp')}</p>
      <div className={layout.pair}>
        <EurosField name="euros" label={t('euros')} required={false} />
        <Select
          name="store"
          label={t('store')}
          defaultValue=""
          options={[
            { value: '', label: t('form.everyStore') },
            ...stores.map(({ warehouseId, name }) => ({ value: String(warehouseId), label: name })),
          ]}
        />
      </div>
    </Part>
  )
}

function NutritionPart({ values, errors }: FieldsProps) {
  const t = useTranslations('products')
  const locale = useLocale()
  return (
    <Part title={t('form.fields.nutrition')}>
      <p>{t('form.nutritionHelp')}</p>
      <div className={layout.pair}>
        {nutrientNames.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={`${nutrients[name].names[locale]} (${nutrients[name].unit})`}
            value={values.nutrition?.[name]}
            error={errors[name]}
          />
        ))}
      </div>
    </Part>
  )
}

/** A choice of several codes is closed until it has some: there are up to twenty. */
function LabelChoice({ field, written }: { field: ChoiceName; written: string }) {
  const locale = useLocale()
  const choice = <ChoiceField control={labelControl(field, 'it')} field={field} written={written} />
  if (!takesSeveral(field)) return choice
  return (
    <details open={written !== ''}>
      <summary>{labelFields[field].names[locale]}</summary>
      {choice}
    </details>
  )
}

/** The texts of the label, by the one table that says which there are. */
function LabelPart({ values }: Pick<FieldsProps, 'values'>) {
  const t = useTranslations('products')
  const locale = useLocale()
  const ofLanguage = { it: t('inItalian'), de: t('inGerman'), en: t('inEnglish') }
  const countryOptions = countriesByName(countries, locale).map(({ code: value, name: label }) => ({ value, label }))
  return (
    <Part title={t('label')}>
      {labelTextNames.map((field) => {
        const { kind, names } = labelFields[field]
        const known = values.label?.find((one) => one.field === field)
        if (kind === 'country')
          return (
            <Select
              key={field}
              name={labelControl(field, 'it')}
              label={names[locale]}
              defaultValue={known?.it ?? ''}
              options={[{ value: '', label: t('noCountry') }, ...countryOptions]}
            />
          )
        if (isChoice(field)) return <LabelChoice key={field} field={field} written={known?.it ?? ''} />
        const help = kind === 'emphasised' ? 'emphasised' : 'plain'
        return (
          <details key={field} open={known?.it !== undefined}>
            <summary>{names[locale]}</summary>
            <div className={layout.form}>
              {languages.map((language) => (
                <TextArea
                  key={language}
                  name={labelControl(field, language)}
                  label={`${names[locale]} · ${ofLanguage[language]}`}
                  help={language === 'it' ? t(`labelHelp.${help}`) : undefined}
                  maxLength={10_000}
                  defaultValue={known?.[language]}
                />
              ))}
            </div>
          </details>
        )
      })}
    </Part>
  )
}
