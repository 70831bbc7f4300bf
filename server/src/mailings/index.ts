/** Mails of the house to many players: whom they go to, and how they go out. */
export type { Letter } from './letters.ts'
export { listLetters, scheduleLetter, sendLetters, stopLetter } from './letters.ts'
export { ownMailings } from './own.ts'
export { countSegment, findLeftOut, findSegment, listSegments, saveSegment } from './segments.ts'
