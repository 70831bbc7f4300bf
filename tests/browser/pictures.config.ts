import { defineConfig } from '@playwright/test'
import browserTests from './playwright.config.ts'

/** `npm run pictures`: draws the pictures of the README and of docs/operators anew. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: '*.pictures.ts',
})
