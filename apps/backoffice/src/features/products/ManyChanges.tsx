import { staffManyUndo } from '@bottega/contract/staff-products/calls.ts'
import type { ManyChange } from '@bottega/contract/staff-products/many-products.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useWhen } from '../../lib/format/use-when.ts'
import layout from '../../lib/layout.module.css'
import { Part } from '../../lib/Part.tsx'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'

/** The changes of many of the last day, each of which can be undone once. */
export function ManyChanges({ changes }: { changes: readonly ManyChange[] }) {
  const t = useTranslations('products.many')
  const when = useWhen()
  const { revalidate } = useRevalidator()
  const undo = useCommand(async (changeId: number) => {
    await api.call(staffManyUndo, { body: { change_id: changeId } })
    await revalidate()
  })
  if (changes.length === 0) return null
  return (
    <Part title={t('lastDay')}>
      {undo.refusal !== undefined && <Remark tone="error">{undo.refusal}</Remark>}
      <ul className={layout.list}>
        {changes.map(({ changeId, kind, at, by, products, undone }) => (
          <li key={changeId}>
            <strong>{t('title', { what: t(`kinds.${kind}`), count: products })}</strong>
            <small>{[when(at), by].join(' · ')}</small>
            {undone === undefined ? (
              <div className={layout.actions}>
                <Button
                  variant="secondary"
                  busy={undo.busy}
                  aria-label={`${t('undo')}: ${t('title', { what: t(`kinds.${kind}`), count: products })}, ${when(at)}`}
                  onClick={() => undo.run(changeId)}
                >
                  {t('undo')}
                </Button>
              </div>
            ) : (
              <span>{t('undone', { count: undone.products, left: undone.left })}</span>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}
