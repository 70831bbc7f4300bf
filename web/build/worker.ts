import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'

const source = join(import.meta.dirname, 'worker/offline-worker.ts')

/** Writes the offline worker as /worker.js: at the root, for it may only serve what lies below. */
export function workerPlugin(): Plugin {
  return {
    name: 'parlour:worker',
    apply: 'build',
    async generateBundle() {
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source)
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: code })
    },
  }
}
