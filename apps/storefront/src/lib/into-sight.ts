/** As the `ref` of what answers a press: the button may be far from it, always under the thumb as it is. */
export function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
