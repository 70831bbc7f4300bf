import { createServer } from 'node:net'
import type { Settings } from './settings.ts'
import { findPortOwner } from './port-owner.ts'
import { StopReason } from '../stop-reason.ts'

const settingNames = {
  server: 'PORT',
  arcade: 'ARCADE_PORT',
  sandbox: 'SANDBOX_PORT',
  console: 'CONSOLE_PORT',
}

/** Every port is asked for before anything starts, and all that are taken are named at once. */
export async function requireFreePorts({ host, ports }: Settings): Promise<void> {
  const rooms = ['server', 'arcade', 'sandbox', 'console'] as const
  const complaints = await Promise.all(
    rooms.map(async (room) => {
      const code = await tryToListen(host, ports[room])
      return code ? complain(settingNames[room], host, ports[room], code) : null
    }),
  )
  const lines = complaints.filter((line) => line !== null)
  if (lines.length > 0) throw new StopReason(['Parlour cannot start:', ...lines].join('\n'))
}

function tryToListen(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(null)))
  })
}

function complain(setting: string, host: string, port: number, code: string): string {
  if (code === 'EACCES') return `  - this user may not use port ${port} (${setting})`
  if (code !== 'EADDRINUSE')
    return `  - cannot listen on ${host} port ${port} (${setting}): ${code}`
  const owner = findPortOwner(port)
  const by = owner ? ` by process ${owner.pid} (${owner.command.slice(0, 120)})` : ''
  return `  - port ${port} is in use${by}: stop it, or set ${setting} to another port`
}
