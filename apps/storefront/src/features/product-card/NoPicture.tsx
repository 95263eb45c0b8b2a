import styles from './ProductPicture.module.css'

/** Shown where a product has no picture, or where its file is broken. */
export function NoPicture() {
  return (
    <svg viewBox="0 0 120 120" fill="none" aria-hidden="true" className={styles.nothing}>
      <path
        d="M30 52h60l-7 44a6 6 0 0 1-6 5H43a6 6 0 0 1-6-5l-7-44Zm14 0 10-24m22 24L66 28M24 52h72M50 66v20m10-20v20m10-20v20"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
