import { staffCredit, staffCustomer, staffDues } from '@bottega/contract/staff-customers/calls.ts'
import type { StaffCustomer } from '@bottega/contract/staff-customers/staff-customers.ts'
import { staffOrders } from '@bottega/contract/staff-orders/calls.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { Email, PhoneLink } from '../../lib/links.tsx'
import layout from '../../lib/layout.module.css'
import { Facts, Part, Parts } from '../../lib/Part.tsx'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { readOne } from '../../lib/reading/read-one.ts'
import { useDay } from '../../lib/format/use-day.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useWhen } from '../../lib/format/use-when.ts'
import { requireRole } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { Consents } from './Consents.tsx'
import { Credit } from './Credit.tsx'
import { CustomerActions } from './CustomerActions.tsx'
import { Dues } from './Dues.tsx'
import { Notes } from './Notes.tsx'
import { stateTone } from './customer-state.ts'
import { Tags } from './Tags.tsx'
import { Vouchers } from './Vouchers.tsx'

/** The credit of companies, and their debts. */
async function readOwing(userId: number) {
  const [credit, dues] = await Promise.all([
    api.call(staffCredit, { query: { user_id: userId } }),
    api.call(staffDues, { query: { user_id: userId } }),
  ])
  return { credit: credit.data.credit, dues: dues.data.dues }
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper', 'operator'])
  return readOne(params['userId'], 'error.staff.customerNotFound', async (userId) => {
    const [customer, orders] = await Promise.all([
      api.call(staffCustomer, { query: { user_id: userId } }),
      api.call(staffOrders, { query: { user_id: userId } }),
    ])
    const owing = customer.data.customer.business && (await readOwing(userId))
    return { customer: customer.data.customer, orders: orders.data.orders, owing }
  })
}

/** How many of the latest orders stand on the page; the list of orders has the others. */
const shownOrders = 8

/** Everything staff need to serve a customer. */
export function Component() {
  const t = useTranslations('customers')
  const euros = useEuros()
  const when = useWhen()
  const { customer, orders, owing } = useLoaderData<typeof loader>()
  const title = customer.business?.companyName || customer.name
  return (
    <>
      <PageHead back={{ href: paths.customers(), text: t('back') }} title={title}>
        <Badge tone={stateTone[customer.state]}>{t(`states.${customer.state}`)}</Badge>
      </PageHead>
      <CustomerActions customer={customer} />
      <Parts>
        <Part title={t('contact')}>
          <Contact customer={customer} />
        </Part>
        <Part title={t('orders')}>
          {orders.length === 0 && <p>{t('noOrders')}</p>}
          <ul className={layout.list}>
            {orders.slice(0, shownOrders).map(({ orderId, status, placedAt, total }) => (
              <li key={orderId}>
                <Anchor href={paths.order(orderId)}>{t('order', { orderId: String(orderId) })}</Anchor>
                <span>
                  {status} · {euros(total)} · <time dateTime={placedAt}>{when(placedAt)}</time>
                </span>
              </li>
            ))}
          </ul>
          {orders.length > shownOrders && (
            <p>
              <Anchor href={paths.ordersOf(customer.userId)}>{t('allOrders')}</Anchor>
            </p>
          )}
        </Part>
        {owing !== undefined && (
          <>
            <Part title={t('credit.title')}>
              <Credit userId={customer.userId} credit={owing.credit} />
            </Part>
            <Part title={t('dues.title')}>
              <Dues userId={customer.userId} dues={owing.dues} />
            </Part>
          </>
        )}
        <Part title={t('tags.title')}>
          <Tags customer={customer} />
        </Part>
        <Part title={t('notes.title')}>
          <Notes customer={customer} />
        </Part>
        <Part title={t('consents')}>
          <Consents consents={customer.consents} />
        </Part>
        <Part title={t('vouchers')}>
          <Vouchers vouchers={customer.vouchers} />
        </Part>
      </Parts>
    </>
  )
}

function Contact({ customer }: { customer: StaffCustomer }) {
  const t = useTranslations('customers')
  const day = useDay()
  const when = useWhen()
  const { business } = customer
  const approval = business?.approval
  return (
    <Facts
      of={[
        [t('name'), customer.name],
        [t('number'), String(customer.userId)],
        [t('email'), <Email key="email" address={customer.email} />],
        [t('login'), customer.login === customer.email ? '' : customer.login],
        ...customer.phones.map((phone) => [t('phone'), <PhoneLink key={phone} phone={phone} />] as const),
        [t('since'), day(shopDate(new Date(customer.since)))],
        [t('member'), customer.member ? t('yes') : t('no')],
        [t('card'), customer.card],
        [t('vatNumber'), business?.vatNumber],
        [t('fiscalCode'), business?.fiscalCode],
        [t('sdiCode'), business?.sdiCode],
        [t('pec'), business?.pec && <Email key="pec" address={business.pec} />],
        [t('approval'), approval && t(`approvals.${approval.state}`, { when: when(approval.since) })],
      ]}
    />
  )
}
