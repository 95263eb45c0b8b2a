import { ToastStack } from '@bottega/ui/components/ToastStack.tsx'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { notifications } from '../../lib/notifications.ts'

const nothing: ReturnType<typeof notifications.get> = []

/** The remarks of the page; they wait while the pointer or the focus is on them. */
export function Notifications() {
  const t = useTranslations('common')
  const toasts = useSyncExternalStore(notifications.subscribe, notifications.get, () => nothing)
  return (
    <ToastStack
      label={t('notifications')}
      closeLabel={t('close')}
      toasts={toasts}
      onClose={notifications.close}
      onPointerEnter={notifications.pause}
      onPointerLeave={notifications.resume}
      onFocus={notifications.pause}
      onBlur={notifications.resume}
    />
  )
}
