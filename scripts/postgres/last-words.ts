const recipe = 'docs/recipes/back-up-and-restore.md'

const waysOut: [pattern: RegExp, wayOut: string][] = [
  [/No space left|disk is full/i, 'The disk is full: free some space and start again.'],
  [/Permissions should be/, 'Run chmod 700 on it.'],
  [/Permission denied/, 'Give this user the right to read and write it.'],
  [
    /initialized by PostgreSQL version/,
    `Move it to this version as ${recipe} says, or start the version of Parlour that made it.`,
  ],
  [
    /pg_control|PG_VERSION|valid data|checkpoint|checksum|could not (open|read|access|find)/,
    `Its files are damaged: restore the whole DATA_DIR from a backup (${recipe}), or delete ` +
      'it if it held a demo only.',
  ],
]

/** What PostgreSQL said before it ended, as one sentence and a way out. */
export function explainLastWords(lines: string[], cluster: string): string {
  const said = lines
    .map((line) => /(?:FATAL|PANIC|DETAIL|error):\s+(.*)/.exec(line)?.[1] ?? plainText(line))
    .filter((text) => text !== null)
    .slice(-2)
    .map((text) => text.replace(/\.$/, ''))
  const [, wayOut] = waysOut.find(([pattern]) => said.some((text) => pattern.test(text))) ?? []
  const log = 'Its log is postgres.log in the folder logs of DATA_DIR.'
  return `PostgreSQL does not start on ${cluster}: ${said.join('; ')}. ${wayOut ?? log}`
}

/** Before it has read its settings it speaks without a level. */
function plainText(line: string): string | null {
  return /could not (find|open|access).*/.exec(line)?.[0] ?? null
}
