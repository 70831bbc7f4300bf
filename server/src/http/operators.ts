import { Readable } from 'node:stream'
import { operatorCalls } from '@parlour/contract/operator/index.ts'
import type { OperatorCall } from '@parlour/contract/operator/operator-call.ts'
import { operatorErrors, operatorPrefix } from '@parlour/contract/operator/operator-call.ts'
import { sitePictureMaxBytes } from '@parlour/contract/operator/pictures.ts'
import { statementMaxChars } from '@parlour/contract/operator/statements.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { useImageLink } from '../identity/index.ts'
import { householdOf } from '../frame/address.ts'
import { answerFailure, isFault } from '../frame/failures.ts'
import type { App } from '../frame/module.ts'
import type { AnyOperatorHandler, ListExport, Operator } from '../operators/index.ts'
import {
  findFile,
  findOperator,
  NotPermitted,
  operatorHandlers,
  ProofStale,
  readFile,
  runOperatorCall,
  writeListExport,
} from '../operators/index.ts'
import type { Export } from '../reports/index.ts'
import { useExport, writeExport } from '../reports/index.ts'
import { createRateLimit } from '../frame/rate-limit.ts'
import { noteSecurity } from '../frame/security-log.ts'
import { outcomeOf } from './watched-calls.ts'

/** Of the calls a minute that one player has. */
const callsShare = 1 / 2

/** Who speaks: by a token, or at the console by the cookie of a session. */
export type FindOperator = (request: FastifyRequest) => Promise<Operator | null>

/** The operators' own door: a token of theirs, a permission for each call, an audit of each act. */
export function serveOperators(
  http: FastifyInstance,
  app: App,
  findBy: FindOperator = (request) => findByToken(request, app),
): void {
  const limit = createRateLimit(Math.ceil(app.config.CALLS_PER_MINUTE * callsShare))
  const handlers: Record<string, AnyOperatorHandler> = operatorHandlers
  for (const [name, call] of Object.entries<OperatorCall>(operatorCalls)) {
    const most = mostBytes.get(call)
    const options = most === undefined ? {} : forFiles(most, findBy)
    http.post(`${operatorPrefix}${call.path}`, options, async (request, reply) => {
      const note = (outcome: string, by?: Operator) =>
        noteSecurity(app, {
          what: `operator.${name}`,
          outcome,
          address: request.ip,
          operator: by?.name,
        })
      if (!limit.allows(householdOf(request.ip))) {
        note('tooManyCalls')
        return reply.code(429).send(answerTooMany)
      }
      const operator = await findBy(request)
      if (!operator) {
        note('unknownOperator')
        return reply.code(401).send(refuse('unknownOperator'))
      }
      const asked = { name, handlers, body: request.body, operator, address: request.ip }
      const { status, body } = await answer(app, () => runOperatorCall(app, asked))
      app.log.info(
        { operatorCall: name, operator: operator.name, errcode: body['errcode'] },
        'call',
      )
      note(outcomeOf(body), operator)
      return reply.code(status).send(body)
    })
  }
  serveImages(http, app, findBy)
  serveExports(http, app, findBy)
}

/** A statement in Thai takes three bytes a sign, a picture four for every three of its own. */
const statementBytes = 3 * statementMaxChars + 100_000
const pictureBytes = Math.ceil(sitePictureMaxBytes / 3) * 4 + 16 * 1024
const mostBytes = new Map<OperatorCall, number>([
  [operatorCalls.importStatement, statementBytes],
  [operatorCalls.compareSettlement, statementBytes],
  [operatorCalls.addSitePicture, pictureBytes],
  [operatorCalls.addContentPicture, pictureBytes],
])

/** Who is unknown is not listened to for so long. */
function forFiles(bodyLimit: number, findBy: FindOperator) {
  return {
    bodyLimit,
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      if (!(await findBy(request))) await reply.code(401).send(refuse('unknownOperator'))
    },
  }
}

function serveImages(http: FastifyInstance, app: App, findBy: FindOperator): void {
  http.get<{ Params: { token: string } }>(
    `${operatorPrefix}images/:token`,
    async (request, reply) => {
      const operator = await findBy(request)
      const note = (outcome: string) =>
        noteSecurity(app, {
          what: 'operator.image',
          outcome,
          address: request.ip,
          operator: operator?.name,
        })
      if (!operator) {
        note('unknownOperator')
        return reply.code(401).send(refuse('unknownOperator'))
      }
      const secret = app.config.PARLOUR_SECRET
      const { operatorId } = operator
      const { token } = request.params
      const picture = await useImageLink(app.database, { token, operatorId, secret })
      note(picture ? 'ok' : 'linkUsed')
      if (!picture) return reply.code(404).send({ code: 404, errcode: 404, error: 'linkUsed' })
      return reply.type('image/jpeg').header('cache-control', 'no-store').send(picture)
    },
  )
}

function serveExports(http: FastifyInstance, app: App, findBy: FindOperator): void {
  http.get<{ Params: { token: string } }>(
    `${operatorPrefix}exports/:token`,
    async (request, reply) => {
      const operator = await findBy(request)
      if (!operator) return reply.code(401).send(refuse('unknownOperator'))
      const { operatorId, name } = operator
      const { token } = request.params
      const asked = await useExport<Asked>(app.database, { token, operatorId })
      const file = asked && (await fileOf(app, operator, asked))
      const outcome = file ? 'ok' : 'linkUsed'
      noteSecurity(app, {
        what: 'operator.export',
        outcome,
        address: request.ip,
        operator: name,
      })
      if (!file) return reply.code(404).send({ code: 404, errcode: 404, error: outcome })
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${file.name}.csv"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(file.lines))
    },
  )
}

type Asked = Export | ListExport | { fileId: number }

/** What a link leads to; null for a file that is gone. */
async function fileOf(app: App, operator: Operator, asked: Asked) {
  if ('fileId' in asked) {
    const file = await findFile(app.database, asked.fileId, operator.operatorId)
    return file && { name: file.asked.list, lines: readFile(app.database, file) }
  }
  if ('list' in asked) {
    const lines = writeListExport({ app, operator, handlers: operatorHandlers, wanted: asked })
    return { name: asked.list, lines }
  }
  const name = `${asked.report}-${asked.from}-${asked.to}`
  return { name, lines: writeExport(app.database, asked) }
}

const answerTooMany = { code: 429, errcode: 9429, error: 'tooManyCalls' }

async function findByToken(request: FastifyRequest, app: App): Promise<Operator | null> {
  const header = request.headers.authorization ?? ''
  const token = /^Bearer (\S{20,200})$/.exec(header)?.[1]
  return token ? findOperator(app.database, token) : null
}

async function answer(app: App, work: () => Promise<object>) {
  try {
    const body: Record<string, unknown> = { code: 200, errcode: 0, ...(await work()) }
    return { status: 200, body }
  } catch (error) {
    if (error instanceof NotPermitted) return { status: 403, body: refuse('notPermitted') }
    if (error instanceof ProofStale) return { status: 403, body: refuse('proofStale') }
    if (isFault(error)) {
      app.metrics.faults.inc({ where: 'operators' })
      app.log.error({ err: error }, 'an operator call failed')
    }
    return answerFailure(error)
  }
}

function refuse(name: keyof typeof operatorErrors): Record<string, unknown> {
  const { errcode, status } = operatorErrors[name]
  return { code: status, errcode, error: name }
}
