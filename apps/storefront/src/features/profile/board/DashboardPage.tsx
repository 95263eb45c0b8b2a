import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { profileWords } from '../words/profile.ts'
import type { Route } from './+types/DashboardPage.ts'
import styles from './DashboardPage.module.css'
import { Tiles } from './Tiles.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(profileWords, locale)('board.name'))

/** Where the profile begins: a tile for each of its pages. (Account and after-sales, section 2) */
export default function DashboardPage() {
  const t = useTranslations(profileWords, 'board')
  const firstName = useShopperPart(({ user }) => user.firstName)
  return (
    <TitledPage title={t('title', { name: firstName })}>
      <p className={styles.intro}>{t('intro')}</p>
      <Tiles />
    </TitledPage>
  )
}
