import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { formText } from '../form-text.ts'
import { useTypedNumber } from '../format/use-typed-number.ts'

interface EurosFieldProps {
  name: string
  label: string
  help?: string | undefined
  /** Most digits before the comma. */
  digits?: number
  /** Euros. */
  defaultValue?: number | undefined
  required?: boolean
}

/** An amount as people type it, with comma or point. */
export function EurosField({ digits = 5, required = true, defaultValue, ...field }: EurosFieldProps) {
  const typedNumber = useTypedNumber()
  return (
    <TextField
      {...field}
      defaultValue={defaultValue === undefined ? undefined : typedNumber(defaultValue)}
      inputMode="decimal"
      pattern={String.raw`\d{1,${digits}}([.,]\d{1,2})?`}
      autoComplete="off"
      required={required}
    />
  )
}

/** The number typed into a field, with comma or point. */
export const numberIn = (fields: FormData, name: string): number =>
  Number(formText(fields, name).trim().replace(',', '.'))

export const centsIn = (fields: FormData, name: string): number => Math.round(numberIn(fields, name) * 100)
