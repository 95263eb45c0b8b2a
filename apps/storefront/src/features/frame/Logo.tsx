import { shopOf, usePageSetting } from '../../lib/visit/page-setting.ts'
import styles from './Logo.module.css'

/** Two dots, a tomato and a lemon, and the name of the shop; its own drawing by style. (`server/brand-style.ts`) */
export function Logo() {
  const { shortName } = shopOf(usePageSetting())
  return (
    <span className={styles.logo} data-logo>
      <svg width="26" height="12" viewBox="0 0 26 12" aria-hidden="true">
        <circle cx="6" cy="6" r="6" className={styles.tomato} />
        <circle cx="20" cy="6" r="6" className={styles.lemon} />
      </svg>
      <span className={styles.name}>{shortName}</span>
    </span>
  )
}
