import type { PersonOfAccountView } from '@bottega/contract/persons/persons.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { personsWords } from '../words/persons.ts'
import { EndRelation } from './EndRelation.tsx'
import styles from './Persons.module.css'
import { SinceText } from './SinceText.tsx'

/** A person whose orders the account sees, or has asked to see. */
export function PersonOfAccount({ person }: { person: PersonOfAccountView }) {
  const t = useTranslations(personsWords, 'persons')
  const { accountPersonId, email, name = email, state } = person
  const isInvited = state === 'invited'
  return (
    <li className={styles.card}>
      <div className={styles.words}>
        <h3>
          {name} <Badge tone={isInvited ? 'warn' : 'ok'}>{t(`states.${state}`)}</Badge>
        </h3>
        <p className={styles.soft}>{name === email ? <SinceText row={person} /> : <>{email}</>}</p>
      </div>
      <EndRelation
        id={accountPersonId}
        label={t(isInvited ? 'takeBack' : 'remove')}
        question={t(isInvited ? 'takeBackTitle' : 'removeTitle', { name })}
        text={t(isInvited ? 'takeBackText' : 'removeText')}
      />
    </li>
  )
}
