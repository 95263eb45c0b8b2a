import { vi } from 'vitest'

// Files share a process, which spares each its start; modules with a state of their own begin again in every file.
vi.resetModules()
