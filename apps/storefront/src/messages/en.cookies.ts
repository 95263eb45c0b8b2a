export const files = import.meta.glob('./en/cookies.json', { eager: true, import: 'default' })
