export * from './frame-icons.ts'
export * from './page-icons.ts'
