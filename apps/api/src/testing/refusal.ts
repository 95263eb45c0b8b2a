import { expect } from 'vitest'

/** Matches the error a call is rejected with: a refusal of this code. */
export const refusal = (code: string) => expect.objectContaining({ code }) as unknown
