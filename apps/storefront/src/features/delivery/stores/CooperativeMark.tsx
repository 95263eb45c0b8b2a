import styles from './CooperativeMark.module.css'

/** The drawn marks of the four cooperatives: a leaf, a bridge, mountains, waves. */
const drawings: Record<number, string> = {
  1: 'M10 30C10 18 20 10 32 10c0 12-8 22-20 22M10 34l12-14',
  3: 'M6 28c6-14 24-14 30 0M6 28v4M36 28v4M14 21v11M21 18v14M28 21v11M4 32h34',
  4: 'M4 32L16 12l7 11 4-6 11 15zM12 19l4 3 4-3',
  5: 'M5 18c5-5 9-5 13 0s9 5 13 0l5-4M5 28c5-5 9-5 13 0s9 5 13 0l5-4',
}

/** The logo of a cooperative, by its id. (Shopping core, section 9: logos of cooperatives 1, 3, 4, 5) */
export function CooperativeMark({ cooperativeId }: { cooperativeId: number }) {
  const drawing = drawings[cooperativeId]
  return (
    <span className={styles.mark} data-cooperative={cooperativeId}>
      {drawing !== undefined && (
        <svg
          width="42"
          height="42"
          viewBox="0 0 42 42"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={drawing} />
        </svg>
      )}
    </span>
  )
}
