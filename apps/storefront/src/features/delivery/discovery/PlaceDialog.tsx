import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { TextButton } from '@bottega/ui/components/actions/TextButton.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import type { DialogOutcome } from '../../checkout-flow/flow-steps.ts'
import { frameWords } from '../../../lib/words/shared/frame.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { PlaceCheck } from './PlaceCheck.tsx'
import styles from './PlaceDialog.module.css'

/**
 * The choice of the place for anonymous visitors: it decides which prices are shown. Addresses and slots are chosen
 * after signing in.
 */
export function PlaceDialog({ onOutcome }: { onOutcome: (outcome: DialogOutcome) => void }) {
  const t = useTranslations([commonWords, deliveryWords, frameWords])
  const { site } = usePageSetting()
  const close = () => onOutcome({ kind: 'dismissed' })
  const signIn = () => onOutcome({ kind: 'needLogin' })
  return (
    <Dialog
      open
      size="store"
      title={t(`delivery.address.title.${site}`)}
      closeLabel={t('common.close')}
      onClose={close}
    >
      <div className={styles.stage}>
        <p>{t('delivery.discovery.text')}</p>
        <PlaceCheck
          next={
            <>
              <Button onClick={close}>{t('delivery.discovery.browse')}</Button>
              <Button variant="secondary" onClick={signIn}>
                {t('delivery.discovery.signIn')}
              </Button>
            </>
          }
        />
        <p>
          {t('delivery.discovery.known')} <TextButton onClick={signIn}>{t('frame.account.login')}</TextButton>
        </p>
      </div>
    </Dialog>
  )
}
