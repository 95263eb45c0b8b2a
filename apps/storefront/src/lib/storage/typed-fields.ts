/** The fields typed into since the page started, and not sent. */
export const typedFields = new WeakSet<EventTarget>()

/**
 * Records the fields typed into, also before any script ran; a form that is sent is removed. It is part of every page:
 * loaded at the first key, it could miss a restart or the next field. Returns the function that stops it.
 */
export function watchTyping(): () => void {
  const note = ({ target }: Event) => void (target && typedFields.add(target))
  const forgetSent = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) for (const field of target.elements) typedFields.delete(field)
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (field.value !== field.defaultValue) typedFields.add(field)
  document.addEventListener('input', note, true)
  document.addEventListener('submit', forgetSent, true)
  return () => {
    document.removeEventListener('input', note, true)
    document.removeEventListener('submit', forgetSent, true)
  }
}
