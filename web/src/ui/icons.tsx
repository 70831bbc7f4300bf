export * from './icons.ts'
