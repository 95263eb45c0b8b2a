import { lotteryUpdate } from '@bottega/contract/billing/calls.ts'
import { lotteryCode, lotteryHoldsUp, tidyLotteryCode } from '@bottega/rules/documents/lottery-code.ts'
import type { Verdict } from '@bottega/rules/validators/verdict.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState, type SubmitEvent } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useVerdictText } from '../../../lib/words/use-verdict-text.ts'
import { checkoutWords } from '../words/checkout.ts'
import styles from './LotteryField.module.css'

interface LotteryFieldProps {
  saved: string
  /** Empty where the shop has none. */
  tollFreeNumber: string
  /** Whether a typed code waits to be saved. */
  onHold?: (held: boolean) => void
}

/**
 * The code of the receipts lottery. One that was typed and not saved holds up the payment; when it cannot be saved, the
 * customer is asked to call. (Account and after-sales, sections 2 and 8)
 */
export function LotteryField({ saved, tollFreeNumber, onHold }: LotteryFieldProps) {
  const t = useTranslations(checkoutWords, 'lottery')
  const textOf = useVerdictText()
  const [typed, setTyped] = useState(saved)
  const [known, setKnown] = useState(saved)
  const [verdict, setVerdict] = useState<Verdict>()

  const { busy, refusal, run } = useCommand(
    async (code: string) => {
      const { data, response } = await browserApi().call(lotteryUpdate, { body: { lottery_code: code } })
      notifyRemarks(response)
      setKnown(data.lotteryCode)
      setTyped(data.lotteryCode)
      onHold?.(false)
    },
    () => (tollFreeNumber === '' ? t('failed') : t('failedCall', { number: tollFreeNumber })),
  )

  function change(text: string) {
    setTyped(text)
    setVerdict(undefined)
    onHold?.(lotteryHoldsUp(text, known, false))
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = tidyLotteryCode(typed)
    const checked = lotteryCode(code)
    setVerdict(checked)
    if (checked.ok) run(code)
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      <TextField
        name="lottery_code"
        label={t('label')}
        help={t('help')}
        value={typed}
        maxLength={20}
        autoCapitalize="characters"
        autoComplete="off"
        error={textOf(verdict)}
        onChange={(event) => change(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {t('save')}
      </Button>
    </form>
  )
}
