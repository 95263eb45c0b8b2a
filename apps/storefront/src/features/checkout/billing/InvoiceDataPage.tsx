import {
  lotteryView,
  personFiscalDelete,
  personFiscalInsert,
  personFiscalList,
} from '@bottega/contract/billing/calls.ts'
import type { BillingView, FiscalPersonView } from '@bottega/contract/billing/billing.ts'
import { billingFields } from '@bottega/rules/payments/billing.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Sheet } from '@bottega/ui/components/overlays/Sheet.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { answerOrNotify } from '../../../lib/api/refusals.ts'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { required } from '../../../lib/api/required.ts'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { checkoutWords } from '../words/checkout.ts'
import type { Route } from './+types/InvoiceDataPage.ts'
import { BillingForm } from './BillingForm.tsx'
import { LotteryField } from './LotteryField.tsx'
import styles from './InvoiceDataPage.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(checkoutWords, locale)('persons.title'))

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  const [fiscal, lottery] = await Promise.all([required(api.call(personFiscalList)), required(api.call(lotteryView))])
  return { ...fiscal, lottery }
}

const empty = Object.fromEntries(billingFields.map((field) => [field, ''])) as BillingView

/** Everybody invoices are made out to, one of them by default, and the lottery code. (Account and after-sales, 2) */
export default function InvoiceDataPage({ loaderData: { persons, company, lottery } }: Route.ComponentProps) {
  const t = useTranslations(checkoutWords, 'persons')
  const { revalidate } = useRevalidator()
  const [edited, setEdited] = useState<number | 'new'>()

  const isEmpty = persons.length === 0 && edited === undefined

  async function saved() {
    setEdited(undefined)
    await revalidate()
  }

  return (
    <TitledPage title={t('title')} narrow>
      <p className={styles.about}>{t('about')}</p>
      {isEmpty && (
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          picture={<Icon name="edit" size={32} />}
          action={<Button onClick={() => setEdited('new')}>{t('add')}</Button>}
        />
      )}
      <ul aria-label={t('title')} className={styles.list}>
        {persons.map((person) => (
          <li key={person.personFiscalId} className={styles.person}>
            {edited === person.personFiscalId ? (
              <PersonForm
                person={person}
                company={company}
                onSaved={() => void saved()}
                onCancel={() => setEdited(undefined)}
              />
            ) : (
              <Person
                person={person}
                onEdit={() => setEdited(person.personFiscalId)}
                onChanged={() => void revalidate()}
              />
            )}
          </li>
        ))}
      </ul>
      {edited === 'new' && (
        <Sheet title={t('add')}>
          <PersonForm company={company} onSaved={() => void saved()} onCancel={() => setEdited(undefined)} />
        </Sheet>
      )}
      {edited !== 'new' && !isEmpty && (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        </div>
      )}
      <Sheet title={t('lottery')}>
        <LotteryField saved={lottery.lotteryCode} tollFreeNumber={lottery.tollFreeNumber} />
      </Sheet>
    </TitledPage>
  )
}

interface PersonFormProps {
  person?: FiscalPersonView
  company: boolean
  onSaved: () => void
  onCancel: () => void
}

function PersonForm({ person, company, onSaved, onCancel }: PersonFormProps) {
  async function save(texts: BillingView) {
    const id = person === undefined ? {} : { person_fiscal_id: person.personFiscalId }
    notifyRemarks((await browserApi().call(personFiscalInsert, { body: { ...texts, ...id } })).response)
  }
  return (
    <BillingForm
      billing={person?.billing ?? empty}
      isCompany={company}
      save={save}
      onSaved={onSaved}
      onCancel={onCancel}
    />
  )
}

interface PersonProps {
  person: FiscalPersonView
  onEdit: () => void
  onChanged: () => void
}

function Person({ person, onEdit, onChanged }: PersonProps) {
  const t = useTranslations(checkoutWords, 'persons')
  const { billing, isDefault, personFiscalId: id } = person
  const { name, vatNumber, fiscalCode, sdiCode, pec } = billing

  async function makeDefault() {
    const body = { ...billing, person_fiscal_id: id, is_default: true }
    if (await answerOrNotify(browserApi().call(personFiscalInsert, { body }))) onChanged()
  }

  async function remove() {
    const query = { person_fiscal_id: id }
    if (await answerOrNotify(browserApi().call(personFiscalDelete, { query }))) onChanged()
  }

  return (
    <>
      <h2 className={styles.name}>
        {name} {isDefault && <Badge tone="ok">{t('default')}</Badge>}
      </h2>
      <p>{[vatNumber, fiscalCode, sdiCode, pec].filter((code) => code !== '').join(' · ')}</p>
      <p className={styles.soft}>
        {`${billing.street} ${billing.streetNumber}, ${billing.postalCode} ${billing.city} (${billing.province})`}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onEdit} aria-label={t('editOf', { name })}>
          {t('edit')}
        </Button>
        {!isDefault && (
          <Button variant="quiet" onClick={() => void makeDefault()} aria-label={t('makeDefaultOf', { name })}>
            {t('makeDefault')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => void remove()} aria-label={t('removeOf', { name })}>
          {t('remove')}
        </Button>
      </div>
    </>
  )
}
