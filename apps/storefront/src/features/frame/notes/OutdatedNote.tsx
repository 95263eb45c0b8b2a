import { useEffect, useSyncExternalStore } from 'react'
import { createPath, useNavigation } from 'react-router'
import { connection } from '../../../lib/network/connection.ts'
import { storeTypedText } from '../../../lib/storage/typed-text.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { upgradeWords } from '../../upgrade/words/upgrade.ts'
import styles from './FloatingNote.module.css'

const isOutdated = () => connection.get() === 'outdated'

/**
 * Tells that the shop runs another version than the page. The page stays until the next navigation, which is then a
 * full load that restores typed text.
 */
export function OutdatedNote() {
  const t = useTranslations(upgradeWords)
  const outdated = useSyncExternalStore(connection.subscribe, isOutdated, () => false)
  const { location } = useNavigation()
  const target = outdated && location ? createPath(location) : undefined

  useEffect(() => {
    if (target === undefined) return
    storeTypedText()
    window.location.assign(target)
  }, [target])

  function reload() {
    storeTypedText()
    window.location.reload()
  }

  return (
    <output>
      {outdated && (
        <span ref={(note) => note?.showPopover()} popover="manual" className={styles.note}>
          {t('title')}
          <button type="button" className={styles.reload} onClick={reload}>
            {t('reload')}
          </button>
        </span>
      )}
    </output>
  )
}
