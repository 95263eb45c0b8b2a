export const files = import.meta.glob('./it/cookies.json', { eager: true, import: 'default' })
