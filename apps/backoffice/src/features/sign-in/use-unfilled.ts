import { useRef, useState } from 'react'

/** What is wrong with the fields of a form before it is sent, each beside its field. */
export function useUnfilled<Name extends string>() {
  const form = useRef<HTMLFormElement>(null)
  const [unfilled, setUnfilled] = useState<Partial<Record<Name, string>>>({})

  /** Shows what was found and goes to the first field; whether the form can be sent. */
  function isFilled(found: Partial<Record<Name, string>>): boolean {
    setUnfilled(found)
    const [first] = Object.keys(found)
    if (first === undefined) return true
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    return false
  }

  return { form, unfilled, isFilled }
}

/** The six digits of an authenticator, however they were grouped; `undefined` where they are not six digits. */
export function sixDigits(text: string): string | undefined {
  const digits = text.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}
