import { fulfilmentRoundPaper } from '@bottega/contract/fulfilment/calls.ts'
import type { DeliveryRound, DeliveryStop } from '@bottega/contract/fulfilment/rounds.ts'
import { stopMoves, type StopMove } from '@bottega/rules/fulfilment/round-stops.ts'
import type { DeliveryStep } from '@bottega/rules/fulfilment/delivery-steps.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { formatUnit } from '@bottega/rules/text/format-unit.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { Form, useLoaderData, useSubmit } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { useEuros } from '../../lib/format/use-euros.ts'
import { Remark } from '../../lib/Remark.tsx'
import { useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { storeFile } from '../../lib/store-file.ts'
import { useCommand } from '../../lib/use-command.ts'
import { paths } from '../../paths.ts'
import { Where } from './Delivery.tsx'
import type { loadRounds } from './loaders.ts'
import styles from './Picking.module.css'
import { presses, usePresses } from './presses/presses.ts'
import { PressesRemark, WaitingPresses } from './presses/PressesRemark.tsx'
import { RoundDriver } from './RoundDriver.tsx'
import { nameOfMove, useStopMoves } from './use-stop-moves.ts'

export { loadRounds as loader } from './loaders.ts'

/** The rounds of the vans of a day, stop by stop: address, goods, and money to be taken at the door. */
export function Component() {
  const t = useTranslations('picking.rounds')
  const submit = useSubmit()
  const { day, rounds, copiedAt } = useLoaderData<typeof loadRounds>()
  return (
    <div className={styles.picking}>
      <PageHead back={{ href: paths.picking(day), text: t('back') }} title={t('title')}>
        <Form className={styles.day} onChange={({ currentTarget }) => void submit(currentTarget)}>
          <TextField key={day} type="date" name="day" label={t('day')} defaultValue={day} />
        </Form>
      </PageHead>
      <PressesRemark copiedAt={copiedAt} />
      {rounds.length === 0 && <EmptyState title={t('none')} />}
      {rounds.map((round) => (
        <Round key={`${round.timeslotId} ${round.warehouseId}`} round={round} isCopy={copiedAt !== undefined} />
      ))}
    </div>
  )
}

function Round({ round, isCopy }: { round: DeliveryRound; isCopy: boolean }) {
  const { beginTime, endTime, deliveryService, warehouseName, byHand, stops } = round
  const t = useTranslations('picking.rounds')
  const { username, roles } = useSignedInStaff()
  const { waiting, answered } = usePresses()
  const now = stops.map((stop) => {
    const order = answered.get(stop.orderId)
    const can = order?.can ?? stop.can
    const waits = waiting.filter(({ orderId }) => orderId === stop.orderId)
    // A van that has left may take goods in again, order by order: the round as a whole is loaded once.
    const load = can.load && can.depart && waits.length === 0
    // Orders that wait to be loaded can leave.
    const depart = can.depart && waits.every(({ step }) => step.kind === 'move' && step.step === 'load')
    return { ...stop, can: { load, depart }, status: order?.deliveryStatus?.name ?? stop.status }
  })
  const may = hasAnyRole(roles, ['picker'])
  // The driver and the order of stops are decided with the shop, never on a copy of the round.
  const mayDecide = may && !isCopy
  const { list, told, busy, refusal, move, propose } = useStopMoves(round)
  const pressAll = (step: DeliveryStep & ('load' | 'depart')) => {
    for (const { orderId, can } of now) if (can[step]) presses.press(username, orderId, { kind: 'move', step })
  }
  return (
    <section className={styles.round}>
      <h2>
        {beginTime}–{endTime} · {deliveryService}
      </h2>
      <p className={styles.soft}>{t('stops', { place: warehouseName, count: stops.length })}</p>
      {may && (
        <div className={styles.buttons}>
          {(['load', 'depart'] as const).map(
            (step) =>
              now.some(({ can }) => can[step]) && (
                <Button key={step} variant="secondary" size="large" onClick={() => pressAll(step)}>
                  {t(step)}
                </Button>
              ),
          )}
        </div>
      )}
      <RoundDriver round={round} mayChange={mayDecide} />
      {!isCopy && <RoundPaper round={round} />}
      {byHand && (
        <div className={styles.buttons}>
          <p>{t('byHand')}</p>
          {mayDecide && (
            <Button variant="secondary" size="large" busy={busy} onClick={propose}>
              {t('propose')}
            </Button>
          )}
        </div>
      )}
      <Way round={round} />
      {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
      <p aria-live="polite">{told}</p>
      <ol ref={list} className={styles.stops}>
        {now.map((stop, place) => (
          <li key={stop.orderId} className={styles.card}>
            <Stop stop={stop} number={place + 1} isNowhere={round.metres !== undefined && stop.positionUnknown} />
            {mayDecide && stops.length > 1 && (
              <MoveButtons stop={stop} busy={busy} isEnd={endsAt(place, stops.length)} move={move} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The length of the round, and the stops that it leaves out. */
function Way({ round: { metres, byHand, stops } }: { round: DeliveryRound }) {
  const t = useTranslations('picking.rounds')
  const language = useLocale()
  const count = stops.filter(({ positionUnknown }) => positionUnknown).length
  // A copy from before positions were known says nothing of them.
  if (metres === undefined) return !byHand && count > 0 && <p className={styles.soft}>{t('noPositions')}</p>
  const length = formatUnit(metres / 1000, 'kilometer', language, { maximumFractionDigits: 1 })
  return (
    <p className={styles.soft}>
      {[t('length', { length }), count > 0 && t('leftOut', { count })].filter(Boolean).join(' ')}
    </p>
  )
}

/** The list of the round and the notes of its stops, as one file to print. */
function RoundPaper({ round: { timeslotId, warehouseId } }: { round: DeliveryRound }) {
  const t = useTranslations('picking.rounds')
  const print = useCommand(async () => {
    const query = { timeslot_id: timeslotId, warehouse_id: warehouseId }
    storeFile((await api.call(fulfilmentRoundPaper, { query })).data)
  })
  return (
    <div className={styles.buttons}>
      <Button variant="secondary" size="large" busy={print.busy} onClick={() => print.run()}>
        {t('print')}
      </Button>
      {print.refusal !== undefined && <Remark tone="error">{print.refusal}</Remark>}
    </div>
  )
}

const endsAt = (place: number, count: number): Record<StopMove, boolean> => ({
  up: place === 0,
  down: place === count - 1,
})

interface MoveButtonsProps {
  stop: Pick<DeliveryStop, 'orderId' | 'customer'>
  busy: boolean
  isEnd: Record<StopMove, boolean>
  move: (orderId: number, to: StopMove) => void
}

/** At either end of the round a button stays where it is, with its focus, and moves nothing. */
function MoveButtons({ stop: { orderId, customer }, busy, isEnd, move }: MoveButtonsProps) {
  const t = useTranslations('picking.rounds')
  return (
    <div className={styles.buttons}>
      {stopMoves.map((to) => (
        <Button
          key={to}
          variant="secondary"
          data-move={nameOfMove(orderId, to)}
          aria-disabled={busy || isEnd[to]}
          aria-label={t(`moveOf.${to}`, { customer })}
          onClick={() => {
            if (!busy && !isEnd[to]) move(orderId, to)
          }}
        >
          {t(`move.${to}`)}
        </Button>
      ))}
    </div>
  )
}

interface StopProps {
  stop: Omit<DeliveryStop, 'can'>
  number: number
  /** The order of the others follows the map, and this one has no place on it. */
  isNowhere: boolean
}

function Stop({ stop, number, isNowhere }: StopProps) {
  const t = useTranslations('picking')
  const euros = useEuros()
  const { orderId, customer, status, bags, crates, toCollect } = stop
  return (
    <>
      <p className={styles.soft}>{t('rounds.stop', { number: String(number) })}</p>
      <h3>
        <Anchor href={paths.pickOrder(orderId)}>{t('batch.for', { orderId: String(orderId), customer })}</Anchor>
      </h3>
      <p className={styles.badges}>
        <Badge>{status}</Badge>
        <WaitingPresses orderId={orderId} />
        {isNowhere && <Badge tone="warn">{t('rounds.positionUnknown')}</Badge>}
        {bags > 0 && <span>{t('orders.bags', { count: bags })}</span>}
        {crates > 0 && <span>{t('orders.crates', { count: crates })}</span>}
        {toCollect > 0 && <strong>{t('pick.collect', { amount: euros(toCollect) })}</strong>}
      </p>
      <Where order={stop} />
    </>
  )
}
