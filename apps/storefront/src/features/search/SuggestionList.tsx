// Native lists hold neither groups nor pictures: these are the roles of the ARIA combobox.
// oxlint-disable jsx-a11y/prefer-tag-over-role
import { useTranslations } from 'use-intl'
import { formatEuros } from '../../lib/format.ts'
import { usePageSetting } from '../../lib/page-setting.ts'
import styles from './SuggestionList.module.css'
import type { SuggestionEntry, SuggestionGroup } from './suggestion-groups.ts'

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
  const { locale } = usePageSetting()
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
              </span>
              {item.priceDisplay !== undefined && (
                <span className={styles.price}>{formatEuros(item.priceDisplay, locale)}</span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
