import type { Config } from '@react-router/dev/config'
import { join } from 'node:path'
import { localizeScripts } from './vite-words.ts'

export default {
  appDirectory: 'src',
  ssr: true,
  // A page brings the routes it shows; vite-router.ts lets the others come when it is idle.
  routeDiscovery: { mode: 'lazy' },
  // While developing, the packages of all routes are bundled at the start.
  future: { unstable_optimizeDeps: true },
  // A page is one script: the loader alone saves nothing, and two more files cost a phone two more turns.
  splitRouteModules: false,
  buildEnd({ reactRouterConfig: { appDirectory, buildDirectory } }) {
    localizeScripts(appDirectory, join(buildDirectory, 'client/assets'))
  },
} satisfies Config
