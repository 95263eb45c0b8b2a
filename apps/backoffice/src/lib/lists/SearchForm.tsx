import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { Form, useLocation } from 'react-router'
import styles from '../layout.module.css'

/** The fields of a form as an address has them. */
const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  ).toString()

/**
 * The fields above a list; what they say stands in the address. Another address than the form's own, of a link or of the
 * browser's way back, fills them again; after its own the focus stays where it was.
 */
export function SearchForm({ button, children }: { button: string; children: ReactNode }) {
  const { search } = useLocation()
  const [shown, setShown] = useState({ search, sent: '', filled: 0 })
  if (shown.search !== search) {
    const filled = search === `?${shown.sent}` ? shown.filled : shown.filled + 1
    setShown({ ...shown, search, filled })
  }
  function submit({ currentTarget }: SubmitEvent<HTMLFormElement>) {
    const sent = queryOf(currentTarget)
    setShown((before) => ({ ...before, sent }))
  }
  return (
    <search>
      <Form key={shown.filled} className={styles.filter} onSubmit={submit}>
        {children}
        <Button type="submit">{button}</Button>
      </Form>
    </search>
  )
}
