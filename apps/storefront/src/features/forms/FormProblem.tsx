import type { FormView } from '@bottega/contract/forms/form-view.ts'
import type { FieldFault } from '@bottega/rules/forms/check-form.ts'
import { Notice } from '../../lib/notices/Notice.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { useFaultText } from './use-fault-text.ts'
import { formsWords } from './words/forms.ts'
import styles from './FormProblem.module.css'

type FormProblemProps = { form: FormView; faults: readonly FieldFault[]; text: string | undefined }

/**
 * Why a form was not sent: of a page form in one sentence, of a custom form as a list of its errors; what the server
 * refuses, in its words. (Content and discovery, section 8)
 */
export function FormProblem({ form: { custom, fields }, faults, text }: FormProblemProps) {
  const t = useTranslations(formsWords)
  const textOf = useFaultText()
  if (text === undefined) return null
  if (!custom || faults.length === 0) return <Notice tone="error">{text}</Notice>
  return (
    <Notice tone="error">
      <p>{t('message.incorrectFormMessage')}</p>
      <ul className={styles.faults}>
        {faults.map((fault) => (
          <li key={fault.key}>
            <strong>{fields.find(({ key }) => key === fault.key)?.label}</strong>: {textOf(fault)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
