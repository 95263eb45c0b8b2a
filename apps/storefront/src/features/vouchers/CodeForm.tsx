import { Button } from '@bottega/ui/components/Button.tsx'
import { TextField } from '@bottega/ui/components/TextField.tsx'
import { useState, type SyntheticEvent } from 'react'
import { useTranslations } from 'use-intl'
import styles from './CodeForm.module.css'
import { useVouchers } from './use-vouchers.ts'

/** A code as somebody got it on paper. The shop never says why it takes none, so this says what to look at. */
export function CodeForm() {
  const t = useTranslations('vouchers.code')
  const { busy, use } = useVouchers()
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState(false)

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    const typed = code.trim()
    if (typed === '' || busy !== undefined) return
    setRefused(false)
    const outcome = await use(typed)
    if (outcome === 'taken') setCode('')
    setRefused(outcome === null)
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <TextField
        label={t('label')}
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={refused ? t('notTaken') : undefined}
        onChange={(event) => {
          setCode(event.currentTarget.value)
          setRefused(false)
        }}
      />
      <div className={styles.submit}>
        <Button type="submit" variant="secondary" busy={busy !== undefined}>
          {t('use')}
        </Button>
      </div>
    </form>
  )
}
