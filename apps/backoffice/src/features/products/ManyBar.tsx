import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import layout from '../../lib/layout.module.css'
import { Remark } from '../../lib/Remark.tsx'
import { useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { type ChosenProducts, type ManyKind, manyKinds, mostAtOnce } from './many-action.ts'
import { ManyDialog } from './ManyDialog.tsx'
import type { ManyChoices } from './ManyFields.tsx'

interface ManyBarProps extends ManyChoices {
  /** All that match the filter. */
  found: number
  all: boolean
  onAll: (all: boolean) => void
  count: number
  chosen: ChosenProducts
  onMade: () => void
}

/** The work on the chosen products; staff of some stores change their prices alone. */
export function ManyBar({ found, all, onAll, count, chosen, onMade, ...choices }: ManyBarProps) {
  const t = useTranslations('products.many')
  const { wholeGroup } = useSignedInStaff()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<ManyKind>()
  const [made, setMade] = useState<number>()
  const kinds = wholeGroup ? manyKinds : (['price'] as const)
  return (
    <>
      <Checkbox checked={all} disabled={found > mostAtOnce} onChange={({ target }) => onAll(target.checked)}>
        {found > mostAtOnce ? t('tooMany', { count: found, most: mostAtOnce }) : t('all', { count: found })}
      </Checkbox>
      {made !== undefined && <Remark tone="ok">{t('made', { count: made })}</Remark>}
      {count > 0 && (
        <div className={layout.actions}>
          {kinds.map((kind) => (
            <Button key={kind} variant="secondary" onClick={() => setOpen(kind)}>
              {t('title', { what: t(`kinds.${kind}`), count })}
            </Button>
          ))}
        </div>
      )}
      {open !== undefined && (
        <ManyDialog
          {...choices}
          kind={open}
          chosen={chosen}
          count={count}
          onClose={() => setOpen(undefined)}
          onMade={(products) => {
            setOpen(undefined)
            setMade(products)
            onMade()
            void revalidate()
          }}
        />
      )}
    </>
  )
}
