import { duesList, duesPaymentResult } from '@bottega/contract/dues/calls.ts'
import { centsFromEuros, eurosFromCents, sumCents } from '@bottega/rules/money/cents.ts'
import { dueStatus } from '@bottega/rules/dues/due-status.ts'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { answerOrNotify } from '../../lib/api/refusals.ts'
import { browserApi } from '../../lib/api/browser-api.ts'
import { required } from '../../lib/api/required.ts'
import { Notice } from '../../lib/notices/Notice.tsx'
import { ChipLinks } from '../../lib/page/ChipLinks.tsx'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { TitledPage } from '../../lib/page/TitledPage.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/DuesPage.ts'
import { DueRow } from './DueRow.tsx'
import { documentsWords } from './words/documents.ts'
import styles from './DocumentsPage.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(documentsWords, locale)('dues.title'))

export async function loader({ context, url }: Route.LoaderArgs) {
  const showAll = url.searchParams.get('all') === 'true'
  const paidId = Number(url.searchParams.get('due') ?? Number.NaN)
  const query = { show_all: showAll }
  const found = await required(context.get(visitContext).api.call(duesList, { query }))
  return { ...found, showAll, paidId: Number.isSafeInteger(paidId) && paidId > 0 ? paidId : undefined }
}

/**
 * The sums the company owes, with its payments; one can be paid by card. (Account and after-sales, sections 2 and 4)
 */
export default function DuesPage({ loaderData }: Route.ComponentProps) {
  const { paymentDues, canPayByCard, showAll, paidId } = loaderData
  const t = useTranslations(documentsWords, 'dues')
  const { locale } = usePageSetting()
  const open = paymentDues.filter(({ paymentDueStatusId }) => paymentDueStatusId !== dueStatus.settled)
  const owed = sumCents(open.map(({ amount }) => centsFromEuros(amount) ?? 0))
  return (
    <TitledPage title={t('title')}>
      <p className={styles.about}>{t('about')}</p>
      {paidId !== undefined && <PaymentEnd dueId={paidId} />}
      <ChipLinks
        label={t('filter')}
        links={[false, true].map((all) => ({
          key: String(all),
          href: paths.paymentsDue(all ? { all: true } : {}),
          name: t(all ? 'all' : 'open'),
          isCurrent: all === showAll,
        }))}
      />
      {paymentDues.length === 0 ? (
        <EmptyState title={t('none.title')} text={t('none.text')} />
      ) : (
        <p>
          {t('total')}: <b>{formatEuros(eurosFromCents(owed), locale)}</b>
        </p>
      )}
      <ul aria-label={t('title')} className={styles.list}>
        {paymentDues.map((due) => (
          <DueRow key={due.paymentDueId} due={due} canPayByCard={canPayByCard} />
        ))}
      </ul>
    </TitledPage>
  )
}

const ends = {
  [dueStatus.settled]: { tone: 'info', key: 'paid' },
  [dueStatus.inProgress]: { tone: 'info', key: 'waiting' },
  [dueStatus.expiring]: { tone: 'error', key: 'notPaid' },
  [dueStatus.overdue]: { tone: 'error', key: 'notPaid' },
} as const

/** Back from the page of the bank: asks how it ended, and shows the list as it is then. */
function PaymentEnd({ dueId }: { dueId: number }) {
  const t = useTranslations(documentsWords, 'dues')
  const { revalidate } = useRevalidator()
  const [statusId, setStatusId] = useState<keyof typeof ends>()
  useEffect(() => {
    let isShown = true
    async function ask() {
      const answer = await answerOrNotify(browserApi().call(duesPaymentResult, { body: { payment_due_id: dueId } }))
      if (!isShown || answer === undefined) return
      setStatusId(answer.data.paymentDue.paymentDueStatusId as keyof typeof ends)
      void revalidate()
    }
    void ask()
    return () => {
      isShown = false
    }
  }, [dueId, revalidate])
  if (statusId === undefined) return null
  const { tone, key } = ends[statusId]
  return <Notice tone={tone}>{t(key)}</Notice>
}
