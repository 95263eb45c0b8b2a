import type { FormFieldView } from '@bottega/contract/forms/form-view.ts'
import type { FieldFault } from '@bottega/rules/forms/check-form.ts'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { classNames } from '@bottega/ui/class-names.ts'
import type { HTMLAttributes } from 'react'
import { EditorHtml } from '../../lib/page/EditorHtml.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { DateField } from './dates/DateField.tsx'
import { controlOf, nameOf, type FieldProps } from './field-control.ts'
import { FileField } from './files/FileField.tsx'
import { FileViewer } from './files/FileViewer.tsx'
import { OrderField } from './OrderField.tsx'
import { useFaultText } from './use-fault-text.ts'
import { formsWords } from './words/forms.ts'
import styles from './FormField.module.css'

type FormFieldProps = Omit<FieldProps, 'error'> & { fault: FieldFault | undefined }

/** Widths an editor may give a field; any other class reaches the page with a prefix, for the shop's own style. */
const widths = new Map([
  ['half', styles.half],
  ['third', styles.third],
])
const classesOf = (names: string | undefined) =>
  names?.split(' ').map((name) => widths.get(name) ?? `form-${name}`) ?? []

/** One field with its texts. (Content and discovery, section 3: page form) */
export function FormField({ field, fault, ...rest }: FormFieldProps) {
  const textOf = useFaultText()
  if (field.type === 'hidden') return <input type="hidden" name={nameOf(field)} value={field.value ?? ''} />
  return (
    <div className={classNames(styles.field, ...classesOf(field.container_class))}>
      {field.desc_text && <p className={styles.desc}>{field.desc_text}</p>}
      <Control {...rest} field={field} error={textOf(fault)} />
    </div>
  )
}

type Keyboard = Pick<HTMLAttributes<HTMLInputElement>, 'inputMode'> & { type?: string; autoComplete?: string }

/** The right keyboard on a phone, and what the browser may fill in. */
const keyboards: Partial<Record<FormFieldView['type'], Keyboard>> = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  cap: { inputMode: 'numeric', autoComplete: 'postal-code' },
}

function Control(props: FieldProps) {
  const { field, error, focused } = props
  const t = useTranslations(formsWords)
  switch (field.type) {
    case 'text':
    case 'email':
    case 'phone':
    case 'cap':
      return <TextField {...controlOf(field, focused)} {...keyboards[field.type]} error={error} />
    case 'textarea':
      return <TextArea {...controlOf(field, focused)} rows={5} error={error} />
    case 'number':
      return <NumberField {...props} />
    case 'select': {
      const { readOnly, ...control } = controlOf(field, focused)
      const options = [{ value: '', label: field.placeholder ?? t('choose') }, ...field.options]
      return <Select {...control} options={options} disabled={readOnly} error={error} />
    }
    case 'radio':
    case 'checkbox':
    case 'consent':
      return <ChoiceField {...props} />
    case 'date':
      return <DateField {...props} />
    case 'file':
      return <FileField {...props} />
    case 'order':
      return <OrderField {...props} />
    case 'file_viewer':
      return <FileViewer field={field} />
    case 'html':
    case 'text_block':
      return <TextBlock {...props} />
    case 'hidden':
      return null
    default:
      return field.type satisfies never
  }
}

function NumberField({ field, error, focused }: FieldProps) {
  const { num_min: min, num_max: max, num_step: step = 'any' } = field
  return (
    <TextField
      {...controlOf(field, focused)}
      type="number"
      inputMode="decimal"
      min={min}
      max={max}
      step={step}
      error={error}
    />
  )
}

/** Text with title, subtitle and content. (Content and discovery, section 2: dynamic form blocks) */
function TextBlock({ field: { title, subtitle, content }, heading: Heading }: FieldProps) {
  return (
    <div className={styles.text}>
      {title && <Heading>{title}</Heading>}
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {content && <EditorHtml html={content} />}
    </div>
  )
}
