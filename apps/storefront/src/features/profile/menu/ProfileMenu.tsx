import { classNames } from '@bottega/ui/class-names.ts'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { boardWords } from '../words/board.ts'
import { entriesFor, entryAt, menuGroups } from './menu-entries.ts'
import styles from './ProfileMenu.module.css'

/** The menu of the profile: at the side on wide screens; on a phone a disclosure, and none where the tiles are it. */
export function ProfileMenu() {
  const t = useTranslations(boardWords, 'menu')
  const board = useTranslations(boardWords, 'board')
  const user = useShopperPart(({ user }) => user)
  const { site } = usePageSetting()
  const { pathname, search, key } = useLocation()
  const disclosure = useRef<HTMLDetailsElement>(null)
  const current = entryAt(pathname, entriesFor(user, site), search)
  const onBoard = pathname === paths.profile()
  function close() {
    if (disclosure.current) disclosure.current.open = false
  }
  useEffect(close, [key])
  const place = useRef<HTMLDivElement>(null)
  function showEntry() {
    if (place.current) showCurrent(place.current)
  }
  useEffect(showEntry, [pathname])
  return (
    <div ref={place} className={styles.place}>
      <nav aria-label={t('label')} className={styles.side}>
        <MenuLinks />
      </nav>
      <details ref={disclosure} className={classNames(styles.disclosure, onBoard && styles.unneeded)}>
        <summary className={styles.summary}>
          <Icon name="user" />
          <span>
            {board('name')}
            {current && <span className={styles.here}> · {t(current.key)}</span>}
          </span>
          <Icon name="chevronDown" />
        </summary>
        <nav aria-label={t('label')} className={styles.opened}>
          <MenuLinks />
        </nav>
      </details>
    </div>
  )
}

/** Scrolls the menu, which may be longer than the window, to the entry of the page; the page itself stays. */
function showCurrent(place: HTMLElement) {
  const entry = place.querySelector<HTMLElement>('a[aria-current]')
  if (entry === null || entry.offsetParent === null) return
  const { offsetTop: top, offsetHeight: height } = entry
  if (top < place.scrollTop || top + height > place.scrollTop + place.clientHeight)
    place.scrollTop = top - (place.clientHeight - height) / 2
}

function MenuLinks() {
  const t = useTranslations(boardWords, 'menu')
  const board = useTranslations(boardWords, 'board')
  const user = useShopperPart(({ user }) => user)
  const { site } = usePageSetting()
  const { pathname, search } = useLocation()
  const shown = entriesFor(user, site)
  const current = entryAt(pathname, shown, search)
  async function leave() {
    const { logOut } = await import('../../auth/session/log-out.ts')
    await logOut()
  }
  return (
    <>
      <ShopLink
        to={paths.profile()}
        className={styles.link}
        aria-current={pathname === paths.profile() ? 'page' : undefined}
      >
        <Icon name="home" />
        {board('name')}
      </ShopLink>
      {menuGroups.map((group) => {
        const links = shown.filter((entry) => entry.group === group)
        if (links.length === 0) return null
        return (
          <div key={group}>
            <p className={styles.group}>{t(`groups.${group}`)}</p>
            <ul aria-label={t(`groups.${group}`)}>
              {links.map(({ key, path, icon }) => (
                <li key={key}>
                  <ShopLink
                    to={path}
                    className={styles.link}
                    aria-current={currentOf(path, pathname + search, current?.path)}
                  >
                    <Icon name={icon} />
                    {t(key)}
                  </ShopLink>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      <button type="button" className={styles.link} onClick={() => void leave()}>
        <Icon name="logout" />
        {t('logout')}
      </button>
    </>
  )
}

/** The page itself, or a page below it. */
function currentOf(path: string, address: string, current: string | undefined) {
  if (path === address) return 'page'
  return path === current ? true : undefined
}
