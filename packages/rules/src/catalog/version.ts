/** True when the latest version is newer than the running one. Anything but numbers joined by dots is never newer. */
export function isNewerVersion(latest: string, running: string): boolean {
  const latestParts = versionParts(latest)
  const runningParts = versionParts(running)
  if (!latestParts || !runningParts) return false
  for (const index of Array(Math.max(latestParts.length, runningParts.length)).keys()) {
    const difference = (latestParts[index] ?? 0) - (runningParts[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}

function versionParts(version: string): number[] | undefined {
  return /^\d+(?:\.\d+)*$/.test(version) ? version.split('.').map(Number) : undefined
}
