import type { StaffAccounts, StaffAccountView } from '@bottega/contract/backoffice/accounts.ts'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { useTranslations } from 'use-intl'
import layout from '../../lib/layout.module.css'

export type Places = Pick<StaffAccountView, 'storeIds' | 'cooperativeIds'>

type Choice = Pick<StaffAccounts, 'stores' | 'cooperatives' | 'wholeGroup'>

const numbersIn = (fields: FormData, name: string) => fields.getAll(name).map(Number)

/** The places of a form with a `PlacesField`. */
export const placesIn = (fields: FormData) => ({
  store_ids: numbersIn(fields, 'store'),
  cooperative_ids: numbersIn(fields, 'cooperative'),
})

/** The names of the places an account has; nothing for the whole group. */
export const namesOfPlaces = ({ storeIds, cooperativeIds }: Places, { stores, cooperatives }: Choice): string[] => [
  ...cooperatives.filter(({ id }) => cooperativeIds.includes(id)).map(({ name }) => name),
  ...stores.filter(({ id }) => storeIds.includes(id)).map(({ name }) => name),
]

/** The cooperatives and stores somebody works for; where none is chosen it is the whole group. */
export function PlacesField({ choice, given }: { choice: Choice; given?: Places }) {
  const t = useTranslations('accounts')
  const boxes = (name: 'cooperative' | 'store', places: Choice['stores'], chosen: readonly number[] = []) =>
    places.length > 0 && (
      <fieldset className={layout.boxes}>
        <legend>{t(name === 'store' ? 'stores' : 'cooperatives')}</legend>
        {places.map((place) => (
          <Checkbox key={place.id} name={name} value={place.id} defaultChecked={chosen.includes(place.id)}>
            {place.name}
          </Checkbox>
        ))}
      </fieldset>
    )
  return (
    <>
      <p>{t(choice.wholeGroup ? 'placesText' : 'ownPlacesText')}</p>
      {boxes('cooperative', choice.cooperatives, given?.cooperativeIds)}
      {boxes('store', choice.stores, given?.storeIds)}
    </>
  )
}
