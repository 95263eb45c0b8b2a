import { returnsCancel, returnsView } from '@bottega/contract/returns/calls.ts'
import type { ReturnView } from '@bottega/contract/returns/return-view.ts'
import { formatDay } from '@bottega/rules/text/format.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Breadcrumbs } from '@bottega/ui/components/navigation/Breadcrumbs.tsx'
import { Sheet } from '@bottega/ui/components/overlays/Sheet.tsx'
import { data, useRevalidator } from 'react-router'
import { browserApi } from '../../lib/api/browser-api.ts'
import { answerOrNotify } from '../../lib/api/refusals.ts'
import { required } from '../../lib/api/required.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { notifyRemarks } from '../../lib/notices/notifications.ts'
import { Notice } from '../../lib/notices/Notice.tsx'
import { idIn } from '../../lib/page/address-numbers.ts'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { useAsk } from '../../lib/questions/ask.ts'
import { ConfirmDialog } from '../../lib/questions/ConfirmDialog.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/ReturnPage.ts'
import { ReturnBadge } from './ReturnBadge.tsx'
import { ReturnedGoods } from './ReturnedGoods.tsx'
import { ReturnSteps } from './ReturnSteps.tsx'
import styles from './Returns.module.css'
import { returnsWords } from './words/returns.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  namedPageMeta(matches, (locale) => translatorOf(returnsWords, locale)('one', { id: params['refundId'] ?? '' }))

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = idIn(params.refundId)
  if (id === undefined) throw data(null, { status: 404 })
  const { api } = context.get(visitContext)
  return required(api.call(returnsView, { query: { order_refund_id: id } }))
}

/** One return: what is asked for, where it stands, and its goods. */
export default function ReturnPage({ loaderData: { refund, progress } }: Route.ComponentProps) {
  const t = useTranslations(returnsWords)
  const title = t('one', { id: String(refund.orderRefundId) })
  const cancel = useCancelReturn(refund.orderRefundId)
  return (
    <>
      <Breadcrumbs label={t('way')} links={[{ href: paths.orderRefunds(), name: t('title') }]} current={title} />
      <div className={styles.form}>
        <div className={styles.head}>
          <h1>{title}</h1>
          <ReturnBadge refund={refund} />
        </div>
        {refund.answer !== undefined && (
          <Notice tone={refund.refused ? 'warn' : 'info'}>
            {t('answer')}: {refund.answer}
          </Notice>
        )}
        <Sheet label={t('steps.label')}>
          <ReturnSteps refund={refund} progress={progress} />
        </Sheet>
        <Sheet label={t('products')}>
          <ReturnFacts refund={refund} />
          <ReturnedGoods products={refund.products} />
        </Sheet>
        {refund.can.cancel && (
          <p>
            <Button variant="secondary" busy={cancel.busy} onClick={cancel.cancel}>
              {t('cancel.action')}
            </Button>
          </p>
        )}
      </div>
    </>
  )
}

function ReturnFacts({ refund }: { refund: ReturnView }) {
  const t = useTranslations(returnsWords)
  const { locale } = usePageSetting()
  const day = (at: string) => formatDay(new Date(at), locale)
  const { orderId } = refund
  return (
    <dl className={styles.facts}>
      <dt>{t('orderName')}</dt>
      <dd>
        <Anchor href={paths.order(orderId)}>{orderId}</Anchor>
      </dd>
      <dt>{t('date')}</dt>
      <dd>{day(refund.date)}</dd>
      <dt>{t('method')}</dt>
      <dd>{refund.method.name}</dd>
      <dt>{t('value')}</dt>
      <dd>{formatEuros(refund.amount, locale)}</dd>
    </dl>
  )
}

function useCancelReturn(returnId: number) {
  const t = useTranslations(returnsWords, 'cancel')
  const ask = useAsk()
  const { revalidate } = useRevalidator()
  const { busy, run } = useCommand(async () => {
    const answer = await answerOrNotify(browserApi().call(returnsCancel, { body: { order_refund_id: returnId } }))
    if (answer) notifyRemarks(answer.response)
    await revalidate()
  })

  async function cancel() {
    const sure = await ask<boolean>((answer) => (
      <ConfirmDialog title={t('title')} text={t('text')} yes={t('yes')} no={t('no')} onAnswer={answer} />
    ))
    if (sure) run()
  }

  return { busy, cancel: () => void cancel() }
}
