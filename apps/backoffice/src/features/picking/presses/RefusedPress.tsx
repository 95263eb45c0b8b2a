import type { PickLineView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useTranslations } from 'use-intl'
import { Remark } from '../../../lib/Remark.tsx'
import { LineFound, LineState } from '../LineFound.tsx'
import styles from '../Picking.module.css'
import { againOn, isLineStep, lineAfter, type Press, untouched } from './press.ts'
import type { RefusedPress as Refused } from './press-queue.ts'
import { presses } from './presses.ts'

/** A press the shop refused, with the reason; for a line that a colleague has worked on, both views side by side. */
export function RefusedPress({ refused }: { refused: Refused }) {
  const t = useTranslations('picking.presses')
  const { press, text, fallen, theirs } = refused
  const { id, orderId, staff } = press
  const own = [press, ...fallen]
  const notDone = fallen.filter(({ step }) => !isLineStep(step))
  const again = theirs === undefined ? [] : againOn(theirs, stepsOf(own))

  function pressAgain() {
    presses.dismiss(id)
    for (const step of again) presses.press(staff, orderId, step)
  }

  return (
    <Remark tone="error">
      <p>
        {theirs === undefined
          ? t('refused', { orderId: String(orderId), text })
          : t('refusedLine', { orderId: String(orderId), name: theirs.name, text })}
      </p>
      {theirs !== undefined && <Difference theirs={theirs} own={own} />}
      {notDone.length > 0 && (
        <p>
          {t('fallen', {
            orderId: String(orderId),
            steps: notDone.map(({ step }) => (isLineStep(step) ? '' : t(`steps.${step.kind}`))).join(', '),
          })}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => presses.dismiss(id)}>
          {t(again.length > 0 ? 'leave' : 'seen')}
        </Button>
        {again.length > 0 && (
          <Button variant="secondary" onClick={pressAgain}>
            {t('useMine')}
          </Button>
        )}
      </div>
    </Remark>
  )
}

const stepsOf = (own: readonly Press[]) => own.map(({ step }) => step)

function Difference({ theirs, own }: { theirs: PickLineView; own: readonly Press[] }) {
  const t = useTranslations('picking.presses')
  const mine = stepsOf(own).filter(isLineStep).reduce(lineAfter, untouched(theirs))
  return (
    <dl className={styles.difference}>
      {(
        [
          ['mine', mine],
          ['theirs', theirs],
        ] as const
      ).map(([whose, line]) => (
        <div key={whose}>
          <dt>{t(whose)}</dt>
          <dd>
            <LineState state={line.state} />
            <LineFound line={line} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
