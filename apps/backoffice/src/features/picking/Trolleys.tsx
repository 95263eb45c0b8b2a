import { fulfilmentTrolleyLabels } from '@bottega/contract/fulfilment/calls.ts'
import type { BatchLine, TrolleyView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { choiceWords } from '@bottega/rules/catalog/label-choices.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { Remark } from '../../lib/Remark.tsx'
import { storeFile } from '../../lib/store-file.ts'
import { useCommand } from '../../lib/use-command.ts'
import { useAmount } from '../../lib/format/use-amount.ts'

interface TrolleyWork {
  readonly trolley: TrolleyView
  readonly lines: number
  readonly decided: number
}

interface PlacedLine {
  readonly line: Pick<BatchLine, 'trolley'>
  readonly now: { readonly state: string }
}

/** The choice of all trolleys. */
const all = 0

/**
 * The trolleys of the lines a picker works on, and the one they load: the first with work left, their own before those of
 * colleagues. It stays the same when it is full, until the picker goes on to the next. A single trolley is no choice.
 */
export function useTrolley(trolleys: readonly TrolleyView[], lines: readonly PlacedLine[]) {
  const works = trolleys.flatMap((trolley): TrolleyWork[] => {
    const own = lines.filter(({ line }) => line.trolley === trolley.number)
    const decided = own.filter(({ now }) => now.state !== 'to-pick').length
    return own.length === 0 ? [] : [{ trolley, lines: own.length, decided }]
  })
  const open = works.filter((one) => one.decided < one.lines)
  const next = (open.find(({ trolley }) => trolley.picker?.you === true) ?? open[0])?.trolley.number
  const [chosen, choose] = useState(next)
  const isThere = chosen === all || works.some(({ trolley }) => trolley.number === chosen)
  const wanted = isThere ? chosen : next
  const current = works.length < 2 || wanted === all ? undefined : wanted
  const isDone = current !== undefined && !open.some(({ trolley }) => trolley.number === current)
  return { works, current, next, isDone, choose }
}
export type TrolleyChoice = ReturnType<typeof useTrolley>

/** Chooses the trolley whose goods are shown, or all of them. */
export function TrolleySelect({ choice: { works, current, choose } }: { choice: TrolleyChoice }) {
  const t = useTranslations('picking.trolleys')
  const locale = useLocale()
  const amount = useAmount()
  if (works.length < 2) return null
  const options = works.map(({ trolley: { number, temperature, kilograms, picker }, lines, decided }) => ({
    value: String(number),
    label: [
      t('trolley', { number: String(number) }),
      choiceWords('temperature', temperature, locale),
      t('about', { amount: amount(kilograms, 'kg') }),
      t('lines', { decided: String(decided), lines: String(lines) }),
      picker?.name,
    ]
      .filter(Boolean)
      .join(' · '),
  }))
  return (
    <Select
      label={t('label')}
      value={String(current ?? all)}
      options={[...options, { value: String(all), label: t('all') }]}
      onChange={(event) => choose(Number(event.target.value))}
    />
  )
}

/** Prints a label for each trolley. */
export function TrolleyLabels({ timeslotId }: { timeslotId: number }) {
  const t = useTranslations('picking.trolleys')
  const { busy, refusal, run } = useCommand(async () => {
    storeFile((await api.call(fulfilmentTrolleyLabels, { query: { timeslot_id: timeslotId } })).data)
  })
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => run()}>
        {t('print')}
      </Button>
      {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
    </>
  )
}

/** All goods of a trolley are taken: on to the next. */
export function TrolleyDone({ choice: { current, next, choose } }: { choice: TrolleyChoice }) {
  const t = useTranslations('picking.trolleys')
  return (
    <EmptyState
      title={t('done', { number: String(current) })}
      action={
        next !== undefined && (
          <Button size="large" onClick={() => choose(next)}>
            {t('next', { number: String(next) })}
          </Button>
        )
      }
    />
  )
}
