import { formatNumber } from '@bottega/rules/text/format.ts'
import { useCallback } from 'react'
import { useLocale, useTranslations } from 'use-intl'

/** An amount of goods with its unit: `2 pz`, `0,8 kg`. */
export function useAmount(): (quantity: number, unit: 'kg' | 'pz') => string {
  const t = useTranslations('shell.units')
  const language = useLocale()
  return useCallback(
    (quantity, unit) => t(unit, { count: quantity, quantity: formatNumber(quantity, language) }),
    [t, language],
  )
}
