import { fulfilmentPick, fulfilmentPutBack, fulfilmentSubstitutes } from '@bottega/contract/fulfilment/calls.ts'
import type { PickLineView, PickListView, SubstituteView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { formatNumber } from '@bottega/rules/text/format.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState, type SubmitEvent } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { Notice } from '../../lib/notices/Notice.tsx'
import { LinePicture } from '../../lib/page/LinePicture.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { formText } from '../../lib/words/form-text.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import styles from './Fulfilment.module.css'
import { SubstitutesDialog } from './SubstitutesDialog.tsx'
import { fulfilmentWords } from './words/fulfilment.ts'

type PickLineProps = {
  order: PickListView
  line: PickLineView
  onChange: (order: PickListView) => void
}

interface Count {
  quantity?: number
  grams?: number
  shelf_empty?: boolean
}

const tones = { 'to-pick': 'quiet', picked: 'ok', short: 'warn', substituted: 'warn' } as const

/** One line as a picker works on it: what is wanted, what is found, and what to do when it is not there. */
export function PickLine({ order, line, onChange }: PickLineProps) {
  const t = useTranslations(fulfilmentWords)
  const { locale } = usePageSetting()
  const [substitutes, setSubstitutes] = useState<readonly SubstituteView[]>()
  const named = { order_id: order.orderId, order_item_id: line.orderItemId, version: line.version }
  const pick = useCommand(async (count: Count) => {
    onChange((await browserApi().call(fulfilmentPick, { body: { ...named, ...count } })).data.order)
  })
  const putBack = useCommand(async () => {
    onChange((await browserApi().call(fulfilmentPutBack, { body: named })).data.order)
  })
  const offer = useCommand(async () => {
    const query = { order_id: order.orderId, order_item_id: line.orderItemId }
    setSubstitutes((await browserApi().call(fulfilmentSubstitutes, { query })).data.substitutes)
  })
  const amount = (quantity: number) => t(`units.${line.unit}`, { quantity: formatNumber(quantity, locale) })
  const refusal = pick.refusal ?? putBack.refusal ?? offer.refusal
  const isOpen = order.can.pick && line.state === 'to-pick'
  const maySubstitute =
    order.can.pick && line.acceptAlternatives && line.state !== 'substituted' && line.state !== 'picked'
  return (
    <li className={styles.card} id={`line-${line.orderItemId}`} data-state={line.state}>
      <div className={styles.goods}>
        <LinePicture src={line.mediaURL} />
        <div>
          <p className={styles.soft}>{line.department}</p>
          <h2>{line.name}</h2>
          <p className={styles.soft}>{[line.brand, line.description, line.optionsText].filter(Boolean).join(' · ')}</p>
        </div>
        <Badge tone={tones[line.state]}>{t(`states.${line.state}`)}</Badge>
      </div>
      <p className={styles.amount}>{t('pick.ordered', { amount: amount(line.quantityOrdered) })}</p>
      {line.customWeight !== undefined && (
        <p>{t('pick.customWeight', { amount: formatNumber(line.customWeight, locale) })}</p>
      )}
      {line.quantityPrepared !== undefined && <p>{t('pick.found', { amount: amount(line.quantityPrepared) })}</p>}
      {line.substitutes.map((one) => (
        <p key={one.orderItemId}>{t('pick.instead', { amount: amount(one.quantityPrepared ?? 0), name: one.name })}</p>
      ))}
      {!line.acceptAlternatives && <p className={styles.soft}>{t('pick.noSubstitutes')}</p>}
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      {isOpen && <CountForm line={line} busy={pick.busy} onCount={pick.run} />}
      <div className={styles.buttons}>
        {isOpen && (
          <Button variant="secondary" busy={pick.busy} onClick={() => pick.run(nothingOf(line))}>
            {t('pick.none')}
          </Button>
        )}
        {maySubstitute && (
          <Button variant="secondary" busy={offer.busy} onClick={() => offer.run()}>
            {t('pick.substitute')}
          </Button>
        )}
        {order.can.pick && line.state !== 'to-pick' && (
          <Button variant="secondary" busy={putBack.busy} onClick={() => putBack.run()}>
            {t('pick.correct')}
          </Button>
        )}
      </div>
      {substitutes !== undefined && (
        <SubstitutesDialog {...{ order, line, substitutes, onChange }} onClose={() => setSubstitutes(undefined)} />
      )}
    </li>
  )
}

/** The picker stands before the shelf: what is not there is not sold to the next customer either. */
const nothingOf = ({ unit }: PickLineView): Count => ({
  ...(unit === 'kg' ? { grams: 0 } : { quantity: 0 }),
  shelf_empty: true,
})

type CountFormProps = { line: PickLineView; busy: boolean; onCount: (count: Count) => void }

function CountForm({ line, busy, onCount }: CountFormProps) {
  const t = useTranslations(fulfilmentWords, 'pick')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const number = (name: string) => Math.round(Number(formText(fields, name).trim().replace(',', '.')))
    onCount({
      ...(line.unit === 'pz' && { quantity: number('quantity') || 0 }),
      ...(line.needsWeight && { grams: number('grams') || 0 }),
    })
  }

  return (
    <form className={styles.count} onSubmit={submit} noValidate>
      {line.unit === 'pz' && (
        <TextField
          name="quantity"
          type="number"
          inputMode="numeric"
          label={t('pieces')}
          min={0}
          max={line.quantityOrdered}
          defaultValue={line.quantityOrdered}
        />
      )}
      {line.needsWeight && (
        <TextField
          name="grams"
          type="number"
          inputMode="numeric"
          label={t('grams')}
          min={0}
          help={line.mostGrams === undefined ? undefined : t('most', { most: String(line.mostGrams) })}
          autoComplete="off"
        />
      )}
      <Button type="submit" size="large" busy={busy}>
        {t('take')}
      </Button>
    </form>
  )
}
