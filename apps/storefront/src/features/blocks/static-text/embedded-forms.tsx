import { createContext, createElement, use, type ComponentType } from 'react'

/**
 * What draws a form by its slug: given by the shell, because forms are a feature after this one. Without it a form within a
 * text is not shown.
 */
export const EmbeddedFormContext = createContext<ComponentType<{ slug: string }> | undefined>(undefined)

export function EmbeddedForm({ slug }: { slug: string }) {
  const Form = use(EmbeddedFormContext)
  return Form === undefined ? null : createElement(Form, { slug })
}
