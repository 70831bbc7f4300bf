import { createHash } from 'node:crypto'
import { launchEarly } from '../client/early-launch.ts'
import { newWords } from '../client/words.ts'

/** The one script that stands in a page: on a phone its file would be a trip. */
export const earlyScript = `(${launchEarly.toString()})(window, ${newWords.toString()})`

const hash = createHash('sha256').update(earlyScript).digest('base64')

/** What the policy of our pages knows it by. */
export const earlyScriptHash = `'sha256-${hash}'`
