import type { PickLineView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { choiceWords } from '@bottega/rules/catalog/label-choices.ts'
import { useLocale } from 'use-intl'
import styles from './Picking.module.css'

/** Drawn here and not among the icons of all pages: a storefront loads every one of those. */
const drawings = {
  // A thermometer.
  chilled: 'M10 14V5a2 2 0 1 1 4 0v9a4 4 0 1 1-4 0ZM12 9.5V17M17.5 6H20M17.5 10H20',
  // A crystal of snow.
  frozen:
    'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5M4 11l3.4-1.3L6.8 6M20 13l-3.4 1.3.6 3.7M20 11l-3.4-1.3.6-3.7M4 13l3.4 1.3-.6 3.7',
}

/** Goods that must stay cold, in a drawing and a word; nothing of others. */
export function KeptCold({ temperature }: { temperature: PickLineView['temperature'] | undefined }) {
  const locale = useLocale()
  if (temperature === undefined || temperature === 'ambient') return null
  return (
    <span className={styles.cold} data-cold={temperature}>
      <svg width={16} height={16} viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawings[temperature]} />
      </svg>
      {choiceWords('temperature', temperature, locale)}
    </span>
  )
}
