import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { lockfile, modules, nodeBinary } from './places.mjs'

const stamp = path.join(modules, '.parlour-stamp')

/** True when node_modules holds what package-lock.json asks for on this machine. */
export function isInstalled() {
  if (!existsSync(nodeBinary)) return false
  if (readText(stamp) === fingerprint()) return true
  // Somebody may have run npm by hand, or the lockfile changed only for other machines.
  if (!matchesLockfile()) return false
  markInstalled()
  return true
}

export function markInstalled() {
  writeFileSync(stamp, fingerprint())
}

function fingerprint() {
  const machine = `${process.platform}-${process.arch}`
  return createHash('sha256').update(readFileSync(lockfile)).update(machine).digest('hex')
}

/** npm writes the list of what it has put in place as its last act. */
function matchesLockfile() {
  const text = readText(path.join(modules, '.package-lock.json'))
  if (!text) return false
  const present = JSON.parse(text).packages
  const wanted = JSON.parse(readFileSync(lockfile, 'utf8')).packages
  const isUnwanted = ([name, entry]) => !isSame(wanted[name], entry)
  const isMissing = ([name, entry]) =>
    name.includes('node_modules/') && !present[name] && isWantedHere(entry)
  return !Object.entries(present).some(isUnwanted) && !Object.entries(wanted).some(isMissing)
}

function isSame(wanted, present) {
  return wanted?.version === present.version && wanted?.integrity === present.integrity
}

function isWantedHere(entry) {
  const { platform, arch } = process
  if (!entry.optional && !entry.devOptional) return true
  if (!entry.os || !entry.cpu) return false
  return [entry.os].flat().includes(platform) && [entry.cpu].flat().includes(arch) && !entry.libc
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
