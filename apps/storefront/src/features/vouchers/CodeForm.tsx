import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState, type SyntheticEvent } from 'react'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { vouchersWords } from './words/vouchers.ts'
import styles from './CodeForm.module.css'
import { useVouchers } from './use-vouchers.ts'

/** A code from paper; a refused one shows the reason. */
export function CodeForm() {
  const t = useTranslations(vouchersWords, 'code')
  const { busy, use } = useVouchers()
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState<string>()

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    const typed = code.trim()
    if (typed === '' || busy !== undefined) return
    setRefused(undefined)
    const outcome = await use(typed)
    if (outcome === 'taken') setCode('')
    if (typeof outcome === 'object') setRefused(outcome.why ?? t('failed'))
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
        error={refused}
        onChange={(event) => {
          setCode(event.currentTarget.value)
          setRefused(undefined)
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
