import type { PickLineView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { ofBrowser } from '@bottega/ui/safe-storage.ts'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SegmentedControl } from '@bottega/ui/components/fields/SegmentedControl.tsx'
import { useAmount } from '../../lib/format/use-amount.ts'
import { Goods, ShelfLabel, shelfPlace } from './Goods.tsx'
import { KeptCold } from './KeptCold.tsx'
import { LineState } from './LineFound.tsx'
import styles from './Picking.module.css'
import type { FoundLine } from './scanning/read-scan.ts'

const views = ['cards', 'rows'] as const
type View = (typeof views)[number]

const viewKey = 'backoffice.picking.view'

interface PickLinesProps {
  lines: readonly PickLineView[]
  /** The line of the last scan. */
  found: FoundLine | undefined
  /** The amounts and steps of a line. */
  renderWork: (line: PickLineView) => ReactNode
}

/**
 * The lines of an order in the order of the shelves: as cards with pictures, or as rows of which a phone shows twelve. A
 * row opens under the finger, and by a scan; the device remembers which of the two its picker prefers.
 */
export function PickLines({ lines, found, renderWork }: PickLinesProps) {
  const t = useTranslations('picking.view')
  const [view, setView] = useState<View>(() => views.find((one) => one === ofBrowser.getItem(viewKey)) ?? 'cards')
  const [open, setOpen] = useState<number>()
  const [scanned, setScanned] = useState(found)
  if (scanned !== found) {
    setScanned(found)
    setOpen(found?.id)
  }

  function choose(chosen: View) {
    ofBrowser.setItem(viewKey, chosen)
    setView(chosen)
  }

  return (
    <>
      <SegmentedControl
        legend={t('label')}
        value={view}
        options={views.map((value) => ({ value, label: t(value) }))}
        onChange={choose}
      />
      <ul className={view === 'cards' ? styles.cards : styles.lines}>
        {lines.map((line) => {
          const id = line.orderItemId
          const frame = {
            id: `line-${id}`,
            'data-state': line.state,
            'aria-current': id === found?.id ? ('true' as const) : undefined,
          }
          return view === 'cards' ? (
            <li key={id} {...frame} className={styles.card}>
              <Goods line={line} />
              {renderWork(line)}
            </li>
          ) : (
            <li key={id} {...frame} className={styles.line}>
              <Row line={line} open={open === id} onToggle={() => setOpen(open === id ? undefined : id)} />
              {open === id && <div className={styles.work}>{renderWork(line)}</div>}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Row({ line, open, onToggle }: { line: PickLineView; open: boolean; onToggle: () => void }) {
  const amount = useAmount()
  const { name, brand, quantityOrdered, unit, state } = line
  return (
    <button type="button" className={styles.row} aria-expanded={open} onClick={onToggle}>
      <strong>{amount(quantityOrdered, unit)}</strong>
      <span className={styles.what}>
        <span>{name}</span>
        <small>
          <ShelfLabel line={line} />
        </small>
        <small>
          <KeptCold temperature={line.temperature} />
          {[shelfPlace(line), brand].filter(Boolean).join(' · ')}
        </small>
      </span>
      {state === 'to-pick' ? <Icon name={open ? 'minus' : 'chevronDown'} /> : <LineState state={state} />}
    </button>
  )
}
