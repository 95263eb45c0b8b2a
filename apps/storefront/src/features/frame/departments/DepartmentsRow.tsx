import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { NavLink, useLocation } from 'react-router'
import type { Department } from '../../../lib/visit/departments.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { frameWords } from '../../../lib/words/shared/frame.ts'
import { departmentsPanelId } from './departments-panel-id.ts'
import styles from './DepartmentsRow.module.css'

/** The second row on a wide screen: the wide menu, then as many departments as fit, then recipes, offers and leaflets. */
export function DepartmentsRow({ departments }: { departments: readonly Department[] }) {
  const t = useTranslations(frameWords)
  const { pathname, search } = useLocation()
  const onOffers = pathname + search === paths.offers()
  return (
    <nav aria-label={t('nav.label')} className={styles.row}>
      <ul className={styles.list}>
        <li className={styles.fixed}>
          <button type="button" popoverTarget={departmentsPanelId} className={styles.menu}>
            <Icon name="grid" />
            {t('nav.all')}
          </button>
        </li>
        {departments.slice(0, 7).map((department) => (
          <li key={department.slug} className={styles.department}>
            <NavLink to={paths.category(department.slug)} className={styles.link ?? ''}>
              {department.name}
            </NavLink>
          </li>
        ))}
        <li className={styles.fixed}>
          <NavLink to={paths.recipes()} className={styles.link ?? ''}>
            {t('discover.recipes')}
          </NavLink>
        </li>
        <li className={styles.fixed}>
          <NavLink
            to={paths.offers()}
            aria-current={onOffers ? 'page' : 'false'}
            className={`${styles.link} ${styles.offers}`}
          >
            {t('nav.offers')}
          </NavLink>
        </li>
        <li className={styles.fixed}>
          <NavLink to={paths.leaflets()} className={styles.link ?? ''}>
            {t('nav.leaflets')}
          </NavLink>
        </li>
      </ul>
    </nav>
  )
}
