import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { useTranslations } from 'use-intl'
import { formText } from '../form-text.ts'

/** Why something is done: it goes into the log. */
export function ReasonField({ label }: { label?: string }) {
  const t = useTranslations('shell')
  return <TextArea name="reason" label={label ?? t('reason')} minLength={3} maxLength={300} required />
}

export const reasonIn = (fields: FormData): string => formText(fields, 'reason').trim()
