import type { PickLineView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { NumberStepper } from '@bottega/ui/components/fields/NumberStepper.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { type CountMistake, readCount } from './count.ts'
import styles from '../Picking.module.css'
import type { Count } from '../presses/press.ts'
import type { Weighed } from '../scanning/read-scan.ts'

interface CountFormProps {
  /** Of what: two forms stand on one page. */
  name: string
  line: Pick<PickLineView, 'unit' | 'needsWeight' | 'mostGrams'>
  /** Pieces or kilograms. */
  most: number
  submitText: string
  /** From the label that was scanned last. */
  weighed?: Weighed | undefined
  onCount: (count: Count) => void
}

/** Pieces by plus and minus, grams typed: large enough for hands in gloves. */
export function CountForm({ name, line, most, submitText, weighed, onCount }: CountFormProps) {
  const t = useTranslations('picking.pick')
  const [pieces, setPieces] = useState(String(most))
  const [grams, setGrams] = useState('')
  const [mistake, setMistake] = useState<CountMistake>()
  const [lastLabel, setLastLabel] = useState<Weighed>()
  if (weighed !== undefined && weighed !== lastLabel) {
    setLastLabel(weighed)
    // Each of several pieces has a label of its own; other goods are weighed once.
    const before = line.unit === 'pz' && most > 1 ? Number(grams) || 0 : 0
    setGrams(String(before + weighed.grams))
    setMistake(undefined)
  }

  const quantity = Number(pieces) || 0
  const setQuantity = (count: number) => setPieces(String(Math.min(most, Math.max(0, count))))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const read = readCount({ ...line, most }, { quantity: pieces, grams })
    setMistake('mistake' in read ? read.mistake : undefined)
    if ('count' in read) onCount(read.count)
  }

  const error = mistake && t(`mistakes.${mistake}`, { most: String(line.mostGrams ?? most) })
  return (
    <form className={styles.count} onSubmit={submit} noValidate>
      {line.unit === 'pz' && most > 1 && (
        <NumberStepper
          label={t('piecesOf', { name })}
          decreaseLabel={t('fewer')}
          increaseLabel={t('more')}
          text={pieces}
          onDecrease={() => setQuantity(quantity - 1)}
          onIncrease={() => setQuantity(quantity + 1)}
          onEnter={setPieces}
          canIncrease={quantity < most}
        />
      )}
      {line.needsWeight && (
        <TextField
          inputMode="numeric"
          label={t('grams')}
          help={line.mostGrams === undefined ? undefined : t('most', { most: String(line.mostGrams) })}
          error={error}
          autoComplete="off"
          maxLength={7}
          value={grams}
          onChange={(event) => setGrams(event.target.value)}
        />
      )}
      {error !== undefined && !line.needsWeight && <p role="alert">{error}</p>}
      <Button type="submit" size="large">
        {submitText}
      </Button>
    </form>
  )
}
