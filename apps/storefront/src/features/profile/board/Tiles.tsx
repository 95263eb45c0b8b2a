import type { ProfileSummaryView } from '@bottega/contract/profile/profile.ts'
import { classNames } from '@bottega/ui/class-names.ts'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import card from '../../../lib/page/linked-card.module.css'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { entriesFor } from '../menu/menu-entries.ts'
import { boardWords } from '../words/board.ts'
import styles from './Tiles.module.css'

/** A tile for each page of the menu, with its figure where the answer brought one. */
export function Tiles({ summary }: { summary: ProfileSummaryView }) {
  const t = useTranslations(boardWords, 'menu')
  const user = useShopperPart(({ user }) => user)
  const { site, locale } = usePageSetting()
  const texts = translatorOf(boardWords, locale, 'tile')
  const tiles = entriesFor(user, site).filter(({ onlyInMenu }) => onlyInMenu !== true)
  async function leave() {
    const { logOut } = await import('../../auth/session/log-out.ts')
    await logOut()
  }
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ key, path, icon, figure }) => (
        <li key={key} className={classNames(card.card, styles.tile)}>
          <Icon name={icon} />
          <h2>
            <ShopLink to={path} className={card.link}>
              {t(key)}
            </ShopLink>
          </h2>
          {figure && <p className={styles.figure}>{figure(summary, texts, locale)}</p>}
        </li>
      ))}
      <li className={classNames(card.card, styles.tile)}>
        <Icon name="logout" />
        <button type="button" className={classNames(card.link, styles.leave)} onClick={() => void leave()}>
          {t('logout')}
        </button>
      </li>
    </ul>
  )
}
