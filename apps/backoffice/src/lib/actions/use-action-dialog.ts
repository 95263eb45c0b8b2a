import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { changedMeanwhile } from './conflict.ts'
import { useCommand } from '../use-command.ts'

/** The answer of an action after which the browser goes to another page: there is nothing to read again. */
export const leaving = Symbol('leaving')

/** One of the actions of a screen while it asks in its dialog. */
export interface ActionDialogState<Action> {
  /** The action whose dialog is open. */
  readonly open: Action | undefined
  /** The one carried out last, until another is opened. */
  readonly done: Action | undefined
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly refusalCode: string | undefined
  /** The refusal says that a colleague was faster. */
  readonly isOvertaken: boolean
  readonly show: (action: Action) => void
  readonly close: () => void
  readonly submit: (fields: FormData) => void
}

/**
 * Actions that each ask in a dialog before they are carried out: which of them is open, and its command. Afterwards the
 * page is read again, also after a refusal, so that it shows what a colleague has done meanwhile. A dialog stays open until
 * the shop has answered it.
 */
export function useActionDialog<Action>(
  carryOut: (action: Action, fields: FormData) => Promise<typeof leaving | void>,
): ActionDialogState<Action> {
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Action>()
  const [done, setDone] = useState<Action>()
  const { busy, refusal, run, clearRefusal } = useCommand(
    async (action: Action, fields: FormData) => {
      let outcome: typeof leaving | void = undefined
      try {
        outcome = await carryOut(action, fields)
        if (outcome === leaving) return
        setOpen(undefined)
        setDone(() => action)
      } finally {
        if (outcome !== leaving) await revalidate()
      }
    },
    (refused) => refused,
  )
  return {
    open,
    done,
    busy,
    refusal: refusal?.text,
    refusalCode: refusal?.code,
    isOvertaken: refusal?.code === changedMeanwhile,
    show: (action) => {
      clearRefusal()
      setDone(undefined)
      setOpen(() => action)
    },
    // The dialog that asked shows the shop's answer.
    close: () => {
      if (!busy) setOpen(undefined)
    },
    submit: (fields) => {
      if (open !== undefined) run(open, fields)
    },
  }
}
