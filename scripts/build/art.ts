import { constants, cpSync, existsSync } from 'node:fs'
import path from 'node:path'

/** The pictures are committed as drawn; the site serves them under /art. */
export function copyArt(from: string, to: string): void {
  if (!existsSync(from)) return
  cpSync(from, to, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => path.basename(source) !== 'manifest.json',
  })
}
