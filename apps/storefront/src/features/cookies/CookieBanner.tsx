import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { markPage } from '@bottega/ui/mark-page.ts'
import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readPreferences } from '../../lib/storage/cookie-preferences.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { cookiesWords } from './words/cookies.ts'
import styles from './CookieBanner.module.css'
import { LanguageOffer } from './LanguageOffer.tsx'
import { saveChoice, type Allowed } from './save-choice.ts'

/**
 * Accept and refuse look equally important, the X refuses, nothing is ticked beforehand. Reopened from the footer it
 * starts from the previous choice and takes the focus; the X and Escape leave the choice as it was and return the
 * focus.
 */
export function CookieBanner({ onChoice }: { onChoice: () => void }) {
  const t = useTranslations(cookiesWords)
  const [previous] = useState(() => readPreferences(document.cookie))
  const [detailed, setDetailed] = useState(previous !== undefined)
  const [analytics, setAnalytics] = useState(previous?.analytics ?? false)
  const [profilation, setProfilation] = useState(previous?.profilation ?? false)
  const banner = useRef<HTMLElement>(null)
  const leave = useEffectEvent(onChoice)

  useEffect(() => markPage('banner'), [])

  // On a first visit the shopper did not open it: the focus stays with the page, and comes back to it with the answer.
  useEffect(() => {
    const section = banner.current
    if (!section) return undefined
    if (previous === undefined)
      return () => {
        if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
      }
    const opener = document.activeElement
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && leave()
    section.addEventListener('keydown', onKey)
    section.focus({ preventScroll: true })
    return () => {
      section.removeEventListener('keydown', onKey)
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [previous])

  function choose(allowed: Allowed) {
    saveChoice(allowed, previous)
    onChoice()
  }
  const refuse = () => choose({ analytics: false, profilation: false })

  return (
    <section ref={banner} tabIndex={-1} aria-label={t('title')} className={styles.banner}>
      {previous === undefined && <LanguageOffer />}
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        <IconButton icon="close" label={t(previous ? 'closeOnly' : 'close')} onClick={previous ? onChoice : refuse} />
      </div>
      <p className={styles.text}>{t('text')}</p>
      {detailed && (
        <div className={styles.choices}>
          <Checkbox checked disabled>
            <b>{t('technical')}</b> {t('technicalHelp')}
          </Checkbox>
          <Checkbox checked={analytics} onChange={(event) => setAnalytics(event.currentTarget.checked)}>
            <b>{t('analytics')}</b> {t('analyticsHelp')}
          </Checkbox>
          <Checkbox checked={profilation} onChange={(event) => setProfilation(event.currentTarget.checked)}>
            <b>{t('profilation')}</b> {t('profilationHelp')}
          </Checkbox>
        </div>
      )}
      <div className={styles.actions}>
        <div className={styles.details}>
          {detailed ? (
            <Button variant="quiet" onClick={() => choose({ analytics, profilation })}>
              {t('save')}
            </Button>
          ) : (
            <Button variant="quiet" aria-expanded="false" onClick={() => setDetailed(true)}>
              {t('details')}
            </Button>
          )}
        </div>
        <div className={styles.equal}>
          <Button onClick={refuse}>{t('refuse')}</Button>
          <Button onClick={() => choose({ analytics: true, profilation: true })}>{t('accept')}</Button>
        </div>
      </div>
    </section>
  )
}
