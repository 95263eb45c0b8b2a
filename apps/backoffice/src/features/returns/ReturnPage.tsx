import { staffReturn } from '@bottega/contract/returns/calls.ts'
import type { StaffReturnView } from '@bottega/contract/returns/staff.ts'
import { returnStatus } from '@bottega/rules/returns/return-status.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { CustomerLink } from '../../lib/links.tsx'
import layout from '../../lib/layout.module.css'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { Facts, Part, Parts } from '../../lib/Part.tsx'
import { readOne } from '../../lib/reading/read-one.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useDay } from '../../lib/format/use-day.ts'
import { useWhen } from '../../lib/format/use-when.ts'
import { requireRole } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { GivenBack } from '../orders/GivenBack.tsx'
import { ReturnActions } from './ReturnActions.tsx'
import { ReturnedGoods } from './ReturnedGoods.tsx'
import { returnTone } from '../../lib/status-tones.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper', 'operator'])
  return readOne(
    params['returnId'],
    'error.return.notFound',
    async (id) => (await api.call(staffReturn, { query: { order_refund_id: id } })).data.refund,
  )
}

/** A return: the goods, what happened, and the steps that are possible now. */
export function Component() {
  const t = useTranslations('returns')
  const refund = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        back={{ href: paths.returns(), text: t('back') }}
        title={t('one', { id: String(refund.orderRefundId) })}
      >
        <Badge tone={returnTone(refund)}>{refund.status.name}</Badge>
      </PageHead>
      <ReturnActions refund={refund} />
      <Parts>
        <Part title={t('facts')}>
          <Request refund={refund} />
        </Part>
        <Part title={t('goods')}>
          <ReturnedGoods products={refund.products} />
        </Part>
        <Part title={t('givenBackOf')}>
          {refund.givenBack.length === 0 ? <p>{t('nothingBack')}</p> : <GivenBack of={refund.givenBack} />}
        </Part>
        <Part title={t('story')}>
          <Story refund={refund} />
        </Part>
      </Parts>
    </>
  )
}

function Request({ refund }: { refund: StaffReturnView }) {
  const t = useTranslations('returns')
  const euros = useEuros()
  const when = useWhen()
  const day = useDay()
  const { customer, orderId, method, amount, vat, voucherAmount, voucherCode, withdrawal } = refund
  return (
    <Facts
      of={[
        [t('customer'), <CustomerLink key="customer" {...customer} />],
        [
          t('order'),
          <Anchor key="order" href={paths.order(orderId)}>
            {orderId}
          </Anchor>,
        ],
        [t('withdrawal.sent'), withdrawal && when(withdrawal.sentAt)],
        [t('withdrawal.refundBy'), withdrawal && day(withdrawal.refundBy)],
        [t('withdrawal.goods'), withdrawal?.goods],
        [t('method'), method.name],
        [t('amount'), euros(amount)],
        [t('left'), euros(refund.left)],
        ...vat.map((rate) => [t('vat', { percent: String(rate.percent) }), euros(rate.amount)] as const),
        [
          t('voucher'),
          voucherAmount !== undefined && voucherCode !== undefined
            ? t('voucherOf', { amount: euros(voucherAmount), code: voucherCode })
            : undefined,
        ],
      ]}
    />
  )
}

/** The events in their order; the customer's own steps too. */
function Story({ refund }: { refund: StaffReturnView }) {
  const t = useTranslations('returns')
  const when = useWhen()
  const { date, status, refused, decidedAt, decidedBy, answer, receivedAt, receivedBy } = refund
  const { replacedAt, replacementOrderId } = refund
  const isCancelled = status.refundStatusId === returnStatus.cancelled && !refused
  const decided = isCancelled ? t('steps.cancelled') : t(refused ? 'steps.refused' : 'steps.approved', named(decidedBy))
  const steps: readonly (readonly [at: string | undefined, text: string])[] = [
    [date, t('steps.asked')],
    [decidedAt, decided],
    [receivedAt, t('steps.received', named(receivedBy))],
    [
      replacedAt,
      replacementOrderId === undefined ? t('steps.paid') : t('steps.replaced', { order: String(replacementOrderId) }),
    ],
  ]
  return (
    <>
      <ol className={layout.story}>
        {steps
          .filter(([at]) => at !== undefined)
          .toSorted(([one = ''], [other = '']) => one.localeCompare(other))
          .map(([at = '', text]) => (
            <li key={text}>
              <time dateTime={at}>{when(at)}</time> {text}
            </li>
          ))}
      </ol>
      {answer !== undefined && <blockquote>{t('answerWas', { answer })}</blockquote>}
    </>
  )
}

const named = (name: string | undefined) => ({ name: name ?? '' })
