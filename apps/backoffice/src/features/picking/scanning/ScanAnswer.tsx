import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useTranslations } from 'use-intl'
import { Remark } from '../../../lib/Remark.tsx'
import styles from '../Picking.module.css'
import type { Said } from './use-scanning.ts'

/** The meaning of the last code; a code of nothing here is announced at once, each time anew. */
export function ScanAnswer({ said, unknownText }: { said: Said | undefined; unknownText: (code: string) => string }) {
  const t = useTranslations('picking')
  const found = said?.found
  return (
    <>
      <output className={styles.scanned}>
        {found !== undefined && (
          <span key={said?.number}>
            <Icon name="check" size={20} />
            {found.state === 'to-pick'
              ? t('scan.found', { name: found.name })
              : t('scan.decided', { name: found.name, state: t(`states.${found.state}`) })}
          </span>
        )}
      </output>
      {said !== undefined && found === undefined && (
        <Remark key={said.number} tone="error">
          {unknownText(said.code)}
        </Remark>
      )}
    </>
  )
}
