import type { MasterAccountView } from '@bottega/contract/persons/persons.ts'
import { formatDay } from '@bottega/rules/text/format.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { personsWords } from '../words/persons.ts'

/** Since when the orders are seen, or when it was asked. */
export function SinceText({ row: { state, date } }: { row: Pick<MasterAccountView, 'state' | 'date'> }) {
  const t = useTranslations(personsWords, 'since')
  const { locale } = usePageSetting()
  return t(state, { day: formatDay(new Date(date), locale) })
}
