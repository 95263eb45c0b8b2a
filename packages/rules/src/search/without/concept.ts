/** One thing that a product may be without, or a diet it must suit. */
export interface Concept {
  readonly key: string
  /** The name on the page after "senza", "ohne" or "without"; of a diet, after "nothing". */
  readonly shown: { readonly it: string; readonly de: string; readonly en: string }
  /** Words and phrases, in plain letters between commas, that mean it where it is excluded, and prove it in a text. */
  readonly names: string
  /** Further words and phrases that prove it. */
  readonly evidence?: string
  /** Words that make it likely, until the product claims to be without. */
  readonly presumed?: string
  /** German joins its words: any word with one of these in it proves it. */
  readonly roots?: string
  /** Words that say "without it" on their own: "analcolico". A `*` stands for any ending. */
  readonly claims?: string
  /** One of Annex II or a part of one: any word that proves it means all of it where it is excluded. */
  readonly isAllergen?: boolean
  /** A diet is asked for by its names and never excluded. */
  readonly isDiet?: boolean
  /** Nobody buys it, so that it goes on a list of exclusions without an "and". */
  readonly isOnlyAvoided?: boolean
  /** Concepts with evidence that is evidence of this too; `presumes` until the product claims to be without. */
  readonly holds?: readonly string[]
  readonly presumes?: readonly string[]
  /** Concepts with a claim that is a claim of this too: goods without milk are without lactose. */
  readonly claimedBy?: readonly string[]
  /**
   * Concepts with a claim that outweighs a likelihood, and no more: vegan mayonnaise is called so and has no eggs, but
   * "vegan" promises no allergic shopper anything.
   */
  readonly unlikelyWith?: readonly string[]
  /** Read from a figure of the nutrition declaration, not from words. */
  readonly isFigure?: boolean
}
