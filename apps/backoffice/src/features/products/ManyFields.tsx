import type { StaffClassGroup } from '@bottega/contract/staff-products/product-class.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { EurosField } from '../../lib/actions/EurosField.tsx'
import { ReasonField } from '../../lib/actions/ReasonField.tsx'
import layout from '../../lib/layout.module.css'
import { type ManyKind, priceRoundings, priceSteps } from './many-action.ts'

export interface ManyChoices {
  stores: readonly { id: number; name: string }[]
  groups: readonly StaffClassGroup[]
  categories: readonly { id: number; name: string; depth: number }[]
}

/** The form of a change of many, by its kind. */
export function ManyFields({ kind, stores, groups, categories }: ManyChoices & { kind: ManyKind }) {
  const t = useTranslations('products.many')
  if (kind === 'price') return <PriceFields stores={stores} />
  if (kind === 'files') return null
  if (kind === 'category')
    return (
      <Select
        name="category"
        label={t('category')}
        required
        options={categories.map(({ id, name, depth }) => ({
          value: String(id),
          label: `${'\u00A0\u00A0'.repeat(depth)}${name}`,
        }))}
      />
    )
  if (kind === 'sale')
    return (
      <>
        <Select
          name="sale"
          label={t('saleLabel')}
          options={(['offSale', 'on'] as const).map((value) => ({ value, label: t(`sales.${value}`) }))}
        />
        <ReasonField />
      </>
    )
  return (
    <>
      <Select
        name="given"
        label={t('classWork')}
        options={(['given', 'taken'] as const).map((value) => ({ value, label: t(`classWorks.${value}`) }))}
      />
      <Select
        name="class"
        label={t('class')}
        required
        options={groups.flatMap((group) =>
          group.classes.map(({ classId, name }) => ({ value: String(classId), label: `${group.name}: ${name}` })),
        )}
      />
    </>
  )
}

function PriceFields({ stores }: Pick<ManyChoices, 'stores'>) {
  const t = useTranslations('products.many')
  const [step, setStep] = useState<(typeof priceSteps)[number]>('raisePercent')
  const [today] = useState(() => shopDate(new Date()))
  const isPercent = step.endsWith('Percent')
  return (
    <>
      <Select
        name="step"
        label={t('step')}
        value={step}
        onChange={({ target }) => setStep(priceSteps.find((one) => one === target.value) ?? 'set')}
        options={priceSteps.map((value) => ({ value, label: t(`steps.${value}`) }))}
      />
      <div className={layout.pair}>
        {isPercent ? (
          <TextField name="value" type="number" label={t('percent')} min={1} max={90} step={1} required />
        ) : (
          <EurosField name="value" label={t('euros')} />
        )}
        <TextField name="from" type="date" label={t('from')} min={today} defaultValue={today} required />
      </div>
      {step !== 'set' && (
        <Select
          name="rounding"
          label={t('rounding')}
          options={priceRoundings.map((value) => ({ value, label: t(`roundings.${value}`) }))}
        />
      )}
      {stores.length > 1 && (
        <fieldset className={layout.boxes}>
          <legend>{t('stores')}</legend>
          {stores.map(({ id, name }) => (
            <Checkbox key={id} name="stores" value={id} defaultChecked>
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </>
  )
}
