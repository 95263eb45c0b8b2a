import { classNames } from '@bottega/ui/class-names.ts'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import card from '../../../lib/page/linked-card.module.css'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { entriesFor } from '../menu/menu-entries.ts'
import { profileWords } from '../words/profile.ts'
import styles from './Tiles.module.css'

export function Tiles() {
  const t = useTranslations(profileWords, 'menu')
  const user = useShopperPart(({ user }) => user)
  const { site } = usePageSetting()
  async function leave() {
    const { logOut } = await import('../../auth/session/log-out.ts')
    await logOut()
  }
  return (
    <ul className={styles.tiles}>
      {entriesFor(user, site).map(({ key, path, icon }) => (
        <li key={key} className={classNames(card.card, styles.tile)}>
          <Icon name={icon} />
          <h2>
            <ShopLink to={path} className={card.link}>
              {t(key)}
            </ShopLink>
          </h2>
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
