/** A choice the shopper must make before adding: a parameter and the values it can take. */
export interface ProductOption {
  readonly parameterName: string
  readonly options: readonly { readonly key: string; readonly value: string }[]
}

export type ChosenOptions =
  | { readonly ok: true; readonly chosen: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly missing: readonly string[] }

/**
 * Every option must have one of its values; a value may be named by its key. Answers to options that do not exist are
 * left out. (Shopping core, section 5)
 */
export function chooseOptions(
  productOptions: readonly ProductOption[],
  answers: Readonly<Record<string, string>>,
): ChosenOptions {
  const choices = productOptions.map(({ parameterName, options }) => {
    const answer = Object.hasOwn(answers, parameterName) ? answers[parameterName] : undefined
    const option = options.find(({ key, value }) => answer === value || answer === key)
    return { parameterName, value: option?.value }
  })
  const missing = choices.filter(({ value }) => value === undefined).map(({ parameterName }) => parameterName)
  if (missing.length > 0) return { ok: false, missing }
  return {
    ok: true,
    chosen: Object.fromEntries(choices.map(({ parameterName, value }) => [parameterName, value ?? ''])),
  }
}

/** The key that tells two lines of one product apart: `name=value` joined by `&`, the same for the same choice. */
export function optionsKey(chosen: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(chosen).sort(([a], [b]) => (a < b ? -1 : 1))
  return new URLSearchParams(pairs).toString()
}

/** Names a product with its options among the lines of a cart or an order. */
export function goodsKey({ productId, optionsKey }: { productId: number; optionsKey: string }): string {
  return `${productId} ${optionsKey}`
}

export function optionsOfKey(key: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(key))
}
