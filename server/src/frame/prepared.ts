import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** An answer that many will be given: written and compressed once, not for each of them. */
export class PreparedAnswer {
  readonly json: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
  constructor(json: Buffer, br: Buffer, gzipped: Buffer) {
    this.json = json
    this.br = br
    this.gzip = gzipped
  }
}

/** `answer` is the call's output; success is added, as for any other answer. */
export async function prepareAnswer(answer: object): Promise<PreparedAnswer> {
  return prepareText(JSON.stringify({ code: 200, errcode: 0, ...answer }))
}

/** Any text that many will be sent. The highest quality is 11, and takes a second for 100 kB. */
export async function prepareText(text: string, quality = 9): Promise<PreparedAnswer> {
  const json = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const [br, gzipped] = await Promise.all([brotli(json, { params }), zip(json, { level: 9 })])
  return new PreparedAnswer(json, br, gzipped)
}

/** What a browser says of the forms it reads, the smallest first. */
export const readsEncoding = { br: /\bbr\b/, gzip: /\bgzip\b/ }

/** The smallest form the browser says it can read. */
export function chooseEncoding(answer: PreparedAnswer, accepted: string) {
  if (readsEncoding.br.test(accepted)) return { encoding: 'br', body: answer.br }
  if (readsEncoding.gzip.test(accepted)) return { encoding: 'gzip', body: answer.gzip }
  return { encoding: null, body: answer.json }
}
