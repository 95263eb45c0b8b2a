import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { storeTypedText } from '../../lib/storage/typed-text.ts'
import { updateAddress, type LatestVersion } from '../../lib/network/version-watch.ts'
import { commonWords } from '../../lib/words/shared/common.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { VersionFacts } from './VersionFacts.tsx'
import { upgradeWords } from './words/upgrade.ts'

type NewVersionDialogProps = { latest: LatestVersion; onClose: () => void }

/** Offers a newer version; typed text is restored after the reload. (Shopping core, sections 2 and 4) */
export function NewVersionDialog({ latest, onClose }: NewVersionDialogProps) {
  const t = useTranslations(upgradeWords)
  const tCommon = useTranslations(commonWords)

  function update() {
    storeTypedText()
    window.location.assign(updateAddress(latest))
  }

  return (
    <Dialog
      open
      staysOverPages
      title={t('title')}
      closeLabel={tCommon('close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('later')}
          </Button>
          <Button onClick={update}>{t('reload')}</Button>
        </>
      }
    >
      <VersionFacts latest={latest} />
    </Dialog>
  )
}
