import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Department } from '../../lib/departments.ts'
import { paths } from '../../paths.ts'
import styles from './DepartmentTiles.module.css'

/** Every department with its picture. */
export function DepartmentTiles({ departments }: { departments: readonly Department[] }) {
  const t = useTranslations('home')
  if (departments.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{t('departments')}</h2>
      <ul className={styles.tiles}>
        {departments.map((department) => (
          <li key={department.slug}>
            <Link to={paths.category(department.slug)} className={styles.tile}>
              {department.image && <img src={department.image} alt="" width="56" height="56" loading="lazy" />}
              {department.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
