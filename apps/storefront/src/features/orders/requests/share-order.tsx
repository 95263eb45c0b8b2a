import { tokenOrderCreate } from '@bottega/contract/orders/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { notifyRefusal } from '../../../lib/api/refusals.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { notifications } from '../../../lib/notices/notifications.ts'
import { useAsk } from '../../../lib/questions/ask.ts'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { orderRequestsWords } from '../words/orderRequests.ts'
import styles from './OrderRequests.module.css'

/** Makes a link to the order and shows it once: the shop stores only a hash of its token. (decision 0351) */
export function useShareOrder(orderId: number) {
  const ask = useAsk()
  const { busy, run } = useCommand(async () => {
    const { data } = await browserApi().call(tokenOrderCreate, { body: { order_id: orderId } })
    const link = new URL(`${paths.linkedOrder(orderId)}#${data.accessToken}`, window.location.href).href
    await ask<void>((close) => <LinkDialog link={link} onClose={() => close()} />)
  }, notifyRefusal)
  return { busy, share: run }
}

function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const t = useTranslations(orderRequestsWords, 'link')
  const common = useTranslations(commonWords)
  async function copy() {
    await navigator.clipboard.writeText(link)
    notifications.notify('success', t('copied'))
  }
  return (
    <Dialog
      open
      title={t('title')}
      closeLabel={common('close')}
      onClose={onClose}
      footer={<Button onClick={() => void copy()}>{t('copy')}</Button>}
    >
      <div className={styles.link}>
        <p>{t('text')}</p>
        <TextField label={t('field')} readOnly value={link} onFocus={(event) => event.target.select()} />
      </div>
    </Dialog>
  )
}
