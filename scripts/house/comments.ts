/** A comment of a source, its lines joined, without the signs around it. */
export interface Comment {
  readonly line: number
  readonly text: string
}

const comments = /\/\*\*?([\s\S]*?)\*\/|(?:^|[\s;{}(,])\/\/ ?(.*(?:\n[ \t]*\/\/.*)*)/g
const relatives = /^(?:What|Whatever|Who|Whoever|Whom|Whose|Where|Wherever|Which|That)\b(?![^.]*\?)/

/** The comments of a TypeScript source or a style sheet. */
export function commentsOf(source: string): Comment[] {
  return [...source.matchAll(comments)].map(({ index, 1: block, 2: lines }) => ({
    line: source.slice(0, index).split('\n').length + (/^\s*\n/.test(source.slice(index)) ? 1 : 0),
    text: (block ?? lines ?? '')
      .split('\n')
      .map((line) => line.replace(/^\s*(?:\*|\/\/)?\s?/, ''))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }))
}

/** True for a text that begins with a relative clause in the place of its subject: "What waits stands out." */
export const beginsWithRelative = (text: string): boolean => relatives.test(text)
