export const files = import.meta.glob('./en/pages.json', { eager: true, import: 'default' })
