import { useCallback } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

/** An amount of goods with its unit: `2 pz`, `0,8 kg`. */
export function useAmount(): (quantity: number, unit: 'kg' | 'pz') => string {
  const t = useTranslations('shell.units')
  const format = useFormatter()
  return useCallback(
    (quantity, unit) => t(unit, { count: quantity, quantity: format.number(quantity, { maximumFractionDigits: 3 }) }),
    [t, format],
  )
}
