import { useRef, useState, type SubmitEvent } from 'react'
import { formText } from '../words/form-text.ts'
import { wordsInPlace } from './refusals.ts'
import { useCommand } from './use-command.ts'

/** A form with one field named `code`: none typed is said at the field, and a refused one gets the focus back. */
export function useCodeForm(send: (code: string) => Promise<void>) {
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { busy, refusal, run } = useCommand(send, (refused) => {
    field.current?.focus()
    return wordsInPlace(refused)
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = formText(new FormData(event.currentTarget), 'code').trim()
    setMissing(code === '')
    if (code === '') field.current?.focus()
    else run(code)
  }

  return { busy, refusal, missing, field, submit }
}
