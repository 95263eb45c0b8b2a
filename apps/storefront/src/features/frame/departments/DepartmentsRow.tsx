import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useLocation } from 'react-router'
import { currentPage } from '../../../lib/page/current-page.ts'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { CopiedPart } from '../../../lib/personal/CopiedPart.tsx'
import type { Department } from '../../../lib/visit/departments.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { frameWords } from '../../../lib/words/shared/frame.ts'
import { departmentsPanelId } from './departments-panel-id.ts'
import styles from './DepartmentsRow.module.css'

/** As many as fit on the widest screen. */
const shownDepartments = 7

/** The second row on a wide screen: the wide menu, then as many departments as fit, then recipes, offers and leaflets. */
export function DepartmentsRow({ departments }: { departments: readonly Department[] }) {
  const location = useLocation()
  const ofDepartments = departments.slice(0, shownDepartments).map(({ slug }) => paths.category(slug))
  const links = [...ofDepartments, paths.recipes(), paths.offers(), paths.leaflets()]
  const current = links.find((path) => currentPage(path, location))
  return (
    <CopiedPart name="departments-row" of={[departments, current]}>
      <Row departments={departments} current={current} />
    </CopiedPart>
  )
}

/** `current` is the link that leads to the page on screen, or to one above it. */
type RowProps = { departments: readonly Department[]; current: string | undefined }

function Row({ departments, current }: RowProps) {
  const t = useTranslations(frameWords)
  const linkTo = (path: string) =>
    ({ to: path, 'aria-current': path === current ? 'page' : undefined, className: styles.link }) as const
  return (
    <nav aria-label={t('nav.label')} className={styles.row}>
      <ul className={styles.list}>
        <li className={styles.fixed}>
          <button type="button" popoverTarget={departmentsPanelId} className={styles.menu}>
            <Icon name="grid" />
            {t('nav.all')}
          </button>
        </li>
        {departments.slice(0, shownDepartments).map(({ slug, name }) => (
          <li key={slug} className={styles.department}>
            <ShopLink {...linkTo(paths.category(slug))}>{name}</ShopLink>
          </li>
        ))}
        <li className={styles.fixed}>
          <ShopLink {...linkTo(paths.recipes())}>{t('discover.recipes')}</ShopLink>
        </li>
        <li className={styles.fixed}>
          <ShopLink {...linkTo(paths.offers())} className={`${styles.link} ${styles.offers}`}>
            {t('nav.offers')}
          </ShopLink>
        </li>
        <li className={styles.fixed}>
          <ShopLink {...linkTo(paths.leaflets())}>{t('nav.leaflets')}</ShopLink>
        </li>
      </ul>
    </nav>
  )
}
