import { earliestDate } from '@bottega/rules/forms/form-field.ts'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { de, enGB, it } from 'react-day-picker/locale'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { formsWords } from '../words/forms.ts'
import styles from './CalendarDialog.module.css'

const locales = { it, de, en: enGB }
/** Years ahead a date may be chosen; typed it may be later. */
const yearsAhead = 10

type CalendarDialogProps = {
  /** `yyyy-mm-dd`; anything else opens the calendar at today. */
  chosen: string
  onChoose: (iso: string) => void
  onClose: () => void
}

const dayOf = (iso: string) => {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  return new Date(year, month - 1, day)
}
const isoOf = (day: Date) =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** Weeks begin on Monday, the first day is 1 January 1910. (Content and discovery, section 5) */
export function CalendarDialog({ chosen, onChoose, onClose }: CalendarDialogProps) {
  const t = useTranslations(formsWords, 'date')
  const { locale } = usePageSetting()
  const selected = /^\d{4}-\d\d-\d\d$/.test(chosen) ? dayOf(chosen) : undefined
  const [today] = useState(() => new Date())
  return (
    <Dialog open title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <DayPicker
        mode="single"
        required
        captionLayout="dropdown"
        locale={locales[locale]}
        weekStartsOn={1}
        startMonth={dayOf(earliestDate)}
        endMonth={new Date(today.getFullYear() + yearsAhead, 11)}
        disabled={{ before: dayOf(earliestDate) }}
        selected={selected}
        defaultMonth={selected ?? today}
        onSelect={(day) => onChoose(isoOf(day))}
        classNames={{
          root: styles.calendar ?? '',
          months: styles.months ?? '',
          nav: styles.nav ?? '',
          button_previous: styles.step ?? '',
          button_next: styles.step ?? '',
          month_caption: styles.caption ?? '',
          dropdowns: styles.dropdowns ?? '',
          dropdown_root: styles.dropdownRoot ?? '',
          dropdown: styles.dropdown ?? '',
          caption_label: styles.captionLabel ?? '',
          month_grid: styles.grid ?? '',
          weekday: styles.weekday ?? '',
          day: styles.day ?? '',
          day_button: styles.dayButton ?? '',
          chevron: styles.chevron ?? '',
        }}
      />
    </Dialog>
  )
}
