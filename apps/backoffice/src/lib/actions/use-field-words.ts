import { noonOf } from '@bottega/rules/delivery/shop-calendar.ts'
import { formatDayAs } from '@bottega/rules/text/format-short.ts'
import type { SyntheticEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useNumber } from '../format/use-number.ts'

const isControl = (target: EventTarget): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  'setCustomValidity' in target

/**
 * Spread on a form that the browser checks: what it says about a wrong field is then in the language of the page, no
 * longer in that of the browser.
 */
export function useFieldWords() {
  const t = useTranslations('shell.fields')
  const language = useLocale()
  const number = useNumber()

  function limit(control: HTMLInputElement, side: 'min' | 'max') {
    const value = control[side]
    return control.type === 'date' ? formatDayAs('long', noonOf(value), language) : number(Number(value))
  }

  function wordsFor(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) {
    const { validity } = control
    if (validity.valid) return ''
    if (validity.valueMissing) return control instanceof HTMLSelectElement ? t('choose') : t('missing')
    if (validity.tooShort && 'minLength' in control) return t('tooShort', { count: control.minLength })
    if (control instanceof HTMLInputElement) {
      const isDay = control.type === 'date'
      if (validity.rangeUnderflow) return t(isDay ? 'tooEarly' : 'tooLow', { limit: limit(control, 'min') })
      if (validity.rangeOverflow) return t(isDay ? 'tooLate' : 'tooHigh', { limit: limit(control, 'max') })
    }
    return t('wrong')
  }

  return {
    onInvalidCapture: ({ target }: SyntheticEvent) => {
      if (!isControl(target)) return
      // Own words count as an error themselves: without removing them a field that is right by now would stay wrong.
      target.setCustomValidity('')
      target.setCustomValidity(wordsFor(target))
    },
    onInputCapture: ({ target }: SyntheticEvent) => {
      if (isControl(target)) target.setCustomValidity('')
    },
  }
}
