/** The fields typed into since the page started, and not sent. */
export const typedFields = new WeakSet<EventTarget>()

/**
 * Notes what is typed, with what was typed before any script ran; a form that is sent is forgotten. It comes with every
 * page: were it fetched at the first key, a restart or the next field could come before it. Answers how to stop.
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
