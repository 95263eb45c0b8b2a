import { useRef, useState } from 'react'

/** The mistakes in a form before it is sent, each beside its field. */
export function useFieldErrors<Name extends string>() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})

  /** Shows what was found and goes to the first field of it; whether the form can be sent. */
  function check(found: Partial<Record<Name, string>>): boolean {
    setErrors(found)
    const [first] = Object.keys(found)
    if (first === undefined) return true
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    return false
  }

  return { form, errors, check }
}
