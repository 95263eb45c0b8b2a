import type { StaffCountGood } from '@bottega/contract/staff-stock/counts.ts'
import { barcodesOf } from '@bottega/rules/validators/barcode.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { numberIn } from '../../../lib/actions/EurosField.tsx'
import { useAmount } from '../../../lib/format/use-amount.ts'
import { useTypedNumber } from '../../../lib/format/use-typed-number.ts'
import picking from '../../picking/Picking.module.css'
import type { TypedCount } from './typed-counts.ts'

interface CountLinesProps {
  goods: readonly StaffCountGood[]
  typed: readonly TypedCount[]
  /** The product whose amount is asked for. */
  open: number | undefined
  onOpen: (productId: number | undefined) => void
  onType: (count: TypedCount) => void
}

/** As many rows as a phone draws at once; a scan finds the others. */
const step = 40

/** Goods to count, those nobody has counted first. The open one stands in front, wherever it was. */
export function CountLines({ goods, typed, open, onOpen, onType }: CountLinesProps) {
  const t = useTranslations('stock.counts')
  const [words, setWords] = useState('')
  const [shown, setShown] = useState(step)
  /** Amounts that were typed and not pressed, by product: another scan does not lose them. */
  const [drafts, setDrafts] = useState<Readonly<Record<number, string>>>({})
  const looked = words.trim().toLowerCase()
  const matching = goods.filter(
    (good) =>
      good.productId === open ||
      looked === '' ||
      [good.name, good.brand, good.code, ...barcodesOf(good)].some((text) => text.toLowerCase().includes(looked)),
  )
  const ordered = [
    ...matching.filter(({ productId }) => productId === open),
    ...matching.filter(({ productId, counted }) => productId !== open && counted === undefined),
    ...matching.filter(({ productId, counted }) => productId !== open && counted !== undefined),
  ]
  const left = ordered.length - shown

  return (
    <>
      <TextField
        label={t('filter')}
        value={words}
        autoComplete="off"
        onChange={(event) => {
          setWords(event.target.value)
          setShown(step)
        }}
      />
      {ordered.length === 0 && <p>{t('noneHere')}</p>}
      <ul className={picking.lines}>
        {ordered.slice(0, shown).map((good) => {
          const { productId } = good
          const waits = typed.find((one) => one.productId === productId && one.refusal === undefined)
          return (
            <li
              key={productId}
              className={picking.line}
              data-state={good.counted === undefined && waits === undefined ? 'to-pick' : 'picked'}
              aria-current={productId === open ? 'true' : undefined}
            >
              <Row
                good={good}
                waits={waits}
                isOpen={productId === open}
                onToggle={() => onOpen(productId === open ? undefined : productId)}
              />
              {productId === open && (
                <AmountForm
                  good={good}
                  waits={waits}
                  draft={drafts[productId]}
                  onDraft={(text) => setDrafts({ ...drafts, [productId]: text })}
                  onCount={(counted) => {
                    const { [productId]: _done, ...others } = drafts
                    setDrafts(others)
                    onType({ productId, name: good.name, counted, version: good.version })
                    onOpen(undefined)
                  }}
                />
              )}
            </li>
          )
        })}
      </ul>
      {left > 0 && (
        <Button variant="secondary" onClick={() => setShown(shown + step)}>
          {t('showMore', { count: Math.min(step, left) })}
        </Button>
      )}
    </>
  )
}

interface RowProps {
  good: StaffCountGood
  waits: TypedCount | undefined
  isOpen: boolean
  onToggle: () => void
}

function Row({ good, waits, isOpen, onToggle }: RowProps) {
  const t = useTranslations('stock.counts')
  const amount = useAmount()
  const { name, brand, pack, counted, expected, isLoose } = good
  const unit = isLoose ? 'kg' : 'pz'
  const said = waits?.counted ?? counted
  return (
    <button type="button" className={picking.row} aria-expanded={isOpen} onClick={onToggle}>
      <strong>{said === undefined ? '—' : amount(said, unit)}</strong>
      <span className={picking.what}>
        <span>{name}</span>
        <small>
          {[brand, pack, expected !== undefined && t('expectedIs', { amount: amount(expected, unit) })]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      {waits !== undefined ? (
        <small>{t('notSent')}</small>
      ) : (
        <Icon name={isOpen ? 'minus' : counted === undefined ? 'chevronDown' : 'check'} />
      )}
    </button>
  )
}

interface AmountFormProps {
  good: StaffCountGood
  waits: TypedCount | undefined
  draft: string | undefined
  onDraft: (text: string) => void
  onCount: (counted: number) => void
}

/** The amount that lies there. It has the focus at once: after a scan the number is typed, and the next scan follows. */
function AmountForm({ good, waits, draft, onDraft, onCount }: AmountFormProps) {
  const t = useTranslations('stock.counts')
  const typedNumber = useTypedNumber()
  const field = useRef<HTMLInputElement>(null)
  const said = waits?.counted ?? good.counted
  useEffect(() => {
    field.current?.focus()
    field.current?.scrollIntoView({ block: 'center' })
  }, [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onCount(numberIn(new FormData(event.currentTarget), 'counted'))
  }

  return (
    <form className={picking.work} onSubmit={submit}>
      <TextField
        ref={field}
        name="counted"
        inputMode="decimal"
        label={t(good.isLoose ? 'kilosOf' : 'piecesOf', { name: good.name })}
        pattern={good.isLoose ? String.raw`\d{1,5}([.,]\d{1,3})?` : String.raw`\d{1,5}`}
        autoComplete="off"
        required
        value={draft ?? (said === undefined ? '' : typedNumber(said))}
        onChange={(event) => onDraft(event.target.value)}
      />
      <Button type="submit" size="large">
        {t('save')}
      </Button>
    </form>
  )
}
