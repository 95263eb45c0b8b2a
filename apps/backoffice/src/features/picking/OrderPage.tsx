import type { PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { scanned } from '@bottega/rules/fulfilment/scanned-goods.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { Remark } from '../../lib/Remark.tsx'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useWhen } from '../../lib/format/use-when.ts'
import { useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { Delivery } from './Delivery.tsx'
import { LineWork } from './LineWork.tsx'
import type { loadOrder } from './loaders.ts'
import { PickLines } from './PickLines.tsx'
import { Pack } from './Pack.tsx'
import { Papers } from './Papers.tsx'
import styles from './Picking.module.css'
import { usePresses } from './presses/presses.ts'
import { PressesRemark } from './presses/PressesRemark.tsx'
import { foundLine, type FoundLine, weighedOf } from './scanning/read-scan.ts'
import { Scanner, showLine } from './scanning/Scanner.tsx'
import type { Found } from './scanning/use-scanning.ts'
import { useOrder } from './use-order.ts'

export { loadOrder as loader } from './loaders.ts'

/** One order in the hands of a picker, and then of a driver: every answer brings the list as it is now. */
export function Component() {
  const t = useTranslations('picking.pick')
  const say = useTranslations('picking.presses')
  const pickers = useTranslations('picking.pickers')
  const { order: loaded, copiedAt } = useLoaderData<typeof loadOrder>()
  const { order, waits, press, wrongCode } = useOrder(loaded)
  const { offline } = usePresses()
  const { username } = useSignedInStaff()
  const { orderId, timeslotId, lines, can } = order
  const [found, setFound] = useState<FoundLine>()
  const left = lines.filter(({ state }) => state === 'to-pick').length

  function find(code: string): Found | undefined {
    const { lines: having, grams } = scanned(lines, code, (one) => one)
    const line = having.find(({ state }) => state === 'to-pick') ?? having[0]
    setFound(foundLine(line?.orderItemId, grams))
    if (line !== undefined) showLine(line.orderItemId)
    return line
  }

  return (
    <div className={styles.picking}>
      <PageHead
        back={{ href: paths.pickingSlot(timeslotId), text: t('back') }}
        title={t('title', { orderId: String(orderId) })}
      >
        {offline && waits.length > 0 ? (
          waits.map(({ id, step }) => (
            <Badge key={id} tone="warn">
              {t('waits', { step: say(`steps.${step.kind}`) })}
            </Badge>
          ))
        ) : (
          <>
            <Badge>{order.status.name}</Badge>
            {order.deliveryStatus !== undefined && order.deliveryStatus.name !== order.status.name && (
              <Badge>{order.deliveryStatus.name}</Badge>
            )}
          </>
        )}
      </PageHead>
      <PressesRemark copiedAt={copiedAt} atField={wrongCode} />
      <Summary order={order} />
      {order.picker !== undefined && (
        <p>{pickers('picker', { name: order.picker.you ? pickers('you') : order.picker.name })}</p>
      )}
      {order.aboutCustomer?.map((note) => (
        <Remark key={note} tone="info">
          {note}
        </Remark>
      ))}
      {can.start && (
        <Button size="large" onClick={() => press({ kind: 'start' })}>
          {t('start')}
        </Button>
      )}
      {(can.start || can.pick) && (
        <div className={styles.tools}>
          <Scanner find={find} />
        </div>
      )}
      <PickLines
        lines={lines}
        found={found}
        renderWork={(line) => (
          <LineWork
            staff={username}
            orderId={orderId}
            line={line}
            canPick={can.pick}
            weighed={weighedOf(found, line.orderItemId)}
          />
        )}
      />
      {can.pick && <Pack left={left} onFinish={(packed) => press({ kind: 'finish', ...packed })} />}
      {order.taken !== undefined && <Taken taken={order.taken} />}
      {order.bags !== undefined && <Papers order={order} />}
      <Delivery order={order} waits={waits} press={press} wrongCode={wrongCode} />
    </div>
  )
}

/** The money that was taken with the goods, and by whom. */
function Taken({ taken }: { taken: NonNullable<PickListView['taken']> }) {
  const t = useTranslations('picking.money')
  const euros = useEuros()
  const when = useWhen()
  const amounts = (['cash', 'card', 'vouchers', 'short'] as const).filter((kind) => taken[kind] > 0)
  return (
    <p className={styles.badges}>
      <strong>{t('taken')}</strong>
      {amounts.map((kind) => (
        <span key={kind}>
          {t('amount', { kind: t(kind === 'short' ? 'shortName' : kind), amount: euros(taken[kind]) })}
        </span>
      ))}
      {taken.reason !== undefined && <span>{taken.reason}</span>}
      <span className={styles.soft}>{[taken.staffName, when(taken.at)].filter(Boolean).join(', ')}</span>
    </p>
  )
}

function Summary({ order }: { order: PickListView }) {
  const t = useTranslations('picking.pick')
  const euros = useEuros()
  const { customer, beginTime, endTime, deliveryServiceId, deliveryService, total, totalOrdered, toCollect } = order
  return (
    <p className={styles.badges}>
      <span>
        {customer} · {beginTime}–{endTime} · {deliveryService}
      </span>
      <span>{t('total', { amount: euros(total) })}</span>
      {totalOrdered !== undefined && (
        <span className={styles.soft}>{t('totalOrdered', { amount: euros(totalOrdered) })}</span>
      )}
      {toCollect > 0 && (
        <strong>
          {t(isCollected(deliveryServiceId) ? 'collectAtPickup' : 'collect', { amount: euros(toCollect) })}
        </strong>
      )}
    </p>
  )
}
