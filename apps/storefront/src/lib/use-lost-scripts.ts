import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { notifications } from './notifications.ts'

/** Each browser says it in its own words; all of them name the module. */
const aboutModule = /\bmodule\b/i

/**
 * A press whose script does not come, because the network is gone, would do nothing at all: it is said like any other
 * failure.
 */
export function useLostScripts(): void {
  const t = useTranslations('common')
  useEffect(() => {
    const onLost = ({ reason }: PromiseRejectionEvent) => {
      if (reason instanceof TypeError && aboutModule.test(reason.message))
        notifications.notify('error', t('generalError'))
    }
    addEventListener('unhandledrejection', onLost)
    return () => removeEventListener('unhandledrejection', onLost)
  }, [t])
}
