import { staffLogout } from '@bottega/contract/backoffice/calls.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../lib/api.ts'
import { deleteCopies } from '../lib/reading/offline-copies.ts'
import { Preferences } from '../lib/Preferences.tsx'
import { Remark } from '../lib/Remark.tsx'
import { useCommand } from '../lib/use-command.ts'
import { forgetStaff, useSignedInStaff } from '../lib/signed-in-staff.ts'
import { paths } from '../paths.ts'
import { sectionsOf } from './sections.ts'
import styles from './Navigation.module.css'

/** The areas of a staff member, then the person: settings and the way out. */
export function Navigation() {
  const t = useTranslations('shell')
  const staff = useSignedInStaff()
  const { username } = staff
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [unsent, setUnsent] = useState(0)
  const { busy, refusal, run } = useCommand(async (anyway: boolean) => {
    const { presses, pressesLeft } = await import('../features/picking/presses/presses.ts')
    const left = await pressesLeft(username)
    setUnsent(left)
    if (left > 0 && !anyway) return
    await api.call(staffLogout)
    forgetStaff()
    presses.clear(username)
    await deleteCopies()
    await navigate(paths.signIn())
  })
  return (
    <div className={styles.column}>
      <nav aria-label={t('navigation')}>
        <ul className={styles.list}>
          {sectionsOf(staff).map(({ key, path, icon }) => (
            <li key={key}>
              <Anchor
                href={path}
                className={styles.link}
                aria-current={pathname === path || pathname.startsWith(`${path}/`) ? 'page' : undefined}
              >
                <Icon name={icon} />
                {t(`sections.${key}`)}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.person}>
        <p>{t('signedInAs', { name: username })}</p>
        <Preferences />
        <Anchor href="/" className={styles.link}>
          <Icon name="store" />
          {t('toShop')}
        </Anchor>
        {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
        {unsent > 0 && <Remark tone="warn">{t('unsent', { count: unsent })}</Remark>}
        <Button variant="secondary" wide busy={busy} onClick={() => run(unsent > 0)}>
          {t(unsent > 0 ? 'signOutAnyway' : 'signOut')}
        </Button>
      </div>
    </div>
  )
}
