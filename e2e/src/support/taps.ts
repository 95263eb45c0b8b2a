import type { Locator } from 'playwright-core'

/** The part of an element read in the page, whose types are not known here. */
interface Matchable {
  matches: (selector: string) => boolean
}

/** A thumb that counts: every tap is in the list, by what it was for. */
export class Taps {
  readonly list: string[] = []

  async on(what: string, target: Locator): Promise<void> {
    this.list.push(what)
    // A press of its own, as in the other journeys: a touch in a page that is still moving is taken for a scroll.
    await target.click()
  }

  /** A field that has the focus already is typed into without a tap. */
  async into(what: string, field: Locator, text: string): Promise<void> {
    if (!(await field.evaluate((element) => (element as unknown as Matchable).matches(':focus'))))
      await this.on(what, field)
    await field.fill(text)
  }
}
