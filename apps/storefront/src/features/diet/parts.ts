/** Everything that only shoppers with a profile of food or with vouchers load, in one script. */
export { OwnMark } from './OwnMark.tsx'
export { OwnNote } from './OwnNote.tsx'
export { askOwn } from './own-questions.ts'
