import { staffCountApply, staffCountDrop, staffCountGoods } from '@bottega/contract/staff-stock/calls.ts'
import type { StaffCountGood } from '@bottega/contract/staff-stock/counts.ts'
import { scanned } from '@bottega/rules/fulfilment/scanned-goods.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { TextButton } from '@bottega/ui/components/actions/TextButton.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../../../lib/actions/ActionDialog.tsx'
import { useActionDialog } from '../../../lib/actions/use-action-dialog.ts'
import { api } from '../../../lib/api.ts'
import { idIn } from '../../../lib/asked.ts'
import { useAmount } from '../../../lib/format/use-amount.ts'
import { useWhen } from '../../../lib/format/use-when.ts'
import { PageHead } from '../../../lib/head/PageHead.tsx'
import { Remark } from '../../../lib/Remark.tsx'
import { requireRole } from '../../../lib/signed-in-staff.ts'
import { paths } from '../../../paths.ts'
import picking from '../../picking/Picking.module.css'
import { Scanner } from '../../picking/scanning/Scanner.tsx'
import type { Found } from '../../picking/scanning/use-scanning.ts'
import styles from './Count.module.css'
import { CountLines } from './CountLines.tsx'
import { Differences } from './Differences.tsx'
import type { TypedCount } from './typed-counts.ts'
import { useTypedCounts } from './use-typed-counts.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper'])
  const countId = idIn(params['countId'])
  // React Router takes a thrown response as the status of the page.
  // oxlint-disable-next-line typescript/only-throw-error
  if (countId === undefined) throw new Response(null, { status: 404 })
  const expected = new URL(request.url).searchParams.has('expected')
  const query = { count_id: countId, ...(expected && { expected }) }
  return { expected, ...(await api.call(staffCountGoods, { query })).data }
}

/** The count of a department: scan, type, go on; the differences at the end. */
export function Component() {
  const t = useTranslations('stock.counts')
  const when = useWhen()
  const { count, goods: loaded, more, expected } = useLoaderData<typeof loader>()
  const { countId } = count
  const { goods, typed, offline, type, letGo } = useTypedCounts(countId, loaded)
  const [open, setOpen] = useState<number>()
  const dialog = useActionDialog(async (how: 'apply' | 'drop') => {
    await api.call(how === 'apply' ? staffCountApply : staffCountDrop, { body: { count_id: countId } })
  })
  const counted = goods.filter((good) => good.counted !== undefined)
  const isOpen = count.endedAt === undefined
  const waiting = typed.filter(({ refusal }) => refusal === undefined)

  function find(code: string): Found | undefined {
    const [good] = scanned(goods, code, unlabelled).lines
    setOpen(good?.productId)
    return good && { name: good.name, state: 'to-pick' }
  }

  return (
    <div className={picking.picking}>
      <PageHead
        back={{ href: paths.stockCounts(), text: t('backToCounts') }}
        title={t('titleOf', { department: count.department })}
        text={`${count.store} · ${t('begunBy', { when: when(count.startedAt), name: count.startedBy })}`}
      >
        {isOpen ? (
          <Badge>{t('progress', { counted: counted.length, goods: goods.length })}</Badge>
        ) : (
          <Badge>{t(count.isApplied ? 'appliedShort' : 'droppedShort')}</Badge>
        )}
      </PageHead>
      {more && <Remark tone="warn">{t('more', { goods: goods.length })}</Remark>}
      {waiting.length > 0 && offline && <Remark tone="warn">{t('waiting', { count: waiting.length })}</Remark>}
      {typed.map(
        (one) => one.refusal !== undefined && <Refused key={one.productId} typed={one} goods={goods} letGo={letGo} />,
      )}
      {isOpen && (
        <>
          <div className={picking.tools}>
            <Scanner find={find} />
          </div>
          <CountLines goods={goods} typed={typed} open={open} onOpen={setOpen} onType={type} />
          <p>
            <LinkButton
              variant="secondary"
              href={expected ? paths.stockCount(countId) : `${paths.stockCount(countId)}?expected`}
            >
              {t(expected ? 'hideExpected' : 'showExpected')}
            </LinkButton>
          </p>
        </>
      )}
      <Differences goods={counted} />
      {isOpen && (
        <div className={styles.end}>
          <p>{t('uncounted', { count: goods.length - counted.length })}</p>
          <div className={picking.buttons}>
            <Button disabled={counted.length === 0 || waiting.length > 0} onClick={() => dialog.show('apply')}>
              {t('apply')}
            </Button>
            <Button variant="secondary" onClick={() => dialog.show('drop')}>
              {t('drop')}
            </Button>
          </div>
        </div>
      )}
      {dialog.open !== undefined && (
        <ActionDialog
          dialog={dialog}
          title={t(`${dialog.open}Title`)}
          text={t(`${dialog.open}Text`, { goods: counted.length, uncounted: goods.length - counted.length })}
          button={t(dialog.open)}
        />
      )}
    </div>
  )
}

const unlabelled = ({ barcode, furtherBarcodes = [], isLoose }: StaffCountGood) => ({
  barcode,
  furtherBarcodes,
  unit: isLoose ? ('kg' as const) : ('pz' as const),
  unitPrice: 0,
})

interface RefusedProps {
  typed: TypedCount
  goods: readonly StaffCountGood[]
  letGo: (productId: number) => void
}

/** An amount the shop has not taken, and what stands there in its place. */
function Refused({ typed: { productId, name, counted, refusal }, goods, letGo }: RefusedProps) {
  const t = useTranslations('stock.counts')
  const amount = useAmount()
  const good = goods.find((one) => one.productId === productId)
  const unit = good?.isLoose === true ? 'kg' : 'pz'
  return (
    <Remark tone="error">
      <strong>{name}</strong>: {refusal}{' '}
      {good?.counted === undefined
        ? t('yours', { amount: amount(counted, unit) })
        : t('yoursAndTheirs', {
            amount: amount(counted, unit),
            theirs: amount(good.counted, unit),
            by: good.by ?? '',
          })}{' '}
      <TextButton onClick={() => letGo(productId)}>{t('letGo', { name })}</TextButton>
    </Remark>
  )
}
