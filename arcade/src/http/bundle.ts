import path from 'node:path'

/** The browser's share of the source; everything else, above all rules.ts, stays here. */
const shared = [
  'client/**/*.ts',
  'games/*/browser/*.ts',
  'games/*/{check,odds,paytable,texts,title}.ts',
]
const sourceDir = path.resolve(import.meta.dirname, '..')
const entryName = 'entry.ts'

/** One file of all the modules that these few lines lead to: on a phone each file is a trip. */
export async function bundle(entry: string, { isReadable }: { isReadable: boolean }) {
  // Loaded with the first page: a start should not wait for it.
  const { rolldown } = await import('rolldown')
  const made = await rolldown({
    input: entryName,
    cwd: sourceDir,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entryName ? path.join(sourceDir, entryName) : null),
        load: (id) => (id === path.join(sourceDir, entryName) ? entry : null),
      },
    ],
  })
  const { output } = await made.generate({ format: 'esm', minify: !isReadable })
  await made.close()
  const [{ code, moduleIds }, ...more] = output
  if (more.length > 0) throw new Error('a page has one file')
  for (const id of moduleIds) requireShared(path.relative(sourceDir, id))
  return code
}

function requireShared(name: string): void {
  if (name === entryName || shared.some((pattern) => path.matchesGlob(name, pattern))) return
  throw new Error(`${name} is not for browsers`)
}
