import { type AbsenceWish, absenceWishes, doorTextMaximum, type DoorWish } from '@bottega/rules/delivery/at-the-door.ts'
import { RadioGroup } from '@bottega/ui/components/fields/RadioGroup.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState } from 'react'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import styles from './DoorFields.module.css'
import { doorWords } from './words/door.ts'

/** The way to a door and what to do if nobody opens, as fields of a form; `readDoor` reads them. */
export function DoorFields({ known }: { known: Partial<DoorWish> | undefined }) {
  const t = useTranslations(doorWords)
  const [ifAbsent, setIfAbsent] = useState<AbsenceWish>(known?.ifAbsent ?? 'wait')
  return (
    <div className={styles.fields}>
      <TextField name="floor" label={t('floor')} defaultValue={known?.floor ?? ''} maxLength={doorTextMaximum.floor} />
      <Select
        name="lift"
        label={t('lift')}
        defaultValue={String(known?.lift ?? 'unknown')}
        options={(['unknown', 'true', 'false'] as const).map((value) => ({ value, label: t(`liftOf.${value}`) }))}
      />
      <div className={styles.whole}>
        <RadioGroup
          name="ifAbsent"
          legend={t('ifAbsent')}
          about={<p className={styles.about}>{t('help')}</p>}
          options={absenceWishes.map((value) => ({ value, label: t(`wishOf.${value}`) }))}
          value={ifAbsent}
          onChange={setIfAbsent}
        />
      </div>
      {ifAbsent === 'neighbour' && (
        <div className={styles.whole}>
          <TextField
            name="neighbour"
            label={t('neighbour')}
            help={t('neighbourHelp')}
            defaultValue={known?.neighbour ?? ''}
            maxLength={doorTextMaximum.neighbour}
          />
        </div>
      )}
    </div>
  )
}
