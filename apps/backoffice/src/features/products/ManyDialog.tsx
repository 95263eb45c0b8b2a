import type { ReplyOf } from '@bottega/contract/call-schema.ts'
import { staffManyChange, staffManyPreview } from '@bottega/contract/staff-products/calls.ts'
import type {
  ManyChangeRow,
  ManyLeftRow,
  staffManyPreview as previewSchema,
} from '@bottega/contract/staff-products/many-products.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useFieldWords } from '../../lib/actions/use-field-words.ts'
import { api } from '../../lib/api.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import layout from '../../lib/layout.module.css'
import { Remark } from '../../lib/Remark.tsx'
import { useCommand } from '../../lib/use-command.ts'
import { type ChosenProducts, type ManyBody, manyBody, type ManyKind } from './many-action.ts'
import { type ManyChoices, ManyFields } from './ManyFields.tsx'

type Preview = ReplyOf<typeof previewSchema>

interface ManyDialogProps extends ManyChoices {
  kind: ManyKind
  chosen: ChosenProducts
  count: number
  onClose: () => void
  /** After the change was made. */
  onMade: (products: number) => void
}

/**
 * Asks what changes, shows what that does to each product, and does it as shown. The key is that of the preview: pressed
 * twice it is done once. Where a colleague was faster the shop refuses, and the preview is asked for again.
 */
export function ManyDialog({ kind, chosen, count, onClose, onMade, ...choices }: ManyDialogProps) {
  const t = useTranslations('products.many')
  const shell = useTranslations('shell')
  const fieldWords = useFieldWords()
  const [shown, setShown] = useState<{ body: ManyBody; preview: Preview; key: string }>()
  const ask = useCommand(async (body: ManyBody) => {
    const { data: preview } = await api.call(staffManyPreview, { body })
    setShown({ body, preview, key: crypto.randomUUID() })
  })
  const change = useCommand(async ({ body, preview, key: idempotencyKey }: NonNullable<typeof shown>) => {
    const { data } = await api.call(staffManyChange, { body: { ...body, seen: preview.seen }, idempotencyKey })
    onMade(data.made.products)
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    ask.run(manyBody(kind, chosen, new FormData(event.currentTarget)))
  }

  return (
    <Dialog
      open
      onClose={() => {
        if (!change.busy) onClose()
      }}
      title={t('title', { what: t(`kinds.${kind}`), count })}
      closeLabel={shell('close')}
    >
      <form className={layout.form} onSubmit={submit} hidden={shown !== undefined} {...fieldWords}>
        <p>{t(`explain.${kind}`)}</p>
        {ask.refusal !== undefined && <Remark tone="error">{ask.refusal}</Remark>}
        <ManyFields kind={kind} {...choices} />
        <Button type="submit" busy={ask.busy}>
          {t('preview')}
        </Button>
      </form>
      {shown !== undefined && (
        <div className={layout.form}>
          {change.refusal !== undefined && <Remark tone="error">{change.refusal}</Remark>}
          <PreviewLists preview={shown.preview} />
          <div className={layout.actions}>
            {shown.preview.count > 0 && (
              <Button busy={change.busy} onClick={() => change.run(shown)}>
                {t('change', { count: shown.preview.products })}
              </Button>
            )}
            <Button
              variant="secondary"
              disabled={change.busy}
              onClick={() => {
                change.clearRefusal()
                setShown(undefined)
              }}
            >
              {t('other')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

const placeOf = ({ name, code, store }: ManyChangeRow | ManyLeftRow) =>
  [name, code, store].filter((part) => part !== undefined && part !== '').join(' · ')

function PreviewLists({ preview }: { preview: Preview }) {
  const t = useTranslations('products.many')
  const sales = useTranslations('products.sales')
  const euros = useEuros()
  const side = ({ price, sale, classGiven, category, byStaff }: ManyChangeRow['before']) => {
    if (category !== undefined) return category
    if (byStaff !== undefined) return t('partsByStaff', { count: byStaff })
    if (classGiven !== undefined) return t(classGiven ? 'withClass' : 'withoutClass')
    if (sale !== undefined) return sales(sale)
    return price === undefined ? '–' : euros(price)
  }
  const { changes, count, products, left, leftCount } = preview
  return (
    <>
      <h3>{t('willChange', { count: products })}</h3>
      {changes.length > 0 && (
        <ul className={layout.rows}>
          {changes.map((row) => (
            <li key={placeOf(row)}>
              <span>{placeOf(row)}</span>
              <span>
                {side(row.before)} → {side(row.after)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {count > changes.length && <p>{t('more', { count: count - changes.length })}</p>}
      {leftCount > 0 && <h3>{t('stay', { count: leftCount })}</h3>}
      {left.length > 0 && (
        <ul className={layout.rows}>
          {left.map((row) => (
            <li key={placeOf(row)}>
              <span>{placeOf(row)}</span>
              <span>{t(`reasons.${row.reason}`)}</span>
            </li>
          ))}
        </ul>
      )}
      {leftCount > left.length && <p>{t('more', { count: leftCount - left.length })}</p>}
    </>
  )
}
