import { use } from 'react'
import { DepartmentsContext } from '../../../lib/visit/departments-context.ts'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { blocksWords } from '../words/blocks.ts'
import styles from './DepartmentTiles.module.css'

/** Every department with its picture, as the frame has them. */
export function DepartmentTiles({ title }: { title: string | undefined }) {
  const t = useTranslations(blocksWords)
  const departments = use(DepartmentsContext)
  if (departments.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{title ?? t('departments')}</h2>
      <ul className={styles.tiles}>
        {departments.map((department) => (
          <li key={department.slug}>
            <ShopLink to={paths.category(department.slug)} className={styles.tile}>
              {department.image && <img src={department.image} alt="" width="56" height="56" loading="lazy" />}
              {department.name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
