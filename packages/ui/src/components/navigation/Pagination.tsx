import { Anchor } from '../actions/Anchor.tsx'
import { Icon } from '../text/Icon.tsx'
import styles from './Pagination.module.css'

/**
 * The page numbers worth showing around `current`; a gap stands for the pages left out between two of them. With `most`
 * there are never more entries than that, gaps included: at least 5.
 */
export function pageRange(current: number, total: number, most?: number): (number | 'gap')[] {
  const around = [1, current - 1, current, current + 1, total]
  if (most === undefined) return withGaps(around, total)
  if (total <= most) return Array.from({ length: total }, (_, index) => index + 1)
  // The first and the last page and two gaps stand around the pages in the middle.
  const middle = most - 4
  const first = Math.min(Math.max(current - Math.floor((middle - 1) / 2), 3), total - middle - 1)
  const inMiddle = Array.from({ length: middle }, (_, index) => first + index)
  if (current < first) return withGaps([1, ...upTo(2, most - 2), total], total)
  if (current > first + middle - 1) return withGaps([1, ...upTo(total - most + 3, total - 1), total], total)
  return withGaps([1, ...inMiddle, total], total)
}

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

function withGaps(pages: readonly number[], total: number): (number | 'gap')[] {
  const wanted = [...new Set(pages)].filter((page) => page >= 1 && page <= total).toSorted((a, b) => a - b)
  return wanted.flatMap((page, index) => {
    const previous = wanted[index - 1]
    if (previous === undefined || page - previous === 1) return [page]
    return page - previous === 2 ? [page - 1, page] : (['gap', page] as const)
  })
}

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
