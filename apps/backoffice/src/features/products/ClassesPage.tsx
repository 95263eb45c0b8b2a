import { staffClassMake, staffClassRename, staffProductClassList } from '@bottega/contract/staff-products/calls.ts'
import type { StaffClass, StaffClassGroup } from '@bottega/contract/staff-products/product-class.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { numberIn } from '../../lib/actions/EurosField.tsx'
import { api } from '../../lib/api.ts'
import { DataTable, type Column } from '../../lib/lists/DataTable.tsx'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { Section } from '../../lib/Section.tsx'
import { requireWholeGroup, useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { type ClassAction, ClassDialog } from './ClassDialog.tsx'
import { namesIn } from './NameFields.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireWholeGroup(request, ['shopkeeper'])
  return (await api.call(staffProductClassList)).data.groups
}

/** The classes of the shop by group: products are given them on their own pages. */
export function Component() {
  const t = useTranslations('products')
  const { actingFor } = useSignedInStaff()
  const groups = useLoaderData<typeof loader>()
  const classes = groups.flatMap((group) => group.classes)
  const dialog = useActionDialog(async (action: ClassAction, fields) => {
    const name = namesIn(fields)
    const seen = classes.find(({ classId }) => classId === action.classId)
    if (seen === undefined) await api.call(staffClassMake, { body: { group_id: numberIn(fields, 'group'), name } })
    else await api.call(staffClassRename, { body: { class_id: seen.classId, seen_name: seen.names, name } })
  })
  const onDo = actingFor === undefined ? dialog.show : undefined
  return (
    <>
      <PageHead
        back={{ href: paths.products(), text: t('back') }}
        title={t('classesTitle')}
        text={t('explain.classes')}
      >
        {onDo !== undefined && <Button onClick={() => onDo({ do: 'classMake' })}>{t('do.classMake')}</Button>}
      </PageHead>
      {groups.map((group) => (
        <Group key={group.groupId} group={group} onDo={onDo} />
      ))}
      {dialog.open !== undefined && (
        <ClassDialog
          dialog={dialog}
          groups={groups}
          seen={classes.find(({ classId }) => classId === dialog.open?.classId)}
        />
      )}
    </>
  )
}

interface GroupProps {
  group: StaffClassGroup
  onDo: ((action: ClassAction) => void) | undefined
}

function Group({ group: { name: title, classes }, onDo }: GroupProps) {
  const t = useTranslations('products')
  const columns: readonly Column<StaffClass>[] = [
    { key: 'name', title: t('className'), renderCell: ({ names }) => names.it },
    { key: 'de', title: t('inGerman'), renderCell: ({ names }) => names.de ?? '–' },
    { key: 'en', title: t('inEnglish'), renderCell: ({ names }) => names.en ?? '–' },
    {
      key: 'maximum',
      title: t('maximum'),
      figures: true,
      renderCell: ({ maximum }) => maximum ?? t('noMaximum'),
    },
    {
      key: 'actions',
      title: t('do.classRename'),
      actions: true,
      renderCell: ({ classId, name }) =>
        onDo !== undefined && (
          <Button
            variant="secondary"
            aria-label={`${t('do.classRename')}: ${name}`}
            onClick={() => onDo({ do: 'classRename', classId })}
          >
            {t('do.classRename')}
          </Button>
        ),
    },
  ]
  return (
    <Section title={title}>
      {classes.length === 0 ? (
        <p>{t('noClassesHere')}</p>
      ) : (
        <DataTable caption={title} columns={columns} rows={classes} keyOf={({ classId }) => classId} />
      )}
    </Section>
  )
}
