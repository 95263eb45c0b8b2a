import { staffViewDelete, staffViews, staffViewStore } from '@bottega/contract/backoffice/calls.ts'
import type { StaffView } from '@bottega/contract/backoffice/views.ts'
import { longestViewName, type ViewedTable, viewQuery } from '@bottega/rules/people/named-views.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Chip } from '@bottega/ui/components/actions/Chip.tsx'
import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ActionDialog } from '../actions/ActionDialog.tsx'
import { useActionDialog } from '../actions/use-action-dialog.ts'
import { api } from '../api.ts'
import { formText } from '../form-text.ts'
import { useSignedInStaff } from '../signed-in-staff.ts'
import styles from './NamedViews.module.css'

/** The views of a table that the signed-in staff have stored, for the loader of its page. */
export const readViews = async (table: ViewedTable): Promise<readonly StaffView[]> =>
  (await api.call(staffViews, { query: { table } })).data.views

/** Above a table: its filters one has stored under names, and the way to store those of the address. */
export function NamedViews({ table, views }: { table: ViewedTable; views: readonly StaffView[] }) {
  const t = useTranslations('shell.views')
  const { actingFor } = useSignedInStaff()
  const { pathname, search } = useLocation()
  const query = viewQuery(table, search)
  const dialog = useActionDialog(async (view: StaffView | 'new', fields) => {
    if (view === 'new') {
      const name = formText(fields, 'name').trim()
      await api.call(staffViewStore, { body: { table, name, query } })
    } else await api.call(staffViewDelete, { body: { table, view_id: view.viewId } })
  })
  const { open } = dialog
  const mayChange = actingFor === undefined
  const mayStore = mayChange && query !== '' && views.every((view) => view.query !== query)
  if (views.length === 0 && !mayStore) return null
  return (
    <>
      <nav aria-label={t('label')} className={styles.views}>
        {views.map((view) => (
          <span key={view.viewId}>
            <Chip href={`${pathname}?${view.query}`} active={view.query === query}>
              {view.name}
            </Chip>
            {mayChange && (
              <IconButton icon="close" label={t('deleteOf', { name: view.name })} onClick={() => dialog.show(view)} />
            )}
          </span>
        ))}
        {mayStore && (
          <Button variant="secondary" onClick={() => dialog.show('new')}>
            {t('store')}
          </Button>
        )}
      </nav>
      {open === 'new' && (
        <ActionDialog dialog={dialog} title={t('store')} text={t(`explain.${table}`)} button={t('storeNow')}>
          <TextField name="name" label={t('name')} maxLength={longestViewName} required />
        </ActionDialog>
      )}
      {open !== undefined && open !== 'new' && (
        <ActionDialog
          dialog={dialog}
          title={t('deleteOf', { name: open.name })}
          text={t('explainDelete')}
          button={t('delete')}
        />
      )}
    </>
  )
}
