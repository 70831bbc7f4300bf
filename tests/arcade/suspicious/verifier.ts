import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type Verdict = { isFair: boolean; said: string; faults: string[] }
export type Verifier = {
  /** `change` is made to whatever the arcade answers on the way. */
  verify(names: string[], change?: (text: string) => string): Promise<Verdict>
  remove(): void
}

/** Downloads the one-file verifier, as anybody may, and runs it apart from the arcade. */
export async function downloadVerifier(url: string): Promise<Verifier> {
  const folder = mkdtempSync(path.join(tmpdir(), 'verify-'))
  const program = path.join(folder, 'verify.mjs')
  writeFileSync(program, await (await fetch(`${url}/fair/verify.mjs`)).text())
  return {
    async verify(names, change) {
      if (!change) return run(program, url, names)
      const liar = await startLiar(url, change)
      return run(program, liar.url, names).finally(() => liar.close())
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

async function run(program: string, url: string, names: string[]): Promise<Verdict> {
  const options = { maxBuffer: 2 ** 28 }
  const { code, said } = await new Promise<{ code: number | null; said: string }>((resolve) => {
    const argv = [program, url, ...names]
    const child = execFile(process.execPath, argv, options, (_error, stdout) =>
      resolve({ code: child.exitCode, said: stdout }),
    )
  })
  const faults = said.split('\n').filter((line) => line.startsWith('FAULT '))
  const isFair = code === 0 && faults.length === 0 && names.every((name) => isCleared(said, name))
  return { isFair, said, faults }
}

function isCleared(said: string, name: string): boolean {
  return said.includes(`fair ${name}\n`)
}

/** A house that tells something else than it did. */
async function startLiar(url: string, change: (text: string) => string) {
  const server = createServer((request, response) => {
    void fetch(url + request.url)
      .then((answer) => answer.text())
      .then((text) => response.end(change(text)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
