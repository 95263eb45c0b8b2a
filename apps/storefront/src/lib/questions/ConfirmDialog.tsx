import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { commonWords } from '../words/shared/common.ts'
import { useTranslations } from '../words/use-translations.ts'

type ConfirmDialogProps = {
  title: string
  text?: string
  yes: string
  no: string
  /** Cancelling (Escape, the backdrop, the X) counts as no. */
  onAnswer: (yes: boolean) => void
  staysOverPages?: boolean
}

/** A question with two answers, before something is lost. */
export function ConfirmDialog({ title, text, yes, no, onAnswer, staysOverPages = false }: ConfirmDialogProps) {
  const t = useTranslations(commonWords)
  return (
    <Dialog
      open
      staysOverPages={staysOverPages}
      title={title}
      closeLabel={t('close')}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {no}
          </Button>
          <Button onClick={() => onAnswer(true)}>{yes}</Button>
        </>
      }
    >
      {text && <p>{text}</p>}
    </Dialog>
  )
}
