import { VisuallyHidden } from '@bottega/ui/components/VisuallyHidden.tsx'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPath, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { connection } from '../../lib/connection.ts'
import { keepTypedText } from '../../lib/typed-text.ts'
import styles from './ConnectionNote.module.css'

/**
 * Says that the shop cannot be reached, or that it runs another version, above everything else. The page stays as it is
 * until then; of an outdated one the next navigation is a full load, which takes along what was typed.
 */
export function ConnectionNote() {
  const t = useTranslations()
  const state = useSyncExternalStore(connection.subscribe, connection.get, () => 'there' as const)
  const note = useRef<HTMLElement>(null)
  const { location } = useNavigation()
  const target = state === 'outdated' && location ? createPath(location) : undefined

  useEffect(() => {
    if (state !== 'there') note.current?.showPopover()
  }, [state])

  useEffect(() => {
    if (target === undefined) return
    keepTypedText()
    window.location.assign(target)
  }, [target])

  function reload() {
    keepTypedText()
    window.location.reload()
  }

  return (
    <>
      <VisuallyHidden>
        <output>{state !== 'there' && t(`frame.connection.${state}`)}</output>
      </VisuallyHidden>
      {state !== 'there' && (
        <section
          ref={note}
          popover="manual"
          aria-label={t('common.notifications')}
          className={styles.note}
          data-state={state}
        >
          <span>{t(`frame.connection.${state}`)}</span>
          {state === 'outdated' && (
            <button type="button" className={styles.reload} onClick={reload}>
              {t('frame.connection.reload')}
            </button>
          )}
        </section>
      )}
    </>
  )
}
