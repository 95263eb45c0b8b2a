import type { Verdict } from '@bottega/rules/validators/verdict.ts'
import { useState, type FormEvent } from 'react'

export type Faults<Field extends string> = Partial<Record<Field, Verdict>>

/**
 * The faults of the fields of a form, by their names, since it was last sent. A field that is typed anew loses its
 * fault until the form is sent again: `forgetFault` is the `onChange` of the form.
 */
export function useFaults<Field extends string>() {
  const [faults, setFaults] = useState<Faults<Field>>({})

  function forgetFault({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    const { name } = target
    if (!(name in faults)) return
    setFaults(({ [name as Field]: _mended, ...others }) => others as Faults<Field>)
  }

  return { faults, setFaults, forgetFault }
}
