/** Reads the seeds' words one after the other; throws when more are wanted than were worked out. */
export type Words = { below(count: number): number }
/** Throws where the round has only begun: what it comes to is not decided by its seeds alone. */
export type Check = (words: Words, actions: unknown[], nonce?: number) => Record<string, unknown>

export class TooFewWords extends Error {}
export class OnlyBegun extends Error {}

export type Seeds = { serverSeed: string; playerSeed: string; nonce: number }

/** Enough for every round but a long purse of shots. */
const mostBlocks = 128

/** The published recipe on WebCrypto: block n is HMAC-SHA256(server seed, `player:nonce:n`). */
export async function wordsOf(
  { serverSeed, playerSeed, nonce }: Seeds,
  blocks = mostBlocks,
): Promise<Words> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const method = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(serverSeed), method, false, ['sign'])
  const words: number[] = []
  for (let block = 0; block < blocks; block++) {
    const message = bytes(`${playerSeed}:${nonce}:${block}`)
    const view = new DataView(await crypto.subtle.sign('HMAC', key, message))
    for (let at = 0; at < 32; at += 4) words.push(view.getUint32(at))
  }
  let used = 0
  const next = () => {
    const word = words[used++]
    if (word === undefined) throw new TooFewWords('more words were used than worked out')
    return word
  }
  return { below: (count) => evenly(count, next) }
}

export async function sha256Of(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The hash of the hash … so many times: back along a chain of seeds. */
export async function sha256Again(text: string, times: number): Promise<string> {
  let hash = text
  for (let step = 0; step < times; step++) hash = await sha256Of(hash)
  return hash
}

/** Words above the last whole multiple are passed over, so that every number is as likely. */
function evenly(count: number, next: () => number): number {
  const whole = Math.floor(4_294_967_296 / count) * count
  for (;;) {
    const word = next()
    if (word < whole) return word % count
  }
}
