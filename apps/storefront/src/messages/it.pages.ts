export const files = import.meta.glob('./it/pages.json', { eager: true, import: 'default' })
