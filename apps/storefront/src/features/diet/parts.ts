/** Everything that only shoppers with a profile load, in one script. */
export { askDiet } from './ask-diet.tsx'
export { OwnMark } from './OwnMark.tsx'
export { OwnNote } from './OwnNote.tsx'
