import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '../../paths.ts'
import styles from './Customers.module.css'

const views = [
  ['search', paths.customers()],
  ['approvals', paths.approvals()],
  ['requests', paths.privacyRequests()],
] as const

/** All customers, and those who wait for something. */
export function CustomerViews() {
  const t = useTranslations('customers')
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('views.label')} className={styles.views}>
      {views.map(([key, href]) => (
        <Anchor key={key} href={href} {...(pathname === href && { 'aria-current': 'page' as const })}>
          {t(`views.${key}`)}
        </Anchor>
      ))}
    </nav>
  )
}
