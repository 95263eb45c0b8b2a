import { Icon } from '@bottega/ui/components/Icon.tsx'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { isSignedIn, useShopper } from '../../lib/shopper.ts'
import { paths } from '../../paths.ts'
import styles from './AccountLink.module.css'

/** Greets who is signed in; leads everybody else to the login, and back here afterwards. */
export function AccountLink() {
  const t = useTranslations('frame.account')
  const { user } = useShopper()
  const { pathname, search } = useLocation()
  if (isSignedIn(user)) return <span className={styles.greeting}>{t('greeting', { name: user.firstName })}</span>
  const redirect = pathname === paths.home() ? {} : { redirect: pathname + search }
  return (
    <Link to={paths.login(redirect)} className={styles.login}>
      <Icon name="user" />
      <span className={styles.words}>{t('login')}</span>
    </Link>
  )
}
