import { personsAnswer } from '@bottega/contract/persons/calls.ts'
import type { MasterAccountView } from '@bottega/contract/persons/persons.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { notifyRefusal } from '../../../lib/api/refusals.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { personsWords } from '../words/persons.ts'
import { EndRelation } from './EndRelation.tsx'
import styles from './Persons.module.css'
import { SinceText } from './SinceText.tsx'

/** A master account that asks, with what a yes means, or one that sees the orders already. Neither answer is chosen. */
export function Master({ master }: { master: MasterAccountView }) {
  const t = useTranslations(personsWords, 'masters')
  const { accountPersonId, name, state } = master
  const { revalidate } = useRevalidator()
  const { busy, run } = useCommand(
    async (agree: boolean) => {
      const body = { account_person_id: accountPersonId, agree }
      notifyRemarks((await browserApi().call(personsAnswer, { body })).response)
      await revalidate()
    },
    async (refusal) => {
      notifyRefusal(refusal)
      await revalidate()
    },
  )
  return (
    <li className={styles.card}>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className={styles.soft}>
          <SinceText row={master} />
        </p>
        {state === 'invited' && <p>{t('means', { name })}</p>}
      </div>
      {state === 'invited' ? (
        <div className={styles.actions}>
          <Button busy={busy} onClick={() => run(true)}>
            {t('agree')}
          </Button>
          <Button variant="secondary" busy={busy} onClick={() => run(false)}>
            {t('refuse')}
          </Button>
        </div>
      ) : (
        <EndRelation id={accountPersonId} label={t('end')} question={t('endTitle', { name })} text={t('endText')} />
      )}
    </li>
  )
}
