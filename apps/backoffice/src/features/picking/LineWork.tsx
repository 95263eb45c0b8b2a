import type { PickLineView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { memo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CountForm } from './count/CountForm.tsx'
import { LineFound, LineState } from './LineFound.tsx'
import styles from './Picking.module.css'
import { presses } from './presses/presses.ts'
import type { LineStep } from './presses/press.ts'
import type { Weighed } from './scanning/read-scan.ts'
import { Substitutes } from './Substitutes.tsx'
import { useAmount } from '../../lib/format/use-amount.ts'

interface LineWorkProps {
  staff: string
  orderId: number
  line: PickLineView
  canPick: boolean
  /** The content of the label scanned last, if it is of these goods. */
  weighed?: Weighed | undefined
}

/**
 * The amount ordered of a line, the amount found, and the steps when it is missing. Drawn again only when it changes.
 */
export const LineWork = memo(function LineWork({ staff, orderId, line, canPick, weighed }: LineWorkProps) {
  const t = useTranslations('picking')
  const amount = useAmount()
  const [choosing, setChoosing] = useState(false)
  const { orderItemId: lineId, version, unit, state } = line
  const press = (step: LineStep) => presses.press(staff, orderId, step)
  const isOpen = canPick && state === 'to-pick'
  const mayCount = isOpen && !line.recalled
  const maySubstitute = canPick && line.acceptAlternatives && (state === 'to-pick' || state === 'short')
  return (
    <>
      <p className={styles.amount}>
        <span>{amount(line.quantityOrdered, unit)}</span>
        {line.recalled && <Badge tone="warn">{t('recalled')}</Badge>}
        {state !== 'to-pick' && <LineState state={state} />}
      </p>
      {line.pieces !== undefined && <p className={styles.note}>{t('pick.pieces', { count: line.pieces })}</p>}
      {line.lineNote !== undefined && (
        <p className={styles.note}>
          {t('pick.note')} <q>{line.lineNote}</q>
        </p>
      )}
      {line.customWeight !== undefined && <p>{t('pick.customWeight', { amount: amount(line.customWeight, 'kg') })}</p>}
      <LineFound line={line} />
      {line.recalled && <p>{t(canPick ? 'recalledText' : 'recalledPacked')}</p>}
      {line.onlySubstitutes && (
        <p>{t('pick.only', { names: line.onlySubstitutes.map(({ name }) => name).join(', ') })}</p>
      )}
      {!line.acceptAlternatives && <p className={styles.soft}>{t('pick.noSubstitutes')}</p>}
      {mayCount && (
        <CountForm
          name={line.name}
          line={line}
          most={line.quantityOrdered}
          submitText={t('pick.take')}
          weighed={weighed}
          onCount={(count) => press({ kind: 'pick', lineId, version, ...count })}
        />
      )}
      <div className={styles.buttons}>
        {isOpen && (
          // The picker stands before the shelf: what is not there is not sold to the next customer either.
          <Button
            variant="secondary"
            size="large"
            onClick={() =>
              press({
                kind: 'pick',
                lineId,
                version,
                shelfEmpty: true,
                ...(unit === 'kg' ? { grams: 0 } : { quantity: 0 }),
              })
            }
          >
            {t('pick.none')}
          </Button>
        )}
        {maySubstitute && (
          <Button variant="secondary" size="large" onClick={() => setChoosing(true)}>
            {t('pick.substitute')}
          </Button>
        )}
        {canPick && state !== 'to-pick' && (
          <Button variant="secondary" size="large" onClick={() => press({ kind: 'putBack', lineId, version })}>
            {t('pick.correct')}
          </Button>
        )}
      </div>
      {choosing && (
        <Substitutes
          orderId={orderId}
          line={line}
          onPut={(put) => press({ kind: 'substitute', lineId, version, ...put })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
})
