import type { Config } from '@react-router/dev/config'
import { join } from 'node:path'
import { localizeScripts } from './vite-words.ts'

export default {
  appDirectory: 'src',
  ssr: true,
  // The whole route table is sent with the page: no request to discover the target of a link.
  routeDiscovery: { mode: 'initial' },
  // A page is one script: the loader alone saves nothing, and two more files cost a phone two more turns.
  splitRouteModules: false,
  buildEnd({ reactRouterConfig: { appDirectory, buildDirectory } }) {
    localizeScripts(appDirectory, join(buildDirectory, 'client/assets'))
  },
} satisfies Config
