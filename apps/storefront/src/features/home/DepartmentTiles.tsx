import { Link } from 'react-router'
import type { Department } from '../../lib/visit/departments.ts'
import { paths } from '../../paths.ts'
import styles from './DepartmentTiles.module.css'

type DepartmentTilesProps = { title: string; departments: readonly Department[] }

/** Every department with its picture. */
export function DepartmentTiles({ title, departments }: DepartmentTilesProps) {
  if (departments.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
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
