/** As the `ref` of what answers a press: the button may be far from it, always under the thumb as it is. */
export function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

/** By the id of words that say why a press does nothing yet. */
export function showWords(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'center' })
}
