import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { Navigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageTitle } from '../lib/head/PageHead.tsx'
import { shopName } from '../lib/shop-name.ts'
import { useSignedInStaff } from '../lib/signed-in-staff.ts'
import { sectionsOf } from './sections.ts'
import styles from './Home.module.css'

/** The day for those who have its page, else the areas of a staff member as large targets; who has one alone is in it. */
export function Home() {
  const t = useTranslations('shell')
  const own = sectionsOf(useSignedInStaff())
  const today = own.find(({ key }) => key === 'today')
  const opened = today ?? (own.length === 1 ? own[0] : undefined)
  if (opened !== undefined) return <Navigate to={opened.path} replace />
  return (
    <>
      <PageTitle>{t('name', { shop: shopName() })}</PageTitle>
      <h1>{t('name', { shop: shopName() })}</h1>
      <ul className={styles.tiles}>
        {own.map(({ key, path, icon }) => (
          <li key={key}>
            <Anchor href={path} className={styles.tile}>
              <Icon name={icon} size={32} />
              {t(`sections.${key}`)}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  )
}
