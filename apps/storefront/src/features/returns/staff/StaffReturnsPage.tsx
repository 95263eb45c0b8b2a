import { authTest } from '@bottega/contract/auth/calls.ts'
import { staffReturns } from '@bottega/contract/returns/calls.ts'
import { returnStatus } from '@bottega/rules/returns/return-status.ts'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { Pagination } from '@bottega/ui/components/navigation/Pagination.tsx'
import { Form, useSubmit } from 'react-router'
import { required } from '../../../lib/api/required.ts'
import { pageIn } from '../../../lib/page/address-numbers.ts'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { requireStaff } from '../../../lib/visit/require-sign-in.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import type { Route } from './+types/StaffReturnsPage.ts'
import { StaffReturn } from './StaffReturn.tsx'
import styles from '../Returns.module.css'
import { returnsWords } from '../words/returns.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...namedPageMeta(matches, (locale) => translatorOf(returnsWords, locale)('staff.title')),
  { name: 'robots', content: 'noindex' },
]

const pageSize = 20
const statuses = Object.values(returnStatus)

/** Those to approve unless another status, or `all`, is asked for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  requireStaff((await api.call(authTest)).user, ['shopkeeper', 'operator'])
  const asked = url.searchParams.get('status')
  const status = asked === 'all' ? undefined : (statuses.find((one) => String(one) === asked) ?? returnStatus.toApprove)
  const query = {
    page: pageIn(url.searchParams),
    page_size: pageSize,
    ...(status === undefined ? {} : { refund_status_id: status }),
  }
  return { status, ...(await required(api.call(staffReturns, { query }))) }
}

/** Where staff decide on returns. */
export default function StaffReturnsPage({ loaderData: { status, refunds, page } }: Route.ComponentProps) {
  const t = useTranslations(returnsWords)
  const submit = useSubmit()
  const chosen = status === undefined ? 'all' : String(status)
  return (
    <TitledPage title={t('staff.title')}>
      <Form className={styles.fields}>
        <Select
          key={chosen}
          name="status"
          label={t('staff.filter')}
          defaultValue={chosen}
          options={[
            ...statuses.map((value) => ({ value: String(value), label: t(`staff.${value}`) })),
            { value: 'all', label: t('staff.all') },
          ]}
          onChange={(event) => void submit(event.currentTarget.form)}
        />
        <noscript>
          <Button type="submit">{t('staff.filter')}</Button>
        </noscript>
      </Form>
      {refunds.length === 0 && <EmptyState title={t('staff.none')} />}
      <ul className={styles.list}>
        {refunds.map((refund) => (
          <li key={refund.orderRefundId}>
            <StaffReturn refund={refund} />
          </li>
        ))}
      </ul>
      <Pagination
        label={t('pages.label')}
        previousLabel={t('pages.previous')}
        nextLabel={t('pages.next')}
        pageLabel={(number) => t('pages.page', { page: String(number) })}
        current={page.selPage}
        total={page.totPages}
        hrefOf={(number) => paths.staffReturns({ status: chosen, ...(number > 1 && { page: number }) })}
      />
    </TitledPage>
  )
}
