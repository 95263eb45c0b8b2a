import { staffDocument, staffResend } from '@bottega/contract/staff-orders/calls.ts'
import type { StaffOrder, resendableMails } from '@bottega/contract/staff-orders/staff-orders.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import layout from '../../lib/layout.module.css'
import { Remark } from '../../lib/Remark.tsx'
import { storeFile } from '../../lib/store-file.ts'
import { useCommand } from '../../lib/use-command.ts'
import { useWhen } from '../../lib/format/use-when.ts'

type Resendable = (typeof resendableMails)[number]

const resendable: readonly Resendable[] = [
  'mail.orderConfirmation',
  'mail.orderPrepared',
  'mail.orderOnItsWay',
  'mail.orderDelivered',
]

/** The mails sent to the customer, with those that may be sent or printed once more. */
export function OrderMails({ order: { orderId, mails, documents } }: { order: StaffOrder }) {
  const t = useTranslations('orders')
  const when = useWhen()
  const { revalidate } = useRevalidator()
  const { busy, refusal, run } = useCommand(async (mail: Resendable) => {
    await api.call(staffResend, { body: { order_id: orderId, mail } })
    await revalidate()
  })
  const print = useCommand(async (documentId: number) => {
    const { data } = await api.call(staffDocument, { query: { order_id: orderId, document_id: documentId } })
    storeFile(data)
  })
  const nameOf = (kind: string) => {
    const key = `mailKinds.${kind.slice('mail.'.length)}` as 'mailKinds.orderConfirmation'
    return t.has(key) ? t(key) : kind
  }
  const again = resendable.filter((kind) => mails.some((mail) => mail.kind === kind && mail.sentAt !== undefined))
  const refused = refusal ?? print.refusal
  return (
    <>
      {refused !== undefined && <Remark tone="error">{refused}</Remark>}
      {mails.length === 0 ? (
        <p>{t('noMails')}</p>
      ) : (
        <ol className={layout.story}>
          {mails.map(({ kind, at, sentAt, failure }) => (
            <li key={`${at} ${kind}`}>
              <time dateTime={at}>{when(at)}</time> <strong>{nameOf(kind)}</strong> ·{' '}
              {sentAt === undefined ? t(failure === undefined ? 'mailWaits' : 'mailFailed') : t('mailSent')}
            </li>
          ))}
        </ol>
      )}
      {again.length + documents.length > 0 && (
        <div className={layout.actions}>
          {again.map((mail) => (
            <Button key={mail} variant="secondary" busy={busy} onClick={() => run(mail)}>
              {t('resend', { mail: nameOf(mail) })}
            </Button>
          ))}
          {documents.map(({ documentId, kind, name }) => (
            <Button key={documentId} variant="secondary" busy={print.busy} onClick={() => print.run(documentId)}>
              {t('print', { document: `${t(`documentKinds.${kind}` as 'documentKinds.receipt')} ${name}` })}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
