import { Select } from '@bottega/ui/components/fields/Select.tsx'

interface StoreFilterProps {
  label: string
  /** The name of the choice of every store. */
  all: string
  stores: readonly { storeId: number; name: string }[]
  storeId: number | undefined
}

/** The field `store` of a filter: one store, or all of them. */
export function StoreFilter({ label, all, stores, storeId }: StoreFilterProps) {
  return (
    <Select
      name="store"
      label={label}
      defaultValue={String(storeId ?? '')}
      options={[
        { value: '', label: all },
        ...stores.map(({ storeId: value, name }) => ({ value: String(value), label: name })),
      ]}
    />
  )
}
