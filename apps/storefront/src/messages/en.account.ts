export const files = import.meta.glob('./en/{account,staff}.json', { eager: true, import: 'default' })
