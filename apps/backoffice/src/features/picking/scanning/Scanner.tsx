import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { hasCamera } from '@bottega/ui/scanning/barcode-detector.ts'
import { lazy, Suspense, useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { formText } from '../../../lib/form-text.ts'
import styles from '../Picking.module.css'
import { ScanAnswer } from './ScanAnswer.tsx'
import { type Found, useScanning } from './use-scanning.ts'

const Camera = lazy(() => import('./Camera.tsx').then(({ Camera: part }) => ({ default: part })))

interface ScannerProps {
  find: (code: string) => Found | undefined
  /** The code of no line here that the page itself looks for, and answers. */
  answered?: string | undefined
}

/**
 * A code from a scanner that types it wherever the focus is, from the camera, or from a finger. `find` says which line of
 * this page has it, and marks that one; the focus stays where it is, so that no key changes an amount.
 */
export function Scanner({ find, answered }: ScannerProps) {
  const t = useTranslations('picking.scan')
  const [looking, setLooking] = useState(false)
  const { said, take } = useScanning(find)

  function seen(code: string) {
    if (take(code)) setLooking(false)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = formText(new FormData(form), 'code').trim()
    form.reset()
    if (code !== '') seen(code)
  }

  return (
    <>
      <form className={styles.scan} onSubmit={submit}>
        <TextField name="code" label={t('code')} inputMode="numeric" autoComplete="off" maxLength={40} />
        <Button type="submit" variant="secondary">
          {t('find')}
        </Button>
        {hasCamera() && (
          <Button variant="secondary" aria-expanded={looking} onClick={() => setLooking(!looking)}>
            {t(looking ? 'stop' : 'camera')}
          </Button>
        )}
      </form>
      {(said === undefined || said.code !== answered) && (
        <ScanAnswer said={said} unknownText={(code) => t('unknown', { code })} />
      )}
      {looking && (
        <Suspense>
          <Camera onCode={seen} />
        </Suspense>
      )}
    </>
  )
}

/** The card of a line comes under the eyes; nothing on it gets the focus. */
export function showLine(lineId: number): void {
  document.getElementById(`line-${lineId}`)?.scrollIntoView({ block: 'center' })
}
