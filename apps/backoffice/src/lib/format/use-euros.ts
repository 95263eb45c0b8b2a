import { useFormatter } from 'use-intl'

/** An amount in euros in the language of the page: `12,50 €`. */
export function useEuros(): (euros: number) => string {
  const format = useFormatter()
  return (euros) => format.number(euros, { style: 'currency', currency: 'EUR' })
}
