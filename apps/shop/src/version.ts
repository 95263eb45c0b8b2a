import { readFileSync } from 'node:fs'

const file = new URL('../../../package.json', import.meta.url)

/** The shop's own version, as `/version.json` and the OpenAPI document say it. */
export const version = (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
