import { Breadcrumbs } from '@bottega/ui/components/Breadcrumbs.tsx'
import { useTranslations } from 'use-intl'
import { paths } from '../../paths.ts'
import styles from './CategoryHeader.module.css'
import type { ShownCategory } from './shown-category.ts'

type CategoryHeaderProps = { category: ShownCategory; count: number | undefined }

/** Where one is, what the department holds, and its picture. */
export function CategoryHeader({ category, count }: CategoryHeaderProps) {
  const t = useTranslations('catalog')
  const { name, title, description, image, crumbs, hideTitle } = category
  return (
    <header className={styles.header}>
      <Breadcrumbs
        label={t('crumbs')}
        links={[
          { href: paths.home(), name: t('home') },
          ...crumbs.map((crumb) => ({ href: paths.category(crumb.slug), name: crumb.name })),
        ]}
        current={name}
      />
      <div className={styles.head}>
        <div className={styles.words}>
          <div className={hideTitle ? styles.hidden : styles.title}>
            <h1>{title}</h1>
            {count !== undefined && <span className={styles.count}>{t('count', { count })}</span>}
          </div>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {image && <img src={image} alt="" width="96" height="96" className={styles.picture} />}
      </div>
    </header>
  )
}
