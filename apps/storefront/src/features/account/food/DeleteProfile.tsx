import { dietDelete } from '@bottega/contract/diet/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { notifyRefusal } from '../../../lib/api/refusals.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { useAsk } from '../../../lib/questions/ask.ts'
import { ConfirmDialog } from '../../../lib/questions/ConfirmDialog.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { foodWords } from '../words/food.ts'
import styles from './Food.module.css'

/** Takes the consent back, after a question. */
export function DeleteProfile({ onDeleted }: { onDeleted: () => void }) {
  const t = useTranslations(foodWords, 'delete')
  const ask = useAsk()
  const { revalidate } = useRevalidator()
  const { busy, run } = useCommand(async () => {
    const sure = await ask<boolean>((answer) => (
      <ConfirmDialog title={t('ask')} text={t('text')} yes={t('yes')} no={t('no')} onAnswer={answer} />
    ))
    if (!sure) return
    const { response } = await browserApi().call(dietDelete)
    notifyRemarks(response)
    onDeleted()
    await revalidate()
  }, notifyRefusal)
  return (
    <section aria-labelledby="food-delete" className={styles.delete}>
      <div>
        <h2 id="food-delete">{t('title')}</h2>
        <p className={styles.soft}>{t('text')}</p>
      </div>
      <Button variant="secondary" busy={busy} onClick={run}>
        {t('yes')}
      </Button>
    </section>
  )
}
