import { duesPay, duesTransactions } from '@bottega/contract/dues/calls.ts'
import type { DueView } from '@bottega/contract/dues/dues.ts'
import { noonOf } from '@bottega/rules/delivery/shop-calendar.ts'
import { dueStatus } from '@bottega/rules/dues/due-status.ts'
import { formatDatedDay } from '@bottega/rules/text/format.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { useLoaded } from '../../lib/api/use-loaded.ts'
import { LoadedPart } from '../../lib/notices/LoadedPart.tsx'
import { Notice } from '../../lib/notices/Notice.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { documentsWords } from './words/documents.ts'
import page from './DocumentsPage.module.css'
import styles from './DueRow.module.css'

type StatusId = '1' | '2' | '3' | '4'
type TransactionStatusId = '0' | '1' | '2'

const tones = { '1': 'offer', '2': 'warn', '3': 'quiet', '4': 'ok' } as const

/** One due: its invoice, its day, and how it is or was paid. */
export function DueRow({ due, canPayByCard }: { due: DueView; canPayByCard: boolean }) {
  const t = useTranslations(documentsWords, 'dues')
  const { locale } = usePageSetting()
  const { revalidate } = useRevalidator()
  const status = String(due.paymentDueStatusId) as StatusId
  const day = (date: string) => formatDatedDay(noonOf(date), locale)
  const { busy, refusal, run } = useCommand(async () => {
    const { data } = await browserApi().call(duesPay, { body: { payment_due_id: due.paymentDueId } })
    if (data.redirectUrl === undefined) {
      await revalidate()
      return undefined
    }
    location.assign(data.redirectUrl)
    return 'leaving'
  })
  const pay = t(due.paymentDueStatusId === dueStatus.inProgress ? 'goOn' : 'pay')
  const ids = due.orderIds.join(', ')
  return (
    <li className={styles.due}>
      <div className={page.words}>
        <h2 className={page.name}>
          {due.settledDate === undefined
            ? t('due', { day: day(due.dueDate) })
            : t('settled', { day: day(due.settledDate) })}
        </h2>
        <p>{t('invoice', { name: due.documentName, day: day(due.documentDate) })}</p>
        <p className={page.soft}>{t('orders', { count: due.orderIds.length, ids })}</p>
      </div>
      <div className={styles.facts}>
        <b className={page.total}>{formatEuros(due.amount, locale)}</b>
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      </div>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      <div className={styles.actions}>
        {canPayByCard && due.paymentDueStatusId !== dueStatus.settled && (
          <Button busy={busy} onClick={() => run()} aria-label={t('payOf', { pay, name: due.documentName })}>
            {pay}
          </Button>
        )}
        <Transactions due={due} />
      </div>
    </li>
  )
}

function Transactions({ due }: { due: DueView }) {
  const t = useTranslations(documentsWords, 'dues')
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.transactions} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={t('transactions', { name: due.documentName })}>{t('show')}</summary>
      {open && <TransactionList due={due} />}
    </details>
  )
}

function TransactionList({ due }: { due: DueView }) {
  const t = useTranslations(documentsWords, 'dues')
  const { locale } = usePageSetting()
  const loaded = useLoaded(String(due.paymentDueId), async () => {
    const query = { payment_due_id: due.paymentDueId }
    return (await browserApi().call(duesTransactions, { query })).data.transactions
  })
  return (
    <LoadedPart loaded={loaded} placeholder={<Skeleton shape="row" />}>
      {(transactions) =>
        transactions.length === 0 ? (
          <p>{t('noTransactions')}</p>
        ) : (
          <ul className={styles.list}>
            {transactions.map(({ transactionId, date, paymentType, amount, paymentTransactionStatusId }) => (
              <li key={transactionId}>
                {[
                  formatDatedDay(new Date(date), locale),
                  paymentType,
                  formatEuros(amount, locale),
                  t(`transactionStatus.${String(paymentTransactionStatusId) as TransactionStatusId}`),
                ].join(' · ')}
              </li>
            ))}
          </ul>
        )
      }
    </LoadedPart>
  )
}
