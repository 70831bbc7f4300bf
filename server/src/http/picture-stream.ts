import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { FrameFailure } from '../frame/failures.ts'
import type { PictureBody } from './picture-bodies.ts'
import { createPictureReader } from './picture-bodies.ts'

/** A phone with a slow line needs a minute and a half for the largest picture. */
const longestMs = 120_000

const pictures = new WeakMap<FastifyRequest, Buffer>()

/** The picture that was taken out of a body. */
export function pictureOf(request: FastifyRequest): Buffer | null {
  return pictures.get(request) ?? null
}

/** Keeps the picture of a body, and gives on what is left of the body. */
export async function readPictureBody(
  request: FastifyRequest,
  payload: Readable,
  limit: number,
): Promise<Readable> {
  const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '')
  const announced = Number(request.headers['content-length'] ?? 0)
  // Both are refused by whoever reads bodies, unread.
  if (!isJson || announced > limit) return payload
  const { rest, picture, length } = await takeIn(payload, limit)
  if (picture) pictures.set(request, picture)
  return Object.assign(Readable.from([rest]), { receivedEncodedLength: length })
}

/** One part in each turn of the loop, so that the largest body takes no turn of anybody else. */
function takeIn(payload: Readable, limit: number): Promise<PictureBody & { length: number }> {
  const reader = createPictureReader()
  let length = 0
  return new Promise((done, refuse) => {
    const stop = (error: unknown) => {
      clearTimeout(patience)
      payload.removeListener('data', take).pause()
      refuse(error)
    }
    const cut = () => stop(new FrameFailure('badInput', 'the body did not come to its end'))
    const patience = setTimeout(cut, longestMs)
    const take = (part: Buffer) => {
      length += part.length
      if (length > limit) return stop(new FrameFailure('bodyTooLarge'))
      try {
        reader.take(part)
      } catch (error) {
        return stop(error)
      }
      payload.pause()
      setImmediate(() => payload.resume())
    }
    payload.on('data', take)
    payload.once('error', cut)
    payload.once('end', () => {
      clearTimeout(patience)
      done({ ...reader.end(), length })
    })
  })
}
