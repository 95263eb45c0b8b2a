import type { FoundPerson } from '@bottega/contract/backoffice/staff.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { lazy } from 'react'
import { useAsk } from '../../lib/questions/ask.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { staffWords } from './words/staff.ts'
import styles from './CustomersTable.module.css'

const ActAsDialog = lazy(() => import('./ActAsDialog.tsx').then((module) => ({ default: module.ActAsDialog })))

const kinds = ['private', 'company', 'soleProprietor'] as const

/** The customers found; on a phone each row is shown as a card. Staff already acting for a customer must stop first. */
export function CustomersTable({ people, mayAct }: { people: readonly FoundPerson[]; mayAct: boolean }) {
  const t = useTranslations(staffWords)
  const ask = useAsk()
  const open = (person: FoundPerson) =>
    void ask<undefined>((answer) => <ActAsDialog person={person} onClose={answer} />)

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('customers.name')}</th>
          <th scope="col">{t('customers.email')}</th>
          <th scope="col">{t('customers.number')}</th>
          <th scope="col">{t('customers.kind')}</th>
          <th scope="col">{t('customers.orders')}</th>
          <th scope="col">{t('customers.action')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => {
          const name = `${person.firstName} ${person.lastName}`
          const kind = kinds.find((one) => one === person.customerType) ?? 'private'
          return (
            <tr key={person.userId}>
              <th scope="row">
                {name}
                {person.companyName !== '' && <span className={styles.company}>{person.companyName}</span>}
              </th>
              <td>{person.email}</td>
              <td data-label={t('customers.number')} className={styles.number}>
                {person.codInt}
              </td>
              <td data-label={t('customers.kind')}>{t(`customers.kinds.${kind}`)}</td>
              <td data-label={t('customers.orders')} className={styles.number}>
                {person.orders}
              </td>
              <td>
                <Button
                  variant="secondary"
                  aria-label={t('actAs.button', { name })}
                  disabled={!mayAct}
                  onClick={() => open(person)}
                >
                  {t('actAs.short')}
                </Button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
