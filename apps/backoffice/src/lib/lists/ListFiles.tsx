import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { type FileFormat, fileFormats } from '@bottega/rules/reports/report-kinds.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useTranslations } from 'use-intl'
import { Remark } from '../Remark.tsx'
import { useSignedInStaff } from '../signed-in-staff.ts'
import { storeFile } from '../store-file.ts'
import { useCommand } from '../use-command.ts'
import styles from './PageLinks.module.css'

interface ListFilesProps {
  /** Asks for all of the list, as it is filtered. */
  load: (format: FileFormat) => Promise<{ data: FileAnswer }>
}

/** All pages of a list as a file, for those who may take one: shopkeepers as themselves. */
export function ListFiles({ load }: ListFilesProps) {
  const t = useTranslations('shell')
  const { roles, actingFor } = useSignedInStaff()
  const download = useCommand(async (format: FileFormat) => storeFile((await load(format)).data))
  if (!hasAnyRole(roles, ['shopkeeper']) || actingFor !== undefined) return null
  return (
    <>
      <p className={styles.files}>
        {fileFormats.map((format) => (
          <Button key={format} variant="secondary" busy={download.busy} onClick={() => download.run(format)}>
            {t(`listFiles.${format}`)}
          </Button>
        ))}
      </p>
      {download.refusal !== undefined && <Remark tone="error">{download.refusal}</Remark>}
    </>
  )
}
