// Native lists hold neither groups nor pictures: these are the roles of the ARIA combobox.
// oxlint-disable jsx-a11y/prefer-tag-over-role
import { useTranslations } from 'use-intl'
import { formatEuros, formatNumber } from '../../lib/words/format.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import styles from './SuggestionList.module.css'
import type { Suggestion, SuggestionEntry, SuggestionGroup } from './suggestion-groups.ts'

type SuggestionListProps = {
  id: string
  hidden: boolean
  groups: readonly SuggestionGroup[]
  active: number
  onFollow: (entry: SuggestionEntry) => void
}

/** The list under the search line. Focus stays in the line, which names the active option. */
export function SuggestionList({ id, hidden, groups, active, onFollow }: SuggestionListProps) {
  const t = useTranslations('frame.search')
  return (
    <div id={id} role="listbox" aria-label={t('suggestions')} hidden={hidden} className={styles.list}>
      {groups.map((group) => (
        <div key={group.label} role="group" aria-labelledby={`${id}-${group.label}`}>
          <div id={`${id}-${group.label}`} className={styles.heading}>
            {t(group.label)}
          </div>
          {group.items.map(({ index, item, path }) => (
            // The keyboard is handled by the line that owns the list.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={index}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onFollow({ index, item, path })}
            >
              {item.mediaURL && <img src={item.mediaURL} alt="" width="40" height="40" loading="lazy" />}
              <span className={styles.name}>
                {item.brand && <span className={styles.brand}>{item.brand}</span>}
                {item.name}
                {item.description && <span className={styles.detail}>{item.description}</span>}
              </span>
              {item.priceDisplay !== undefined && <SuggestedPrice item={item} price={item.priceDisplay} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** As on the shelf: a kilogram of loose goods, a whole pack with the price of its pieces under it. */
function SuggestedPrice({ item: { firstPurchase, priceUnitDisplay }, price }: { item: Suggestion; price: number }) {
  const { locale } = usePageSetting()
  const ofOne = formatEuros(price, locale)
  if (firstPurchase === undefined)
    return <span className={styles.price}>{priceUnitDisplay === 'kg' ? `${ofOne}/kg` : ofOne}</span>
  return (
    <span className={styles.price}>
      {formatEuros(firstPurchase.price, locale)}
      <span className={styles.detail}>{`${formatNumber(firstPurchase.quantity, locale)} × ${ofOne}`}</span>
    </span>
  )
}
