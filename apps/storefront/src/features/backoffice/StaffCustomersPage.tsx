import { authTest } from '@bottega/contract/auth/calls.ts'
import { staffFindPeople } from '@bottega/contract/backoffice/calls.ts'
import { personSorts } from '@bottega/rules/people/person-sorts.ts'
import { searchedKind } from '@bottega/rules/people/account.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Pagination } from '@bottega/ui/components/navigation/Pagination.tsx'
import { SearchField } from '@bottega/ui/components/fields/SearchField.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { Form, useSubmit } from 'react-router'
import { TitledPage } from '../../lib/page/TitledPage.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { CustomersTable } from './CustomersTable.tsx'
import { pageIn } from '../../lib/page/address-numbers.ts'
import { Notice } from '../../lib/notices/Notice.tsx'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { required } from '../../lib/api/required.ts'
import { requireStaff } from '../../lib/visit/require-sign-in.ts'
import { useShopperPart } from '../../lib/visit/shopper.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/StaffCustomersPage.ts'
import { staffWords } from './words/staff.ts'
import styles from './StaffCustomersPage.module.css'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...namedPageMeta(matches, (locale) => translatorOf(staffWords, locale)('customers.title')),
  { name: 'robots', content: 'noindex' },
]

const pageSize = 20

/** Flagged admin. A search of digits alone is taken for a customer's number. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  requireStaff((await api.call(authTest)).user, ['operator', 'shopkeeper'])
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const sort = personSorts.find((one) => one === url.searchParams.get('sort')) ?? 'name'
  const page = pageIn(url.searchParams)
  const wanted = /^\d{1,9}$/.test(q) ? { cod_int: q } : { q }
  const query = { ...wanted, sort, page, page_size: pageSize, user_type_id: searchedKind.customer }
  return { q, sort, ...(await required(api.call(staffFindPeople, { query }))) }
}

/** Where staff find the customer to act for. */
export default function StaffCustomersPage({ loaderData: { q, sort, users, page } }: Route.ComponentProps) {
  const t = useTranslations(staffWords, 'customers')
  const formsTexts = useTranslations(staffWords, 'forms')
  const submit = useSubmit()
  const user = useShopperPart((state) => state.user)
  const isActing = user.ssoUser?.actingUntil !== undefined
  return (
    <TitledPage title={t('title')}>
      <p>
        <Anchor href={paths.staffForms()}>{formsTexts('link')}</Anchor>
        {' · '}
        <Anchor href={paths.staffReturns()}>{t('returns')}</Anchor>
        {' · '}
        <Anchor href={paths.staffRewards()}>{t('rewards')}</Anchor>
        {' · '}
        <Anchor href={paths.staffOffers()}>{t('offers')}</Anchor>
      </p>
      <search>
        <Form className={styles.search} key={`${q} ${sort}`}>
          <SearchField
            name="q"
            label={t('search')}
            placeholder={t('search')}
            submitLabel={t('submit')}
            defaultValue={q}
          />
          <Select
            name="sort"
            label={t('sort')}
            defaultValue={sort}
            options={personSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
            onChange={(event) => void submit(event.currentTarget.form)}
          />
        </Form>
      </search>
      <p className={styles.count} aria-live="polite">
        {t('count', { count: page.totItems })}
      </p>
      {isActing && <Notice tone="info">{t('acting', { customer: `${user.firstName} ${user.lastName}` })}</Notice>}
      {users.length === 0 ? <EmptyState title={t('none')} /> : <CustomersTable people={users} mayAct={!isActing} />}
      <Pagination
        label={t('pages')}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        pageLabel={(number) => t('page', { page: String(number) })}
        current={page.selPage}
        total={page.totPages}
        hrefOf={(number) => paths.staffCustomers({ q, sort, ...(number > 1 && { page: number }) })}
      />
    </TitledPage>
  )
}
