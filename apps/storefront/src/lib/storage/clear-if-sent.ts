/**
 * For a state that holds typed input the shop has not taken yet: after the answer, what was sent is removed. Input
 * typed meanwhile stays.
 */
export const clearIfSent =
  <Typed>(sent: Typed) =>
  (typed: Typed | undefined): Typed | undefined =>
    typed === sent ? undefined : typed
