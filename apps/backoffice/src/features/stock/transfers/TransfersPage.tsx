import { staffTransferReceive, staffTransfers, staffTransferTakeBack } from '@bottega/contract/staff-stock/calls.ts'
import type { StaffTransfer } from '@bottega/contract/staff-stock/transfers.ts'
import { transferDifferences } from '@bottega/rules/fulfilment/shelf-work.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../../../lib/actions/ActionDialog.tsx'
import { numberIn } from '../../../lib/actions/EurosField.tsx'
import { useActionDialog, type ActionDialogState } from '../../../lib/actions/use-action-dialog.ts'
import { api } from '../../../lib/api.ts'
import { idIn } from '../../../lib/asked.ts'
import { formText } from '../../../lib/form-text.ts'
import { useAmount } from '../../../lib/format/use-amount.ts'
import { useWhen } from '../../../lib/format/use-when.ts'
import { PageHead } from '../../../lib/head/PageHead.tsx'
import layout from '../../../lib/layout.module.css'
import { type Column, DataTable } from '../../../lib/lists/DataTable.tsx'
import { Section } from '../../../lib/Section.tsx'
import { requireRole, useSignedInStaff } from '../../../lib/signed-in-staff.ts'
import { paths } from '../../../paths.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper'])
  const before = idIn(new URL(request.url).searchParams.get('before'))
  return { before, ...(await api.call(staffTransfers, { query: { ...(before !== undefined && { before }) } })).data }
}

interface TransferAction {
  readonly do: 'receive' | 'takeBack'
  readonly transfer: StaffTransfer
}

async function carryOut({ do: step, transfer }: TransferAction, fields: FormData): Promise<void> {
  const { transferId } = transfer
  if (step === 'takeBack') {
    await api.call(staffTransferTakeBack, { body: { sent_transfer_id: transferId } })
    return
  }
  const reason = transferDifferences.find((one) => one === formText(fields, 'reason'))
  const note = formText(fields, 'note').trim()
  const received = numberIn(fields, 'received')
  const more = { ...(reason !== undefined && { reason }), ...(note !== '' && { note }) }
  await api.call(staffTransferReceive, { body: { coming_transfer_id: transferId, received, ...more } })
}

/** Goods between stores: who gets them says what arrived, who sent them takes back what is still on the way. */
export function Component() {
  const t = useTranslations('stock.transfers')
  const { actingFor } = useSignedInStaff()
  const { open, ended, more, before } = useLoaderData<typeof loader>()
  const dialog = useActionDialog(carryOut)
  const onDo = actingFor === undefined ? dialog.show : undefined
  const coming = open.filter(({ isComing }) => isComing)
  const sent = open.filter(({ isSent }) => isSent)
  const last = ended.at(-1)
  return (
    <>
      <PageHead back={{ href: paths.stock(), text: t('back') }} title={t('title')} text={t('text')} />
      {before === undefined && (
        <>
          <Section title={t('comingList')}>
            {coming.length === 0 ? (
              <p>{t('noneComing')}</p>
            ) : (
              <Transfers caption={t('comingList')} transfers={coming} step="receive" onDo={onDo} />
            )}
          </Section>
          <Section title={t('sentList')}>
            {sent.length === 0 ? (
              <p>{t('noneSent')}</p>
            ) : (
              <Transfers caption={t('sentList')} transfers={sent} step="takeBack" onDo={onDo} />
            )}
          </Section>
        </>
      )}
      <Section title={t('endedList')}>
        {ended.length === 0 ? <p>{t('noneEnded')}</p> : <Transfers caption={t('endedList')} transfers={ended} />}
        <div className={layout.actions}>
          {before !== undefined && (
            <LinkButton variant="secondary" href={paths.stockTransfers()}>
              {t('newest')}
            </LinkButton>
          )}
          {more && last !== undefined && (
            <LinkButton variant="secondary" href={paths.stockTransfers(last.transferId)}>
              {t('older')}
            </LinkButton>
          )}
        </div>
      </Section>
      <TransferDialog dialog={dialog} />
    </>
  )
}

interface TransfersProps {
  caption: string
  transfers: readonly StaffTransfer[]
  /** The step that is left to do; absent where they have ended. */
  step?: TransferAction['do']
  /** Undefined for who may only look. */
  onDo?: ((action: TransferAction) => void) | undefined
}

function Transfers({ caption, transfers, step, onDo }: TransfersProps) {
  const t = useTranslations('stock.transfers')
  const when = useWhen()
  const amount = useAmount()
  const unitOf = ({ isLoose }: StaffTransfer) => (isLoose ? 'kg' : 'pz')
  const outcomeOf = (transfer: StaffTransfer) => {
    const { quantity, received, reason, receivedNote, isCounted } = transfer
    const said = () => {
      if (received === undefined) return t('takenBack')
      const arrived = amount(received, unitOf(transfer))
      if (reason === undefined) return t('arrived', { amount: arrived })
      const sent = amount(quantity, unitOf(transfer))
      return t('arrivedOther', { amount: arrived, sent, reason: t(`reasons.${reason}`) })
    }
    return [said(), receivedNote, !isCounted && t('notCounted')].filter(Boolean).join(' · ')
  }
  const columns: readonly Column<StaffTransfer>[] = [
    {
      key: 'product',
      title: t('product'),
      renderCell: ({ transferId, productId, name, pack }) => (
        <>
          <Anchor href={paths.product(productId)}>{[name, pack].filter(Boolean).join(' · ')}</Anchor>{' '}
          <small>{t('number', { number: String(transferId) })}</small>
        </>
      ),
    },
    {
      key: 'quantity',
      title: t('quantity'),
      figures: true,
      renderCell: (transfer) => amount(transfer.quantity, unitOf(transfer)),
    },
    { key: 'from', title: t('from'), renderCell: ({ fromStore }) => fromStore },
    { key: 'to', title: t('to'), renderCell: ({ toStore }) => toStore },
    {
      key: 'sent',
      title: t('sent'),
      renderCell: ({ sentAt, sentBy }) => t('by', { when: when(sentAt), name: sentBy }),
    },
    { key: 'note', title: t('note'), renderCell: ({ note }) => note ?? '' },
  ]
  const outcome: Column<StaffTransfer> = {
    key: 'outcome',
    title: t('outcome'),
    renderCell: (transfer) => {
      const { endedAt = '', endedBy = '' } = transfer
      return (
        <>
          {outcomeOf(transfer)} <small>{t('by', { when: when(endedAt), name: endedBy })}</small>
        </>
      )
    },
  }
  const last = (): readonly Column<StaffTransfer>[] => {
    if (step === undefined) return [outcome]
    if (onDo === undefined) return []
    const action: Column<StaffTransfer> = {
      key: 'do',
      title: t(step),
      actions: true,
      renderCell: (transfer) => (
        <Button
          variant="secondary"
          aria-label={t(`${step}Of`, { name: transfer.name, number: String(transfer.transferId) })}
          onClick={() => onDo({ do: step, transfer })}
        >
          {t(step)}
        </Button>
      ),
    }
    return [action]
  }
  return (
    <DataTable
      caption={caption}
      columns={[...columns, ...last()]}
      rows={transfers}
      keyOf={({ transferId }) => transferId}
    />
  )
}

function TransferDialog({ dialog }: { dialog: ActionDialogState<TransferAction> }) {
  const t = useTranslations('stock.transfers')
  const amount = useAmount()
  const { open } = dialog
  if (open === undefined) return null
  const { name, quantity, isLoose, fromStore, toStore } = open.transfer
  const sent = amount(quantity, isLoose ? 'kg' : 'pz')
  if (open.do === 'takeBack')
    return (
      <ActionDialog
        dialog={dialog}
        title={t('takeBackTitle', { name })}
        text={t('takeBackText', { amount: sent, store: fromStore, other: toStore })}
        button={t('takeBack')}
      />
    )
  return (
    <ActionDialog
      dialog={dialog}
      title={t('receiveTitle', { name })}
      text={t('receiveText', { amount: sent, store: fromStore })}
      button={t('receive')}
    >
      <Arrived transfer={open.transfer} />
    </ActionDialog>
  )
}

/** Typed and not prefilled: what arrived is counted. Another amount than was sent asks for its reason. */
function Arrived({ transfer: { quantity, isLoose } }: { transfer: StaffTransfer }) {
  const t = useTranslations('stock.transfers')
  const [typed, setTyped] = useState('')
  const isOther = typed.trim() !== '' && Number(typed.trim().replace(',', '.')) !== quantity
  return (
    <>
      <TextField
        name="received"
        inputMode="decimal"
        pattern={isLoose ? String.raw`\d{1,5}([.,]\d{1,3})?` : String.raw`\d{1,5}`}
        label={t('received', { unit: t(isLoose ? 'kilos' : 'pieces') })}
        autoComplete="off"
        required
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      {isOther && (
        <Select
          name="reason"
          label={t('reason')}
          options={transferDifferences.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
      )}
      <TextField name="note" label={t('noteField')} maxLength={200} autoComplete="off" />
    </>
  )
}
