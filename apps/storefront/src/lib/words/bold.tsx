import type { ReactNode } from 'react'

/** The element that `<b>` in a message draws: `t.rich('key', { b: bold })`. */
export const bold = (words: ReactNode) => <b>{words}</b>
