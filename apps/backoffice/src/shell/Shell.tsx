import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { Drawer } from '@bottega/ui/components/overlays/Drawer.tsx'
import { useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSignedInStaff } from '../lib/signed-in-staff.ts'
import { shopName } from '../lib/shop-name.ts'
import { Acting } from './Acting.tsx'
import { UnreachableRemark } from './UnreachableRemark.tsx'
import { paths } from '../paths.ts'
import { Navigation } from './Navigation.tsx'
import { SearchBox } from './SearchBox.tsx'
import { maySearch } from './sections.ts'
import styles from './Shell.module.css'

/** Side bar on a desk, a drawer behind a button on phone and tablet; the page in the middle. */
export function Shell() {
  const t = useTranslations('shell')
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const staff = useSignedInStaff()
  const { username } = staff
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)

  useEffect(() => {
    // Loaded again somewhere else than in picking: what waits is sent all the same.
    void import('../features/picking/presses/presses.ts').then(({ sendPresses }) => sendPresses(username))
  }, [username])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setOpen(false)
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <header className={styles.bar}>
        <IconButton icon="list" label={t('menu')} aria-expanded={open} onClick={() => setOpen(true)} />
        <span className={styles.logo} data-logo />
        <strong>{t('name', { shop: shopName() })}</strong>
        {maySearch(staff) && (
          <Anchor href={paths.search()} className={styles.search} aria-label={t('sections.search')}>
            <Icon name="search" />
          </Anchor>
        )}
      </header>
      <Drawer open={open} onClose={() => setOpen(false)} side="start" title={t('menu')} closeLabel={t('closeMenu')}>
        <Navigation />
      </Drawer>
      <aside className={styles.side} aria-label={t('menu')}>
        <span className={styles.logo} data-logo />
        <strong className={styles.name}>{t('name', { shop: shopName() })}</strong>
        {maySearch(staff) && <SearchBox />}
        <Navigation />
      </aside>
      <main id="content" ref={main} tabIndex={-1} className={styles.main} aria-busy={state === 'loading' || undefined}>
        <Acting />
        <UnreachableRemark />
        <Outlet />
      </main>
    </div>
  )
}
