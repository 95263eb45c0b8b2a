/** Everything that only shoppers with a profile of food or with vouchers load, in one script. */
export { OwnPart } from './OwnPart.tsx'
export { OwnNote } from './OwnNote.tsx'
export { askOwn } from './own-questions.ts'
