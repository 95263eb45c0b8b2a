export const files = import.meta.glob('./de/pages.json', { eager: true, import: 'default' })
