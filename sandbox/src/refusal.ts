import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

/** A request we turn down on purpose: its name is for programs, its message for developers. */
export class Refusal extends Error {
  readonly statusCode: number
  readonly refusal: string
  constructor(statusCode: number, refusal: string, message: string) {
    super(message)
    this.statusCode = statusCode
    this.refusal = refusal
  }
}

/** What was sent, checked; anything else is refused with what is wrong about it. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const { data, error } = schema.safeParse(input)
  if (error) throw new Refusal(400, 'badInput', error.issues.map(describe).join('; '))
  return data
}

const nameByCode: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_JSON_BODY: 'notJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'notJson',
}

export function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? 500
  if (status >= 500 && !(error instanceof Refusal)) {
    request.log.error(error)
    void reply.code(500).send({ error: 'failed', message: 'something broke here' })
    return
  }
  void reply.code(status).send({ error: nameOf(error), message: error.message })
}

export function answerUnknownPath(request: FastifyRequest, reply: FastifyReply): void {
  const message = `there is no ${request.method} ${request.url.split('?')[0]}`
  void reply.code(404).send({ error: 'unknownPath', message })
}

function nameOf(error: FastifyError | Refusal): string {
  if (error instanceof Refusal) return error.refusal
  return nameByCode[error.code] ?? 'badRequest'
}

function describe({ path, message }: z.core.$ZodIssue): string {
  return path.length > 0 ? `${path.join('.')}: ${message}` : message
}
