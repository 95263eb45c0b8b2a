import { earliestDate } from '@bottega/rules/forms/form-field.ts'
import { readDay, writtenDay } from '@bottega/rules/validators/date.ts'
import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { lazy, Suspense, useState } from 'react'
import { slashTyped } from '../../../lib/fields/DayField.tsx'
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { controlOf, nameOf, type FieldProps } from '../field-control.ts'
import { formsWords } from '../words/forms.ts'
import styles from './DateField.module.css'

const CalendarDialog = lazy(() => import('./CalendarDialog.tsx').then((module) => ({ default: module.CalendarDialog })))

/** The day of the field for the call; what is none stays as it was typed, so that its rule says so. */
const isoOf = (typed: string) => readDay(typed) ?? typed.trim()

/**
 * A day, typed or chosen in a calendar whose weeks begin on Monday. The calendar of the browser speaks the browser's
 * language and begins its weeks as that does, so it serves only until the scripts arrive. (decision 0253)
 */
export function DateField({ field, error, focused }: FieldProps) {
  const t = useTranslations(formsWords, 'date')
  const hydrated = useHydrated()
  const { name, defaultValue = '', ...control } = controlOf(field, focused)
  const [typed, setTyped] = useState(writtenDay(defaultValue))
  const [open, setOpen] = useState(false)
  if (!hydrated)
    return (
      <TextField {...control} type="date" name={name} min={earliestDate} defaultValue={defaultValue} error={error} />
    )
  return (
    <div className={styles.date}>
      <TextField
        {...control}
        inputMode="numeric"
        placeholder={field.placeholder ?? t('placeholder')}
        maxLength={20}
        value={typed}
        onInput={slashTyped}
        onBlur={() => setTyped(writtenDay(isoOf(typed)))}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={error}
      />
      <input type="hidden" name={nameOf(field)} value={isoOf(typed)} />
      <span className={styles.open}>
        <IconButton icon="calendar" label={t('open')} disabled={field.disable_input} onClick={() => setOpen(true)} />
      </span>
      {open && (
        <Suspense fallback={null}>
          <CalendarDialog
            chosen={isoOf(typed)}
            onChoose={(iso) => {
              setTyped(writtenDay(iso))
              setOpen(false)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
