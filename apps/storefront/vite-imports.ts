import { importsThrough } from '@bottega/ui/loading/imports-through.ts'
import { join } from 'node:path'

/** The module by which the pages load scripts and data, patiently. */
export const patientLoading = join(import.meta.dirname, 'src/lib/network/patient-loading.ts')

/** Lets every `import()` of the pages wait for a network that is gone. */
export const patientImports = () => importsThrough(patientLoading)
