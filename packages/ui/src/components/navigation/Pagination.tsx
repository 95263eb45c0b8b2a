import { Anchor } from '../actions/Anchor.tsx'
import { Icon } from '../text/Icon.tsx'
import { pageRange } from './page-range.ts'
import styles from './Pagination.module.css'

type PaginationProps = {
  label: string
  previousLabel: string
  nextLabel: string
  pageLabel: (page: number) => string
  current: number
  total: number
  hrefOf: (page: number) => string
  /** Numbers and gaps shown at most. */
  visible?: number
}

/** Pages as links, so that they open in a tab and work before any script. Absent when there is one page. */
export function Pagination({ current, total, hrefOf, visible, ...labels }: PaginationProps) {
  if (total <= 1) return null
  return (
    <nav aria-label={labels.label}>
      <ul className={styles.pages}>
        {current > 1 && (
          <li>
            <Anchor href={hrefOf(current - 1)} rel="prev" aria-label={labels.previousLabel} className={styles.page}>
              <Icon name="chevronLeft" />
            </Anchor>
          </li>
        )}
        {pageRange(current, total, visible).map((page, index) => (
          <li key={page === 'gap' ? `gap-${index}` : page}>
            {page === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Anchor
                href={hrefOf(page)}
                aria-label={labels.pageLabel(page)}
                aria-current={page === current ? 'page' : undefined}
                className={styles.page}
              >
                {page}
              </Anchor>
            )}
          </li>
        ))}
        {current < total && (
          <li>
            <Anchor href={hrefOf(current + 1)} rel="next" aria-label={labels.nextLabel} className={styles.page}>
              <Icon name="chevronRight" />
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  )
}
