import { expect, test } from 'vitest'
import { explainLastWords } from './last-words.ts'

const at = '2026-01-01 00:00:00.000 UTC [7]'
const told: [name: string, lines: string[], said: string, wayOut: string][] = [
  [
    'an empty pg_control',
    [`${at} PANIC:  could not read file "global/pg_control": read 0 of 296`],
    'could not read file "global/pg_control": read 0 of 296',
    'restore the whole DATA_DIR from a backup',
  ],
  [
    'files of another version',
    [
      `${at} FATAL:  database files are incompatible with server`,
      `${at} DETAIL:  The data directory was initialized by PostgreSQL version 15, which is not.`,
    ],
    'The data directory was initialized by PostgreSQL version 15',
    'Move it to this version',
  ],
  [
    'a full disk',
    [`${at} FATAL:  could not write lock file "postmaster.pid": No space left on device`],
    'No space left on device',
    'free some space',
  ],
  [
    'a copy that others may read',
    [
      `${at} FATAL:  data directory "/house" has invalid permissions`,
      `${at} DETAIL:  Permissions should be u=rwx (0700) or u=rwx,g=rx (0750).`,
    ],
    'has invalid permissions; Permissions should be',
    'Run chmod 700',
  ],
  [
    'a folder of somebody else',
    ['postgres: could not access directory "/house": Permission denied'],
    'could not access directory "/house": Permission denied',
    'Give this user the right',
  ],
  [
    'anything else',
    [`${at} LOG:  starting`, `${at} FATAL:  out of shared memory`],
    'out of shared memory',
    'Its log is postgres.log',
  ],
]

test.each(told)('%s: one sentence with the folder and the way out', (_, lines, said, wayOut) => {
  const text = explainLastWords(lines, '/house/postgres/cluster')
  expect(text).toContain('PostgreSQL does not start on /house/postgres/cluster: ')
  expect(text).toContain(said)
  expect(text).toContain(wayOut)
  expect(text).not.toContain('\n')
})
