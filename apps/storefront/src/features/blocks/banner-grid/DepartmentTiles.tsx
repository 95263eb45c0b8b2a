import { useRouteLoaderData } from 'react-router'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import type { loader as rootLoader } from '../../../root.tsx'
import { blocksWords } from '../words/blocks.ts'
import styles from './DepartmentTiles.module.css'

/** Every department with its picture, from the data of the frame. */
export function DepartmentTiles({ title }: { title: string | undefined }) {
  const t = useTranslations(blocksWords)
  const departments = useRouteLoaderData<typeof rootLoader>('root')?.departments ?? []
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
