import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { CopiedPart } from '../../../lib/personal/CopiedPart.tsx'
import type { Department } from '../../../lib/visit/departments.ts'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { frameWords } from '../../../lib/words/shared/frame.ts'
import { departmentsPanelId } from './departments-panel-id.ts'
import { DiscoverLinks } from '../DiscoverLinks.tsx'
import { LanguageLinks } from '../LanguageLinks.tsx'
import styles from './DepartmentsPanel.module.css'

/**
 * Every department with its subcategories, and the languages. A native popover: it opens before any script loads,
 * Escape and a press outside close it.
 */
export function DepartmentsPanel({ departments }: { departments: readonly Department[] }) {
  const t = useTranslations([commonWords, frameWords])
  const { key } = useLocation()
  const panel = useRef<HTMLDivElement>(null)

  const drawnAt = useRef(key)

  useEffect(() => {
    if (drawnAt.current === key) return
    drawnAt.current = key
    panel.current?.hidePopover()
  }, [key])

  return (
    <div ref={panel} id={departmentsPanelId} popover="auto" className={styles.panel}>
      <nav aria-label={t('frame.nav.allTitle')} className={styles.inside}>
        <div className={styles.head}>
          <h2>{t('frame.nav.allTitle')}</h2>
          <button
            type="button"
            popoverTarget={departmentsPanelId}
            popoverTargetAction="hide"
            aria-label={t('common.close')}
            className={styles.close}
          >
            <Icon name="close" />
          </button>
        </div>
        <CopiedPart name="departments" of={[departments]}>
          <DepartmentsList departments={departments} />
        </CopiedPart>
      </nav>
      <nav aria-label={t('frame.nav.discover')} className={styles.discover}>
        <DiscoverLinks className={styles.department} />
      </nav>
      <LanguageLinks label={t('frame.nav.language')} className={styles.languages} />
    </div>
  )
}

function DepartmentsList({ departments }: { departments: readonly Department[] }) {
  return (
    <ul className={styles.departments}>
      {departments.map((department) => (
        <li key={department.slug}>
          <ShopLink to={paths.category(department.slug)} className={styles.department}>
            {department.image && (
              <img
                src={department.image.replace('/large/', '/thumb/')}
                alt=""
                width="44"
                height="44"
                loading="lazy"
                decoding="async"
              />
            )}
            {department.name}
          </ShopLink>
          <ul>
            {department.children.map((child) => (
              <li key={child.slug}>
                <ShopLink to={paths.category(child.slug)} className={styles.child}>
                  {child.name}
                </ShopLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
