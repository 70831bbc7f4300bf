import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { lockfile, root } from './places.mjs'

/** Says every few seconds how far npm is, and ends it when whoever asked for it is gone. */
export function showProgress(abandon) {
  const packages = listPackages()
  const isTerminal = process.stdout.isTTY
  const startedAtMs = Date.now()
  const parent = process.ppid
  const tell = () => {
    const seconds = Math.round((Date.now() - startedAtMs) / 1000)
    const present = packages.filter((name) => existsSync(path.join(root, name, 'package.json')))
    const line = `  ${seconds} s, ${present.length} of ${packages.length} packages`
    process.stdout.write(isTerminal ? `\r${line}` : `${line}\n`)
  }
  const tick = () => (process.ppid === parent ? tell() : abandon())
  const timer = setInterval(tick, isTerminal ? 1000 : 5000)
  return () => {
    clearInterval(timer)
    if (isTerminal) process.stdout.write('\r\u001b[K')
  }
}

function listPackages() {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'))
  return Object.keys(packages).filter(
    (name) => name.includes('node_modules/') && !packages[name].optional,
  )
}
