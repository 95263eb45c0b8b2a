import type { BatchGoods, BatchLine } from '@bottega/contract/fulfilment/fulfilment.ts'
import { scanned } from '@bottega/rules/fulfilment/scanned-goods.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { ProgressBar } from '@bottega/ui/components/feedback/ProgressBar.tsx'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { memo, useState } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { useRefreshed } from '../../lib/reading/use-read.ts'
import { useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { Goods } from './Goods.tsx'
import { LineWork } from './LineWork.tsx'
import type { loadBatch } from './loaders.ts'
import styles from './Picking.module.css'
import { presses, usePresses } from './presses/presses.ts'
import { PressesRemark } from './presses/PressesRemark.tsx'
import { foundLine, type FoundLine, weighedOf } from './scanning/read-scan.ts'
import { Scanner, showLine } from './scanning/Scanner.tsx'
import type { Found } from './scanning/use-scanning.ts'
import { TrolleyDone, TrolleyLabels, TrolleySelect, useTrolley } from './Trolleys.tsx'
import { useAmount } from '../../lib/format/use-amount.ts'
import { lineNow } from './use-order.ts'

export { loadBatch as loader } from './loaders.ts'

/**
 * Goods that are taken leave the list and the next move up, so that a picker comes to all of them; a page with every
 * goods of forty orders would take too long to draw after each press.
 */
const cardsAtOnce = 48

/** One walk along the shelves for all orders of a slot; colleagues on the same batch are seen after half a minute. */
export function Component() {
  const t = useTranslations('picking')
  const { timeslotId, goods, orders, trolleys = [], copiedAt } = useLoaderData<typeof loadBatch>()
  const { username, roles } = useSignedInStaff()
  const state = usePresses()
  const [showsAll, setShowsAll] = useState(false)
  const [isMine, setIsMine] = useState(false)
  const [most, setMost] = useState(cardsAtOnce)
  const [lastFound, setLastFound] = useState<FoundLine>()
  useRefreshed(30_000)

  const own = new Set(orders.flatMap(({ orderId, picker }) => (picker?.you === true ? [orderId] : [])))
  const wanted = ({ orderId }: { orderId: number }) => !isMine || own.has(orderId)
  const waitingFor = (kind: 'start' | 'finish') =>
    new Set(state.waiting.flatMap(({ orderId, step }) => (step.kind === kind ? [orderId] : [])))
  const started = waitingFor('start')
  const finished = waitingFor('finish')
  const isPickable = ({ orderId, can }: (typeof orders)[number]) =>
    !finished.has(orderId) && (started.has(orderId) || (state.answered.get(orderId)?.can ?? can).pick)
  const pickable = new Set(orders.filter(isPickable).map(({ orderId }) => orderId))
  const toStart = orders.filter(
    ({ orderId, can }) =>
      wanted({ orderId }) && (state.answered.get(orderId)?.can.start ?? can.start) && !started.has(orderId),
  )
  const all = goods.map(({ productId, unit, lines: ordered }) => ({
    productId,
    unit,
    lines: ordered
      .filter(wanted)
      .map((line) => ({ line, now: lineNow(line, state), canPick: pickable.has(line.orderId) })),
  }))
  const everyLine = all.flatMap((one) => one.lines)
  const trolley = useTrolley(trolleys, everyLine)
  const isOn = ({ line }: (typeof everyLine)[number]) =>
    trolley.current === undefined || line.trolley === trolley.current
  const rows = all.map((one) => ({ ...one, lines: one.lines.filter(isOn) })).filter((one) => one.lines.length > 0)
  const lines = rows.flatMap((one) => one.lines)
  const decided = lines.filter(({ now }) => now.state !== 'to-pick').length
  const shown = showsAll ? rows : rows.filter((one) => one.lines.some(({ now }) => now.state === 'to-pick'))

  function find(code: string): Found | undefined {
    const { lines: found, grams } = scanned(everyLine, code, ({ line }) => line)
    const left = found.filter(({ now }) => now.state === 'to-pick')
    // Goods in hand go onto the trolley at hand, before one that comes later.
    const first = left.find(isOn) ?? left[0] ?? found.find(isOn) ?? found[0]
    setLastFound(foundLine(first?.line.orderItemId, grams))
    if (first === undefined) return undefined
    if (!isOn(first) && first.line.trolley !== undefined) trolley.choose(first.line.trolley)
    const isAmongAll = showsAll || first.now.state !== 'to-pick'
    const place = all.findIndex((one) => one.lines.includes(first))
    setShowsAll(isAmongAll)
    setMost(Math.max(most, place + 1))
    // A card that was hidden is there after the next drawing.
    requestAnimationFrame(() => showLine(first.line.orderItemId))
    return first.now
  }

  return (
    <div className={styles.picking}>
      <PageHead
        back={{ href: paths.pickingSlot(timeslotId), text: t('pick.back') }}
        title={t('batch.title')}
        text={t('batch.text', { orders: isMine ? own.size : orders.length })}
      >
        {toStart.length > 0 && hasAnyRole(roles, ['picker']) && (
          <Button
            size="large"
            onClick={() => {
              for (const { orderId } of toStart) presses.press(username, orderId, { kind: 'start' })
            }}
          >
            {t('batch.start', { count: toStart.length })}
          </Button>
        )}
        {own.size > 0 && own.size < orders.length && (
          <Button variant="secondary" aria-pressed={isMine} onClick={() => setIsMine(!isMine)}>
            {t('batch.mine')}
          </Button>
        )}
        <Button variant="secondary" aria-pressed={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {t('batch.all')}
        </Button>
        {trolley.works.length > 1 && <TrolleyLabels timeslotId={timeslotId} />}
      </PageHead>
      <PressesRemark copiedAt={copiedAt} />
      <div className={styles.tools}>
        <Scanner find={find} />
        <TrolleySelect choice={trolley} />
        {lines.length > 0 && (
          <ProgressBar
            label={t('batch.decided', { decided: String(decided), lines: String(lines.length) })}
            value={decided}
            max={lines.length}
          />
        )}
      </div>
      {shown.length === 0 &&
        (trolley.isDone && trolley.next !== undefined ? (
          <TrolleyDone choice={trolley} />
        ) : (
          <EmptyState title={t('batch.done')} />
        ))}
      <ul className={styles.cards}>
        {shown.slice(0, most).map((one) => (
          <GoodsCard
            key={one.productId}
            goods={one}
            namesTrolleys={trolley.works.length > 1}
            staff={username}
            found={one.lines.some(({ line }) => line.orderItemId === lastFound?.id) ? lastFound : undefined}
          />
        ))}
      </ul>
      {shown.length > most && (
        <Button variant="secondary" size="large" onClick={() => setMost(most + cardsAtOnce)}>
          {t('batch.more', { count: shown.length - most })}
        </Button>
      )}
    </div>
  )
}

interface GoodsCardProps {
  goods: Pick<BatchGoods, 'unit'> & {
    lines: { line: BatchLine; now: ReturnType<typeof lineNow>; canPick: boolean }[]
  }
  staff: string
  /** There are several. */
  namesTrolleys: boolean
  /** The line that was scanned last, where it is one of these. */
  found: FoundLine | undefined
}

/** A press changes one of a thousand lines: the cards of the others are not drawn again. */
const isSame = (
  { goods: { lines }, found, namesTrolleys }: GoodsCardProps,
  { goods: { lines: next }, found: foundNext, namesTrolleys: namesNext }: GoodsCardProps,
) =>
  found === foundNext &&
  namesTrolleys === namesNext &&
  lines.length === next.length &&
  lines.every(
    ({ line, now, canPick }, place) =>
      now === next[place]?.now && canPick === next[place].canPick && line.trolley === next[place].line.trolley,
  )

/** One product, and whose bag each part of it goes into. */
const GoodsCard = memo(function GoodsCard({ goods: { unit, lines }, staff, namesTrolleys, found }: GoodsCardProps) {
  const t = useTranslations('picking.batch')
  const trolleys = useTranslations('picking.trolleys')
  const amount = useAmount()
  const [first] = lines
  if (first === undefined) return null
  const left = lines.reduce((sum, { now }) => (now.state === 'to-pick' ? sum + now.quantityOrdered : sum), 0)
  return (
    <li className={styles.card} data-state={left === 0 ? 'picked' : undefined}>
      <Goods line={first.line} />
      <p className={styles.sum}>{t('take', { amount: amount(left, unit) })}</p>
      <ul className={styles.parts}>
        {lines.map(({ line, now, canPick }) => (
          <li
            key={line.orderItemId}
            id={`line-${line.orderItemId}`}
            className={styles.part}
            data-state={now.state}
            aria-current={line.orderItemId === found?.id ? 'true' : undefined}
          >
            <h3>
              <Anchor href={paths.pickOrder(line.orderId)}>
                {t('for', { orderId: String(line.orderId), customer: line.customer })}
              </Anchor>
            </h3>
            {namesTrolleys && line.trolley !== undefined && (
              <p className={styles.soft}>{trolleys('trolley', { number: String(line.trolley) })}</p>
            )}
            <LineWork
              staff={staff}
              orderId={line.orderId}
              line={now}
              canPick={canPick}
              weighed={weighedOf(found, line.orderItemId)}
            />
          </li>
        ))}
      </ul>
    </li>
  )
}, isSame)
