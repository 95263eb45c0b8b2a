import { ToastStack } from '@bottega/ui/components/overlays/ToastStack.tsx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { notifications } from '../../../lib/notices/notifications.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { OutdatedNote } from './OutdatedNote.tsx'

/** Milliseconds until screen readers have registered the live region. */
const listenMs = 100

/** A worker to read without a connection is no part of the page: it comes when nothing else is to be done. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, listenMs)
}

const nothing: ReturnType<typeof notifications.get> = []

/**
 * The remarks of the page, which stay while the pointer or the focus is on them, and the note that the page is
 * outdated.
 */
export function Notifications() {
  const t = useTranslations(commonWords)
  const toasts = useSyncExternalStore(notifications.subscribe, notifications.get, () => nothing)
  // A live region announces changes, not its initial content.
  const [listening, setListening] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setListening, listenMs, true)
    return () => clearTimeout(timer)
  }, [])
  const { locale } = usePageSetting()
  useEffect(() => {
    whenIdle(() => void import('../../offline/begin.ts').then(({ beginOffline }) => beginOffline(locale)))
  }, [locale])
  return (
    <>
      <OutdatedNote />
      <ToastStack
        label={t('notifications')}
        closeLabel={t('close')}
        toasts={listening ? toasts : nothing}
        onClose={notifications.close}
        onPointerEnter={notifications.pause}
        onPointerLeave={notifications.resume}
        onFocus={notifications.pause}
        onBlur={notifications.resume}
      />
    </>
  )
}
