import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTree } from './tree.ts'
import type { Tree } from './tree.ts'

const notText = /\.(webp|png|jpe?g|gif|ico|avif|woff2?|ttf|otf|mp3|ogg|wasm|gz|br|zip|pdf)$/
const notOurs = /(^|\/)(node_modules|dist|coverage|\.git|\.data)$|^tests\/output$/

/** Every text file of the checkout that is tracked or would be. */
export function loadTree(root: string): Tree {
  const texts: Record<string, string> = {}
  for (const path of listPaths(root).filter((name) => !notText.test(name))) {
    const text = findText(join(root, path))
    if (text !== null) texts[path] = text
  }
  return readTree(texts)
}

export function listPaths(root: string): string[] {
  try {
    return listGitPaths(root)
  } catch {
    return walkPaths(root)
  }
}

function listGitPaths(root: string): string[] {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 } as const
  const wanted = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const listed = execFileSync('git', wanted, { ...options, stdio: ['ignore', 'pipe', 'ignore'] })
  return [...new Set(listed.split('\0'))].filter((path) => path !== '').toSorted()
}

/** For a copy without git, say from an archive. */
function walkPaths(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !notOurs.test(`${folder}${name}`))
    .flatMap((entry) => {
      const path = `${folder}${entry.name}`
      return entry.isDirectory() ? walkPaths(root, `${path}/`) : [path]
    })
    .toSorted()
}

/** A file may be gone between the listing and the reading, and a link may lead to a folder. */
function findText(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8')
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
