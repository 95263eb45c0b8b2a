import { personFiscalInsert, personFiscalList } from '@bottega/contract/billing/calls.ts'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { answerOrNotify } from '../../../lib/api/refusals.ts'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { checkoutWords } from '../words/checkout.ts'

/**
 * The choice, among several fiscal persons, of the one the invoice is made out to; the one chosen is the default from
 * then on.
 */
export function PersonChoice({ onChosen }: { onChosen: () => void }) {
  const t = useTranslations(checkoutWords, 'persons')
  const loaded = useLoaded('persons', async () => (await browserApi().call(personFiscalList)).data.persons)
  const persons = loaded.state === 'ready' ? loaded.data : []
  if (persons.length < 2) return null

  async function choose(id: number) {
    const person = persons.find(({ personFiscalId }) => personFiscalId === id)
    if (person === undefined) return
    const body = { ...person.billing, person_fiscal_id: id, is_default: true }
    if (await answerOrNotify(browserApi().call(personFiscalInsert, { body }))) {
      loaded.reload()
      onChosen()
    }
  }

  return (
    <Select
      label={t('choose')}
      value={String(persons.find(({ isDefault }) => isDefault)?.personFiscalId ?? '')}
      options={persons.map(({ personFiscalId, billing }) => ({ value: String(personFiscalId), label: billing.name }))}
      onChange={(event) => void choose(Number(event.target.value))}
    />
  )
}
