import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useState, type ReactElement, type ReactNode, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Conflict } from './Conflict.tsx'
import type { Fact } from './conflict.ts'
import styles from '../layout.module.css'
import { Remark } from '../Remark.tsx'
import type { ActionDialogState } from './use-action-dialog.ts'
import { useFieldWords } from './use-field-words.ts'

interface ActionDialogProps {
  dialog: Pick<ActionDialogState<unknown>, 'busy' | 'refusal' | 'isOvertaken' | 'close' | 'submit'>
  title: string
  /** The effect of the action. */
  text?: string
  /** The word of the button that carries it out; or several buttons, whose names and values travel with the form. */
  button: string | ReactElement
  /** Of a thing with a version: what the page says about it now, and what the form would make of that. */
  facts?: readonly Fact[]
  yours?: (fields: FormData) => readonly Fact[]
  /** The refusal stands at the field it is about. */
  isRefusedAtField?: boolean
  children?: ReactNode
}

const nothing: readonly Fact[] = []

/**
 * Asks before an action is carried out. Rendered while the action is open. When a colleague was faster it stays open,
 * says what they changed and what would be overwritten, and sending it again is a second decision.
 */
export function ActionDialog({ dialog, title, text, button, facts = nothing, ...props }: ActionDialogProps) {
  const t = useTranslations('shell')
  const fieldWords = useFieldWords()
  const { busy, refusal, isOvertaken, close } = dialog
  const [sent, setSent] = useState({ seen: nothing, yours: nothing })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget, event.nativeEvent.submitter)
    setSent({ seen: facts, yours: props.yours?.(fields) ?? nothing })
    dialog.submit(fields)
  }

  return (
    <Dialog open onClose={close} title={title} closeLabel={t('close')}>
      <form className={styles.form} onSubmit={submit} {...fieldWords}>
        {text !== undefined && <p>{text}</p>}
        {refusal !== undefined && props.isRefusedAtField !== true && <Remark tone="error">{refusal}</Remark>}
        {isOvertaken && facts.length > 0 && <Conflict {...sent} now={facts} />}
        {props.children}
        {typeof button === 'string' ? (
          <Button type="submit" busy={busy}>
            {isOvertaken ? t('conflict.anyway') : button}
          </Button>
        ) : (
          button
        )}
      </form>
    </Dialog>
  )
}
