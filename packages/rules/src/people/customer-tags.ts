/** So many tags a customer has at most. */
export const mostTags = 10
export const longestTag = 30
