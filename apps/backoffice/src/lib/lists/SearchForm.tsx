import { Button } from '@bottega/ui/components/actions/Button.tsx'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import styles from '../layout.module.css'

/** The fields above a list; what they say stands in the address. */
export function SearchForm({ button, children }: { button: string; children: ReactNode }) {
  return (
    <search>
      <Form className={styles.filter}>
        {children}
        <Button type="submit">{button}</Button>
      </Form>
    </search>
  )
}
