import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // The whole route table travels with the page: no request to discover where a link leads.
  routeDiscovery: { mode: 'initial' },
  // A page is one script: the loader alone saves nothing, and two more files cost a phone two more turns.
  splitRouteModules: false,
} satisfies Config
