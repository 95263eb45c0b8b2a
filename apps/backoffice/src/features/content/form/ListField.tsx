import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import layout from '../../../lib/layout.module.css'
import { faultAt, type PartProps, useDocumentForm } from './form-context.ts'
import styles from './Form.module.css'
import { addItem, alternativeOf, blankOf, isFields, moveItem, type Path, removeItem, valueAt } from './written.ts'

/** The parts of its items are drawn by those who draw the list. */
interface ListProps extends PartProps {
  drawItem: (item: PartProps) => ReactNode
  drawGroup: (place: number, path: Path) => ReactNode
}

/** Items one below the other, which can be added, moved and removed; one that is a group is closed until it is opened. */
export function ListField({ place, path, label, required, drawItem, drawGroup }: ListProps) {
  const t = useTranslations('content.form')
  const { parts, written, change, errors } = useDocumentForm()
  const [added, setAdded] = useState<number>()
  const [keys, setKeys] = useState<readonly number[]>([])
  const list = valueAt(written.fields, path)
  const items = Array.isArray(list) ? (list as unknown[]) : []
  // An item keeps its key where it is moved, so that it stays open and others closed.
  const keyOf = (index: number) => keys[index] ?? index
  const allKeys = items.map((_, index) => keyOf(index))
  const inner = parts[place]?.items ?? 0
  const isGroups = ['fields', 'oneOf'].includes(parts[inner]?.kind ?? '')
  const fault = faultAt(errors, path)
  const titleOf = (index: number) => t('item', { label, number: index + 1 })
  const nameOf = (index: number) => {
    const words = summaryOf(items[index])
    const part = parts[inner]
    const kind =
      part?.kind === 'oneOf' ? part.alternatives?.[alternativeOf(parts, part, items[index])]?.label : undefined
    return [`${index + 1}.`, kind, words].filter(Boolean).join(' ')
  }
  function move(index: number, by: -1 | 1) {
    setKeys(
      allKeys.map((key, place) =>
        place === index || place === index + by ? (allKeys[2 * index + by - place] ?? key) : key,
      ),
    )
    change(moveItem(written, path, index, by))
  }
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {fault !== undefined && <p className={styles.fault}>{fault}</p>}
      {items.map((_, index) => {
        const at: Path = [...path, index]
        const buttons = (
          <div className={layout.actions}>
            {index > 0 && (
              <Button
                variant="secondary"
                aria-label={t('upOf', { item: titleOf(index) })}
                onClick={() => move(index, -1)}
              >
                {t('up')}
              </Button>
            )}
            {index < items.length - 1 && (
              <Button
                variant="secondary"
                aria-label={t('downOf', { item: titleOf(index) })}
                onClick={() => move(index, 1)}
              >
                {t('down')}
              </Button>
            )}
            <Button
              variant="secondary"
              aria-label={t('remove', { label: titleOf(index) })}
              onClick={() => {
                setKeys(allKeys.filter((_, place) => place !== index))
                change(removeItem(written, path, index, required))
              }}
            >
              {t('removeItem')}
            </Button>
          </div>
        )
        if (!isGroups)
          return (
            <div key={keyOf(index)} className={styles.fields}>
              {drawItem({ place: inner, path: at, label: titleOf(index), required: true })}
              {buttons}
            </div>
          )
        return (
          <Item
            key={keyOf(index)}
            name={nameOf(index)}
            open={keyOf(index) === added || faultAt(errors, at, true) !== undefined}
          >
            {drawGroup(inner, at)}
            {buttons}
          </Item>
        )
      })}
      <div>
        <Button
          variant="secondary"
          onClick={() => {
            const key = Math.max(-1, ...allKeys) + 1
            setKeys([...allKeys, key])
            setAdded(key)
            change(addItem(written, path, blankOf(parts, inner) ?? ''))
          }}
        >
          {t('addItem', { label })}
        </Button>
      </div>
    </fieldset>
  )
}

/** Its fields are drawn once it is opened: a page has hundreds of them. */
function Item({ name, open, children }: { name: string; open: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(open)
  const shown = isOpen || open
  return (
    <details
      className={styles.item}
      aria-label={name}
      open={shown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{name}</summary>
      {shown && <div className={styles.fields}>{children}</div>}
    </details>
  )
}

/** The first words of an item, whatever it is. */
function summaryOf(value: unknown): string {
  if (typeof value === 'string') return short(value)
  if (Array.isArray(value)) return value.map(summaryOf).find((text) => text !== '') ?? ''
  if (!isFields(value)) return ''
  const told = [
    'title',
    'text',
    'label',
    'name',
    'html',
    'it',
    'code',
    'barcode',
    'content',
    'blocks',
    'columns',
    'banners',
  ]
  return told.map((name) => summaryOf(value[name])).find((text) => text !== '') ?? ''
}

const short = (text: string) => {
  const plain = text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain
}
