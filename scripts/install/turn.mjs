import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './places.mjs'

const folder = path.join(root, '.data')
const turn = path.join(folder, 'install.pid')

/** Two commands started at once must not install into the same folder: the second one waits. */
export async function takeTurn() {
  mkdirSync(folder, { recursive: true })
  for (let isFirstTry = true; !tryToTake(); isFirstTry = false) {
    const holder = readHolder()
    if (holder && !isAlive(holder)) removeStale(holder)
    else if (isFirstTry) console.log(`Waiting for another install (process ${holder}) …`)
    await pause(250)
  }
  return () => rmSync(turn, { force: true })
}

/** A link appears with its content complete, so nobody ever reads half a process id. */
function tryToTake() {
  const draft = `${turn}.${process.pid}`
  writeFileSync(draft, String(process.pid))
  try {
    linkSync(draft, turn)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function readHolder() {
  try {
    return Number(readFileSync(turn, 'utf8'))
  } catch {
    return null
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Another waiter may have replaced the stale file in between: then it is put back. */
function removeStale(holder) {
  const aside = `${turn}.stale.${process.pid}`
  try {
    renameSync(turn, aside)
    if (Number(readFileSync(aside, 'utf8')) !== holder) linkSync(aside, turn)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}
