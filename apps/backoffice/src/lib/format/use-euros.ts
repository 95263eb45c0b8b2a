import { formatPrice } from '@bottega/rules/text/format.ts'
import { useLocale } from 'use-intl'

/** An amount in euros in the language of the page: `12,50 €`. */
export function useEuros(): (euros: number) => string {
  const language = useLocale()
  return (euros) => formatPrice(Math.round(euros * 100), language)
}
