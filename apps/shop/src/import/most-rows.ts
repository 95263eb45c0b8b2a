/** Rows one file may have: the codes already seen are held in memory, some 100 bytes each. */
export const mostRows = 1_000_000
