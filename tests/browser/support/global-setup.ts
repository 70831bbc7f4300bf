import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { ensureTestBrowser } from '../../../scripts/browser.ts'
import { compileCache } from '../../../scripts/processes.ts'

/** One real server for the whole run, in a process of its own: it uses Node as it is. */
export default async function setup(): Promise<() => Promise<void>> {
  process.env['CHROMIUM'] = ensureTestBrowser()
  // A server that runs already, while writing tests.
  if (process.env['STACK_URL']) return async () => undefined
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'stack-process.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  })
  Object.assign(process.env, await readAddress(child))
  return () => stop(child)
}

async function readAddress(child: ChildProcess): Promise<Record<string, string>> {
  if (!child.stdout) throw new Error('no output to read the address from')
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('{')) return JSON.parse(line) as Record<string, string>
  throw new Error('the server ended before it was ready')
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    // The end of its input is the sign to stop, also when this process is killed.
    child.stdin?.end()
  })
}
