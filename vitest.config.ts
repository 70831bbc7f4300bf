import { defineConfig } from 'vitest/config'

/** Tests that need PostgreSQL say so by their name; everything else runs anywhere in seconds. */
const withDatabase = [
  'server/src/**/calls.test.ts',
  'server/src/**/*.calls.test.ts',
  'tests/calls/**/*.test.ts',
]
/** Rooms that run as processes of their own, and models played thousands of times. */
const rooms = [
  'arcade/src/**/*.test.ts',
  'tests/arcade/recount/*.test.ts',
  'sandbox/src/**/*.test.ts',
  'server/src/wallet/*-model.test.ts',
  'tests/wallet/**/*.test.ts',
  'tests/drills/*.test.ts',
  'scripts/copies/*.test.ts',
]
/** What is true only of a database spread over machines: `npm run test:cluster`. */
const spread = ['tests/cluster/**/*.test.ts']
/** What runs in a browser. */
const screens = ['web/src/**/*.test.{ts,tsx}', 'console/src/**/*.test.{ts,tsx}']
const outside = ['**/node_modules/**', '**/dist/**', 'tests/browser/**', 'tests/start/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...outside, ...screens, ...withDatabase, ...rooms, ...spread],
          maxWorkers: 2,
          // Rules keep nothing in their modules: each worker loads them once, for all its files.
          isolate: false,
          // Patience costs nothing where all is well, and a busy machine makes everything late.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web',
          include: screens,
          exclude: outside,
          // Stores live in modules there: each file gets its own.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'rooms',
          include: rooms,
          exclude: outside,
          // They wait for processes and clocks more than they compute.
          maxWorkers: 2,
          // Modules keep only what is counted once for all: each worker loads them once.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'calls',
          // Only `npm run test:cluster` has a cluster for the others.
          include: process.env.CLUSTER_URL ? [...withDatabase, ...spread] : withDatabase,
          exclude: outside,
          globalSetup: 'tests/stack/scratch-database.ts',
          // They wait for the database more than they compute.
          maxWorkers: 2,
          // The server keeps nothing in its modules: each worker loads it once, for all its files.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'start',
          include: ['tests/start/**/*.test.ts'],
          // Each starts a whole house, some two of them, beside whatever else runs.
          testTimeout: 400_000,
          hookTimeout: 400_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
