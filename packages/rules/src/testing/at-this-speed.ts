/**
 * A time limit in milliseconds, of a fast and idle machine, as this one needs it. How much slower it is was measured at
 * the start of the run (`scripts/testing/machine-speed.ts`); it is never less than one, so that no limit gets shorter.
 */
export function atThisSpeed(milliseconds: number, slowness = Number(process.env['MACHINE_SLOWNESS'] ?? 1)): number {
  return Math.round(milliseconds * (slowness > 1 ? slowness : 1))
}
