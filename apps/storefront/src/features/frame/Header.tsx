import type { ReactNode } from 'react'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import type { Department } from '../../lib/visit/departments.ts'
import { shopOf, usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { CartLink } from './CartLink.tsx'
import { DepartmentsRow } from './departments/DepartmentsRow.tsx'
import { frameWords } from '../../lib/words/shared/frame.ts'
import styles from './Header.module.css'
import { Logo } from './Logo.tsx'
import { ServicePill } from './ServicePill.tsx'

type HeaderProps = { departments: readonly Department[]; search: ReactNode; account: ReactNode }

/**
 * The bar stays in sight; the departments below it scroll away, which makes it compact without moving anything.
 * On a phone the bar holds logo and search, and the pill lies across the page below it.
 */
export function Header({ departments, search, account }: HeaderProps) {
  const t = useTranslations(frameWords)
  const { name: shop } = shopOf(usePageSetting())
  return (
    <>
      <header className={styles.header}>
        <div className={styles.sticky}>
          <div className={styles.bar}>
            <ShopLink to={paths.home()} className={styles.home} aria-label={t('homeLink', { shop })}>
              <Logo />
            </ShopLink>
            <div className={styles.search}>{search}</div>
            <div className={styles.service}>
              <ServicePill />
            </div>
            <div className={styles.personal}>
              {account}
              <CartLink />
            </div>
          </div>
        </div>
        <div className={styles.phoneService}>
          <ServicePill />
        </div>
      </header>
      <DepartmentsRow departments={departments} />
    </>
  )
}
