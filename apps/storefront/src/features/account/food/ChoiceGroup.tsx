import type { DietChoice } from '@bottega/contract/diet/diet.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useId, useState } from 'react'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { foodWords } from '../words/food.ts'
import styles from './Food.module.css'
import { asksForTraces, type DraftPerson, type Kind, toggled } from './food-draft.ts'

interface ChoiceGroupProps {
  kind: Kind
  /** All of the form, of which the group shows its own. */
  choices: readonly DietChoice[]
  person: DraftPerson
  /** Whether it is open although nothing in it is chosen. */
  isOpen: boolean
  /** The id of what is wrong with it. */
  describedBy: string | undefined
  onChange: (chosen: DraftPerson['chosen']) => void
}

/** The choices of one kind; closed it names what is chosen. Before scripts arrive it opens and closes all the same. */
export function ChoiceGroup({ kind, choices, person, isOpen, describedBy, onChange }: ChoiceGroupProps) {
  const t = useTranslations(foodWords)
  const id = useId()
  const shown = choices.filter((choice) => choice.kind === kind)
  const { chosen } = person
  const names = shown.filter(({ key }) => chosen.has(key)).map(({ name }) => name)
  // Only the first time: from then on the person opens and closes it.
  const [open] = useState(isOpen || names.length > 0)
  const nuts = choices.find(({ key }) => key === 'nuts')?.name ?? ''
  return (
    <details open={open} className={styles.group}>
      <summary className={styles.summary} aria-describedby={describedBy}>
        <span className={styles.about}>
          <span id={id} className={styles.kind}>
            {t(`kinds.${kind}`)}
          </span>
          {names.length > 0 && <span className={styles.names}>{names.join(', ')}</span>}
        </span>
        {names.length > 0 && <Badge tone="ok">{t('chosen', { count: names.length })}</Badge>}
        <Icon name="chevronDown" />
      </summary>
      <fieldset aria-labelledby={id} className={styles.choices}>
        {kind !== 'intolerance' && <p className={styles.soft}>{t(`help.${kind}`, { nuts })}</p>}
        <ul className={styles.grid}>
          {shown.map((choice) => (
            <li key={choice.key} className={styles.choice}>
              <Checkbox
                name={`${person.id}-${choice.key}`}
                checked={chosen.has(choice.key)}
                onChange={() => onChange(toggled(chosen, choice))}
              >
                {choice.name}
              </Checkbox>
              {asksForTraces(kind) && chosen.has(choice.key) && (
                <Checkbox
                  name={`${person.id}-${choice.key}-traces`}
                  aria-label={t('tracesOf', { name: choice.name })}
                  checked={chosen.get(choice.key) === true}
                  onChange={({ target }) => onChange(new Map(chosen).set(choice.key, target.checked))}
                >
                  {t('traces')}
                </Checkbox>
              )}
            </li>
          ))}
        </ul>
      </fieldset>
    </details>
  )
}
