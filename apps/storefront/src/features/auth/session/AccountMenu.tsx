import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { PersonalPart } from '../../../lib/personal/PersonalPart.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { isSignedIn, useShopper } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { frameWords } from '../../../lib/words/shared/frame.ts'
import styles from './AccountMenu.module.css'

/** Greets a signed-in customer, with links to their pages; links an anonymous visitor to the login, and back here. */
export function AccountMenu() {
  return (
    <PersonalPart frame="account">
      <Menu />
    </PersonalPart>
  )
}

function Menu() {
  const t = useTranslations(frameWords)
  const { user } = useShopper()
  const { site } = usePageSetting()
  const { pathname, search, key } = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)

  function close() {
    if (menu.current) menu.current.open = false
  }
  useEffect(close, [key])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return
    close()
    menu.current.querySelector('summary')?.focus()
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }

  if (!isSignedIn(user)) {
    const redirect = pathname === paths.home() ? {} : { redirect: pathname + search }
    return (
      <ShopLink to={paths.login(redirect)} className={styles.entry}>
        <Icon name="user" />
        <span className={styles.words}>{t('account.login')}</span>
      </ShopLink>
    )
  }
  const places: ['profile' | 'orders' | 'lists' | 'security' | 'work', string][] = [
    ['profile', paths.profile()],
    ['orders', paths.orders()],
    ['lists', paths.lists()],
    ['security', paths.security()],
    ...(site === 'coop' ? [['work', paths.shopAtWork()] as ['work', string]] : []),
  ]
  async function leave() {
    const { logOut } = await import('./log-out.ts')
    await logOut()
  }
  return (
    // A native disclosure: it opens before any script loads; Escape or leaving it closes it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details ref={menu} className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className={styles.entry}>
        <Icon name="user" />
        <span className={styles.words}>{t('account.greeting', { name: user.firstName })}</span>
      </summary>
      <ul aria-label={t('account.menu')} className={styles.list}>
        {places.map(([words, path]) => (
          <li key={path}>
            <ShopLink to={path} className={styles.item}>
              {t(`account.${words}`)}
            </ShopLink>
          </li>
        ))}
        {user.ssoUser && (
          <li>
            <a href={paths.backOffice()} className={styles.item}>
              {t('account.backOffice')}
            </a>
          </li>
        )}
        <li>
          <button type="button" className={styles.item} onClick={() => void leave()}>
            {t('account.logout')}
          </button>
        </li>
      </ul>
    </details>
  )
}
