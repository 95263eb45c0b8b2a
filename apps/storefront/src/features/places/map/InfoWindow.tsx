import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import styles from './InfoWindow.module.css'

type InfoWindowProps = {
  label: string
  /** Its size is known. */
  onShown: () => void
  onClose: () => void
  children: ReactNode
}

/** The info window of a pin, with its content. It takes the focus, and gives it back when it closes. */
export function InfoWindow({ label, onShown, onClose, children }: InfoWindowProps) {
  const t = useTranslations(commonWords)
  const window = useRef<HTMLElement>(null)

  useEffect(() => {
    const { activeElement: before } = document
    onShown()
    window.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
    // Once for each window.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return (
    // Escape is pressed on whatever has the focus inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={window}
      tabIndex={-1}
      aria-label={label}
      className={styles.info}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={styles.close}>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      {children}
    </section>
  )
}
