import type { DietChoice } from '@bottega/contract/diet/diet.ts'
import { longestPersonName } from '@bottega/rules/diet/diet-profile.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { FieldNote } from '@bottega/ui/components/fields/FieldNote.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useId } from 'react'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { foodWords } from '../words/food.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import styles from './Food.module.css'
import { type DraftPerson, kinds } from './food-draft.ts'

interface PersonCardProps {
  choices: readonly DietChoice[]
  person: DraftPerson
  isCustomer: boolean
  error: string | undefined
  onChange: (person: DraftPerson) => void
  onRemove: () => void
}

/** One person of the household: the name of all but the customer, and the choices by kind. */
export function PersonCard({ choices, person, isCustomer, error, onChange, onRemove }: PersonCardProps) {
  const t = useTranslations(foodWords)
  const id = useId()
  const shownName = person.name.trim() || t('someone')
  return (
    <section aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <h2 id={id}>{isCustomer ? t('you') : shownName}</h2>
        {!isCustomer && (
          <Button variant="quiet" onClick={onRemove}>
            {t('persons.remove', { name: shownName })}
          </Button>
        )}
      </div>
      {isCustomer ? (
        <FieldNote id={`${id}-note`} error={error} />
      ) : (
        <div className={styles.name}>
          <TextField
            name={nameField(person.id)}
            label={t('persons.name')}
            help={t('persons.help')}
            error={error}
            autoComplete="off"
            maxLength={longestPersonName}
            required
            value={person.name}
            onChange={({ target }) => onChange({ ...person, name: target.value })}
          />
        </div>
      )}
      <div>
        {kinds.map((kind, place) => (
          <ChoiceGroup
            key={kind}
            kind={kind}
            choices={choices}
            person={person}
            isOpen={place === 0 && person.chosen.size === 0}
            describedBy={isCustomer && error !== undefined ? `${id}-note` : undefined}
            onChange={(chosen) => onChange({ ...person, chosen })}
          />
        ))}
      </div>
    </section>
  )
}

/** The field of a person's name, for the form that leads to it. */
export const nameField = (personId: number): string => `person-${personId}`
