export const files = import.meta.glob('./de/{account,staff}.json', { eager: true, import: 'default' })
