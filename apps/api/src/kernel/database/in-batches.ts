/** Few enough that no statement holds the others up, on the one connection of the embedded database either. */
const atOnce = 1000

/**
 * Housekeeping of a table that grows: deletes at most so many rows at a time until there are no more. One statement for
 * a large backlog would be stopped at its time limit on every run.
 */
export async function inBatches(deleteSome: (most: number) => Promise<number>, most = atOnce): Promise<void> {
  while ((await deleteSome(most)) === most);
}
