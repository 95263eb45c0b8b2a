import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { commonWords } from '../words/shared/common.ts'
import { useTranslations } from '../words/use-translations.ts'

/** Something to be read before one goes on, where a remark that disappears would be too little. */
export function MessageDialog({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  const t = useTranslations(commonWords)
  return (
    <Dialog
      open
      title={title}
      closeLabel={t('close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <p>{text}</p>
    </Dialog>
  )
}
