import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useAmount } from '../../../lib/format/use-amount.ts'
import styles from './Deliveries.module.css'
import { differenceOf, type TypedGood } from './typed-goods.ts'

interface GoodLineProps {
  good: TypedGood
  /** By the last scan or search. */
  isFound: boolean
  isOfOrder: boolean
  onType: (typed: string) => void
  onRemove: () => void
}

/** The field of a product that is here already has the focus again. */
export function showGood(productId: number): void {
  document.querySelector<HTMLInputElement>(`#good-${productId} input`)?.focus()
}

/** One product of a delivery: what was ordered beside what came, and by how much they differ. */
export function GoodLine({ good, isFound, isOfOrder, onType, onRemove }: GoodLineProps) {
  const t = useTranslations('stock.deliveries')
  const field = useRef<HTMLInputElement>(null)
  const { productId, name, brand, pack, isLoose, typed, order } = good
  const difference = differenceOf(good)
  useEffect(() => {
    if (!isFound) return
    field.current?.focus()
    field.current?.scrollIntoView({ block: 'center' })
  }, [isFound])
  const state = difference === undefined ? undefined : difference === 0 ? 'exact' : 'differs'
  return (
    <li id={`good-${productId}`} className={styles.line} data-state={state}>
      <span className={styles.what}>
        <strong>{name}</strong>
        <small>{[brand, pack].filter(Boolean).join(' · ')}</small>
        {isOfOrder && <Ordered good={good} />}
        <Difference difference={difference} isLoose={isLoose} />
      </span>
      <TextField
        ref={field}
        inputMode="decimal"
        label={t(isLoose ? 'arrivedKilos' : 'arrived', { name })}
        pattern={isLoose ? String.raw`\d{1,5}([.,]\d{1,3})?` : String.raw`\d{1,5}`}
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      {order === undefined && (
        <Button variant="secondary" onClick={onRemove}>
          {t('remove', { name })}
        </Button>
      )}
    </li>
  )
}

function Ordered({ good: { order, isLoose } }: { good: TypedGood }) {
  const t = useTranslations('stock.deliveries')
  const amount = useAmount()
  if (order === undefined) return <small>{t('notOrdered')}</small>
  const unit = isLoose ? 'kg' : 'pz'
  const { ordered, received, packs } = order
  const said = { amount: amount(ordered, unit), packs, received: amount(received, unit) }
  return <small>{t(received === 0 ? 'orderedIs' : 'orderedAndReceived', said)}</small>
}

function Difference({ difference, isLoose }: { difference: number | undefined; isLoose: boolean }) {
  const t = useTranslations('stock.deliveries')
  const amount = useAmount()
  if (difference === undefined) return null
  const by = { amount: amount(Math.abs(difference), isLoose ? 'kg' : 'pz') }
  return (
    <span>
      {difference === 0 && <Badge tone="ok">{t('exact')}</Badge>}
      {difference < 0 && <Badge tone="warn">{t('missing', by)}</Badge>}
      {difference > 0 && <Badge tone="warn">{t('more', by)}</Badge>}
    </span>
  )
}
