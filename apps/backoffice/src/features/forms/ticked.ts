/** What the answer to a box that was ticked says. */
export const ticked = 'true'
