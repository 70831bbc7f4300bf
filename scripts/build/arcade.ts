import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { clientFileNames } from '../../arcade/src/http/client-files.ts'
import { writeClientFiles } from '../../arcade/src/http/make-client-files.ts'
import { root } from '../processes.ts'
import { openDraft, putInPlace } from './draft.ts'
import { fingerprintInputs, readStamp, stampName } from './stamp.ts'

/** Where the arcade's files for browsers lie once they are built. */
export const arcadeFiles = path.join(root, 'arcade/dist')

/** Builds what the arcade sends to browsers, if its source has changed; whether it had. */
export async function buildArcade({ say }: { say: (line: string) => void }): Promise<boolean> {
  const fingerprint = fingerprintInputs(root, 'arcade')
  if (readStamp(arcadeFiles) === fingerprint) return false
  say('building the games')
  const draft = openDraft(path.join(root, 'node_modules/.cache/arcade-build'))
  try {
    await writeClientFiles(draft, clientFileNames)
    writeFileSync(path.join(draft, stampName), fingerprint)
    putInPlace(draft, arcadeFiles)
    return true
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
