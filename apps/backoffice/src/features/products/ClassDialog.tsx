import type { ClassNames, StaffClass, StaffClassGroup } from '@bottega/contract/staff-products/product-class.ts'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../../lib/actions/ActionDialog.tsx'
import type { Fact } from '../../lib/actions/conflict.ts'
import type { ActionDialogState } from '../../lib/actions/use-action-dialog.ts'
import { NameFields, namesIn } from './NameFields.tsx'

export type ClassAction =
  { readonly do: 'classMake'; readonly classId?: undefined } | { readonly do: 'classRename'; readonly classId: number }

interface ClassDialogProps {
  dialog: ActionDialogState<ClassAction>
  groups: readonly StaffClassGroup[]
  /** The class that is renamed; undefined for a new one. */
  seen: StaffClass | undefined
}

/** The names of a class. Rendered while it is asked for them. */
export function ClassDialog({ dialog, groups, seen }: ClassDialogProps) {
  const t = useTranslations('products')
  const action = seen === undefined ? 'classMake' : 'classRename'
  const factsOf = ({ it, de = '', en = '' }: ClassNames): Fact[] => [
    [t('nameInItalian'), it],
    [t('nameInGerman'), de],
    [t('nameInEnglish'), en],
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
      <NameFields label={t('nameInItalian')} names={seen?.names} />
    </ActionDialog>
  )
}
