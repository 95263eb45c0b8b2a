export const files = import.meta.glob('./de/{details,home,search}.json', { eager: true, import: 'default' })
