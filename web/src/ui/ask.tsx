export { confirm } from './ask.ts'
export { AskHost } from './AskHost.tsx'
