export const files = import.meta.glob('./de/{changes,lists,orders}.json', { eager: true, import: 'default' })
