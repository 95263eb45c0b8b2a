import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { lazy, Suspense, useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { formText } from '../../../lib/form-text.ts'
import { hasCamera } from './barcode-detector.ts'
import styles from '../Picking.module.css'

const Camera = lazy(() => import('./Camera.tsx').then(({ Camera: part }) => ({ default: part })))

/**
 * A code from the camera, from a scanner that types it and presses Enter, or from a finger. `onCode` says whether
 * something on this page has it.
 */
export function Scanner({ onCode }: { onCode: (code: string) => boolean }) {
  const t = useTranslations('picking.scan')
  const [unknown, setUnknown] = useState<string>()
  const [looking, setLooking] = useState(false)

  function find(code: string) {
    const found = onCode(code)
    setUnknown(found ? undefined : code)
    if (found) setLooking(false)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = formText(new FormData(form), 'code').trim()
    form.reset()
    if (code !== '') find(code)
  }

  return (
    <>
      <form className={styles.scan} onSubmit={submit}>
        <TextField
          name="code"
          label={t('code')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          error={unknown === undefined ? undefined : t('unknown', { code: unknown })}
        />
        <Button type="submit" variant="secondary">
          {t('find')}
        </Button>
        {hasCamera() && (
          <Button variant="secondary" aria-expanded={looking} onClick={() => setLooking(!looking)}>
            {t(looking ? 'stop' : 'camera')}
          </Button>
        )}
      </form>
      {looking && (
        <Suspense>
          <Camera onCode={find} />
        </Suspense>
      )}
    </>
  )
}

/** The card of a line comes under the hand, with its first field or button in focus. */
export function showLine(lineId: number): void {
  const card = document.getElementById(`line-${lineId}`)
  card?.scrollIntoView({ block: 'center' })
  card?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
}
