import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useLocation, useNavigate } from 'react-router'
import { closePopup, type Popup } from '../../lib/notices/popups.ts'
import { commonWords } from '../../lib/words/shared/common.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { popupSteps } from './popup-steps.ts'
import { popupsWords } from './words/popups.ts'

/**
 * The popup of one of the document's nine codes, or of the consents an order waits for: the shop's text, the next step, and a link to its page unless it is open already.
 */
export function CodePopup({ popup }: { popup: Popup }) {
  const t = useTranslations(popupsWords)
  const tCommon = useTranslations(commonWords)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { words, action } = popupSteps[popup.code]
  const hasAction = action !== undefined && action.to !== pathname + search
  return (
    <Dialog
      open
      staysOverPages
      title={t(`titles.${words}`)}
      closeLabel={tCommon('close')}
      onClose={closePopup}
      footer={
        hasAction ? (
          <>
            <Button variant="secondary" onClick={closePopup}>
              {t('actions.stay')}
            </Button>
            <Button
              onClick={() => {
                closePopup()
                void navigate(action.to)
              }}
            >
              {t(`actions.${action.words}`)}
            </Button>
          </>
        ) : (
          <Button onClick={closePopup}>{t('understood')}</Button>
        )
      }
    >
      <p>{popup.text}</p>
      <p>{t(`next.${words}`)}</p>
    </Dialog>
  )
}
