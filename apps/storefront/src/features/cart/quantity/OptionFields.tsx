import { RadioGroup } from '@bottega/ui/components/fields/RadioGroup.tsx'
import styles from './OptionFields.module.css'
import type { SoldProduct } from '../../cart-store/selling.ts'

export type ChosenOptions = Readonly<Record<string, string>>

type OptionFieldsProps = {
  product: Pick<SoldProduct, 'selectOptions'>
  chosen: ChosenOptions
  onChange: (chosen: ChosenOptions) => void
}

/** The options of a product to choose before it goes in the cart: the cut of bread, how fish is cleaned. */
export function OptionFields({ product, chosen, onChange }: OptionFieldsProps) {
  return (
    <div className={styles.fields}>
      {product.selectOptions.map(({ name, parameterName, options }) => (
        <RadioGroup
          key={parameterName}
          legend={name}
          options={options.map((option) => ({ value: option.value, label: option.name }))}
          value={chosen[parameterName]}
          onChange={(value) => onChange({ ...chosen, [parameterName]: value })}
        />
      ))}
    </div>
  )
}

/** Every option must have a value before adding. (Shopping core, section 5) */
export function areOptionsComplete({ selectOptions }: OptionFieldsProps['product'], chosen: ChosenOptions): boolean {
  return selectOptions.every(({ parameterName }) => chosen[parameterName] !== undefined)
}
