import type { ClassNames, DeskClass, DeskClassGroup } from '@bottega/contract/product-desk/product-class.ts'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import type { Fact } from '../../lib/actions/conflict.ts'
import type { ActionDialogState } from '../../lib/actions/use-action-dialog.ts'
import { formText } from '../../lib/form-text.ts'
import layout from '../../lib/layout.module.css'

export type ClassAction =
  { readonly do: 'classMake'; readonly classId?: undefined } | { readonly do: 'classRename'; readonly classId: number }

/** A language without a name has the Italian one. */
export function namesIn(fields: FormData): ClassNames {
  const [it, de, en] = ['it', 'de', 'en'].map((language) => formText(fields, language).trim())
  return { it: it ?? '', ...(de && { de }), ...(en && { en }) }
}

interface ClassDialogProps {
  dialog: ActionDialogState<ClassAction>
  groups: readonly DeskClassGroup[]
  /** The class that is renamed; undefined for a new one. */
  seen: DeskClass | undefined
}

/** The names of a class. Rendered while it is asked for them. */
export function ClassDialog({ dialog, groups, seen }: ClassDialogProps) {
  const t = useTranslations('products')
  const action = seen === undefined ? 'classMake' : 'classRename'
  const factsOf = ({ it, de = '', en = '' }: ClassNames): Fact[] => [
    [t('nameInItalian'), it],
    [t('promotionNameDe'), de],
    [t('promotionNameEn'), en],
  ]
  return (
    <ActionDialog
      dialog={dialog}
      title={seen === undefined ? t('do.classMake') : `${t('do.classRename')}: ${seen.name}`}
      text={t(`explain.${action}`)}
      button={t(`do.${action}`)}
      facts={seen === undefined ? [] : factsOf(seen.names)}
      yours={(fields) => factsOf(namesIn(fields))}
    >
      {seen === undefined && (
        <Select
          name="group"
          label={t('classGroup')}
          options={groups.map(({ groupId, name }) => ({ value: String(groupId), label: name }))}
        />
      )}
      <TextField
        name="it"
        label={t('nameInItalian')}
        maxLength={60}
        autoComplete="off"
        defaultValue={seen?.names.it}
        required
      />
      <div className={layout.pair}>
        <TextField
          name="de"
          label={t('promotionNameDe')}
          maxLength={60}
          autoComplete="off"
          defaultValue={seen?.names.de}
        />
        <TextField
          name="en"
          label={t('promotionNameEn')}
          maxLength={60}
          autoComplete="off"
          defaultValue={seen?.names.en}
        />
      </div>
    </ActionDialog>
  )
}
