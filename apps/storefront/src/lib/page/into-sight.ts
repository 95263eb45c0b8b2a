/** For the `ref` of an element that answers a press: the button may be far from it. */
export function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

/** Scrolls to the text, by its id, that says why a press does nothing yet. */
export function showWords(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'center' })
}
