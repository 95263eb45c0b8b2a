import type { AddressView } from '@bottega/contract/delivery/addresses.ts'
import type { Verdict } from '@bottega/rules/validators/verdict.ts'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import type { ComponentPropsWithRef } from 'react'
import { useTranslations } from '../../../../lib/words/use-translations.ts'
import { useVerdictText } from '../../../../lib/words/use-verdict-text.ts'
import { deliveryWords } from '../../../../lib/words/shared/delivery.ts'
import { isRequired, maximumLength, type AddressField } from './address-form.ts'

type AddressTextFieldProps = {
  field: AddressField
  address: AddressView | undefined
  verdict: Verdict | undefined
  help?: string | undefined
}

/** Autofill and phone keyboard of each field. */
const hints: Partial<Record<AddressField, ComponentPropsWithRef<'input'>>> = {
  address1: { autoComplete: 'address-line1' },
  postalcode: { autoComplete: 'postal-code', inputMode: 'numeric' },
  city: { autoComplete: 'address-level2' },
  phone: { autoComplete: 'tel', type: 'tel' },
}

export function AddressTextField({ field, address, verdict, help }: AddressTextFieldProps) {
  const t = useTranslations(deliveryWords, 'form')
  const textOf = useVerdictText()
  const shared = {
    name: field,
    label: t(field),
    error: textOf(verdict),
    defaultValue: address?.[field] ?? '',
    maxLength: maximumLength[field],
    required: isRequired(field),
  }
  if (field === 'notes') return <TextArea {...shared} rows={2} />
  const words = field === 'addressName' ? t('addressNameHelp') : help
  return <TextField {...shared} {...hints[field]} {...(words !== undefined && { help: words })} />
}
