import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { EditorHtml } from '../../../lib/page/EditorHtml.tsx'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import type { ShownPopup } from './shown-category.ts'

type CategoryPopupDialogProps = { popup: ShownPopup; onClose: () => void }

/** An editor's text, shown before shopping in a category. */
export function CategoryPopupDialog({ popup: { title, html }, onClose }: CategoryPopupDialogProps) {
  const t = useTranslations(commonWords)
  return (
    <Dialog
      open
      title={title}
      closeLabel={t('close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <EditorHtml html={html} />
    </Dialog>
  )
}
