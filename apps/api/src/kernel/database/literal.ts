/** A text as a pattern of `like` that stands for itself. */
export const literal = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
