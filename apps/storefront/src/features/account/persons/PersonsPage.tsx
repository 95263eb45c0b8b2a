import { personsList } from '@bottega/contract/persons/calls.ts'
import { required } from '../../../lib/api/required.ts'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { personsWords } from '../words/persons.ts'
import type { Route } from './+types/PersonsPage.ts'
import { InvitePerson } from './InvitePerson.tsx'
import { Master } from './Master.tsx'
import { PersonOfAccount } from './PersonOfAccount.tsx'
import styles from './Persons.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(personsWords, locale)('title'))

export const loader = ({ context }: Route.LoaderArgs) => required(context.get(visitContext).api.call(personsList))

/** The persons who see the customer's orders and, for a master account, those whose orders it sees. (decision 0540) */
export default function PersonsPage({ loaderData: { isMaster, persons, masters } }: Route.ComponentProps) {
  const t = useTranslations(personsWords)
  return (
    <TitledPage title={t('title')} narrow>
      <section aria-labelledby="masters" className={styles.part}>
        <h2 id="masters">{t('masters.title')}</h2>
        <p className={styles.soft}>{t(masters.length === 0 ? 'masters.none' : 'masters.text')}</p>
        <ul className={styles.list}>
          {masters.map((master) => (
            <Master key={master.accountPersonId} master={master} />
          ))}
        </ul>
      </section>
      {(isMaster || persons.length > 0) && (
        <section aria-labelledby="persons" className={styles.part}>
          <h2 id="persons">{t('persons.title')}</h2>
          <p className={styles.soft}>{t('persons.text')}</p>
          <ul className={styles.list}>
            {persons.map((person) => (
              <PersonOfAccount key={person.accountPersonId} person={person} />
            ))}
          </ul>
          {isMaster && <InvitePerson />}
        </section>
      )}
    </TitledPage>
  )
}
