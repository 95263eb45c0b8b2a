import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { formText } from '../../lib/form-text.ts'

interface OtpFieldProps {
  label: string
  help?: string
  error: string | undefined
}

/** The six digits that an authenticator shows. */
export function OtpField({ label, help, error }: OtpFieldProps) {
  return (
    <TextField
      name="otp"
      label={label}
      help={help}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      required
    />
  )
}

/** However they were grouped; `undefined` where they are not six digits. */
export function otpIn(fields: FormData): string | undefined {
  const digits = formText(fields, 'otp').replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}
