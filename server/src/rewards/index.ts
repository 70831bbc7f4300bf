export type { Grant } from './grant.ts'
export { grant } from './grant.ts'
