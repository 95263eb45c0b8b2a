/**
 * For a state that holds what somebody typed and the shop has not taken yet: once it has, nothing is left of what was
 * sent. What was typed while that was under way stays.
 */
export const onceTaken =
  <Typed>(sent: Typed) =>
  (typed: Typed | undefined): Typed | undefined =>
    typed === sent ? undefined : typed
