import type { StaffCustomer } from '@bottega/contract/staff-customers/staff-customers.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useTranslations } from 'use-intl'
import layout from '../../lib/layout.module.css'
import { useWhen } from '../../lib/format/use-when.ts'
import styles from './Customers.module.css'

/** The consents of a customer with their proof: each answer with its time and the text that was read. */
export function Consents({ consents }: Pick<StaffCustomer, 'consents'>) {
  const t = useTranslations('customers')
  const when = useWhen()
  return (
    <ul className={layout.list}>
      {consents.map(({ personInfoTypeId, kind, storeId, given, answers }) => (
        <li key={personInfoTypeId}>
          <h3>
            {t(`consentKinds.${kind}`, { store: String(storeId ?? '') })}
            <Badge tone={given ? 'ok' : 'quiet'}>
              {t(given ? 'given' : answers.length === 0 ? 'notAsked' : 'notGiven')}
            </Badge>
          </h3>
          {answers.length > 0 && (
            <details>
              <summary>{t('proof', { count: answers.length })}</summary>
              <ol className={layout.list}>
                {answers.map((answer) => (
                  <li key={answer.at}>
                    <span>
                      <time dateTime={answer.at}>{when(answer.at)}</time> ·{' '}
                      <strong>{t(answer.given ? 'yes' : 'no')}</strong> ·{' '}
                      {t('textOf', { version: answer.textVersion, language: answer.language })}
                    </span>
                    {answer.wording !== '' && (
                      <p lang={answer.language} className={styles.wording}>
                        {answer.wording}
                      </p>
                    )}
                  </li>
                ))}
              </ol>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}
