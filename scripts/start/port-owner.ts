import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { findProcess } from '../process-table.ts'
import type { SeenProcess } from '../process-table.ts'

const listening = '0A'

/** Who listens on a port, where /proc shows it to this user. */
export function findPortOwner(port: number): SeenProcess | null {
  const sockets = new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => find(table, port)))
  if (sockets.size === 0) return null
  const pids = readFolder('/proc').filter((name) => /^\d+$/.test(name))
  const owner = pids.find((pid) => listSockets(pid).some((socket) => sockets.has(socket)))
  return owner ? findProcess(Number(owner)) : null
}

/** The sockets that listen on the port, as /proc/<pid>/fd names them. */
function find(table: string, port: number): string[] {
  const ending = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return readText(table)
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[1]?.endsWith(ending) && columns[3] === listening)
    .map((columns) => `socket:[${columns[9]}]`)
}

function listSockets(pid: string): string[] {
  return readFolder(`/proc/${pid}/fd`).flatMap((name) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${name}`)]
    } catch {
      return []
    }
  })
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
