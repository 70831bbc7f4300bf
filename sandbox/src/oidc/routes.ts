import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InteractionResults, Provider } from 'oidc-provider'
import { errors } from 'oidc-provider'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { acceptForms } from '../pages/forms.ts'
import { htmlType, page } from '../pages/html.ts'
import { readInput, Refusal } from '../refusal.ts'
import { aboutPage, choosePage, problemPage } from './page.ts'
import type { Person } from './people.ts'
import { avatarOf, cleanName, findPerson, personNamed } from './people.ts'
import { createProvider, clientId, mountPath, sessionCookie } from './provider.ts'

export async function serveOidc(app: FastifyInstance, config: Config): Promise<void> {
  const provider = createProvider(config)
  provider.on('server_error', (_ctx, error) => app.log.error(error))
  app.get('/sign-in', (_request, reply) => {
    const about = aboutPage(provider.issuer, clientId, config.oidcRedirects)
    return reply.type(htmlType).send(page(about))
  })
  app.get<{ Params: { file: string } }>('/people/:file', (request, reply) => {
    const person = findPerson(request.params.file.replace(/\.svg$/, ''))
    if (!person) throw new Refusal(404, 'unknownPerson', 'there is no such person')
    return reply.type('image/svg+xml').send(avatarOf(person))
  })
  await app.register(async (scope) => serveInteractions(scope, provider))
  await app.register(async (scope) => mount(scope, provider))
}

const choice = z.object({
  answer: z.string().optional(),
  person: z.string().default(''),
  name: z.string().default(''),
})

function serveInteractions(app: FastifyInstance, provider: Provider): void {
  acceptForms(app)
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof errors.OIDCProviderError)) throw error
    request.log.info({ reason: error.error_description }, 'sign-in refused')
    return reply
      .code(error.statusCode)
      .type(htmlType)
      .send(page(problemPage(error.error_description ?? error.message)))
  })
  app.get(`${mountPath}/interaction/:uid`, async (request, reply) => {
    return showChoices(provider, request, reply)
  })
  app.post(`${mountPath}/interaction/:uid`, async (request, reply) => {
    const { answer, person: personId, name } = readInput(choice, request.body ?? {})
    if (answer === 'cancel') return finish(provider, request, reply, cancelled)
    const typed = personId === 'typed' ? cleanName(name) : null
    const person = typed ? personNamed(typed) : findPerson(personId)
    if (!person) return showChoices(provider, request, reply, 'พิมพ์ชื่อก่อน · Please type a name.')
    return finish(provider, request, reply, await consentOf(provider, request, reply, person))
  })
}

const cancelled = { error: 'access_denied', error_description: 'the person cancelled' }

async function showChoices(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  problem?: string,
): Promise<FastifyReply> {
  const { uid, params } = await provider.interactionDetails(request.raw, reply.raw)
  const scopes = String(params.scope).split(' ')
  const asking = { uid, client: 'Parlour', scopes, problem }
  return reply
    .code(problem ? 422 : 200)
    .type(htmlType)
    .send(page(choosePage(asking)))
}

/** One page asks both who it is and whether to share, so the grant is made with the sign-in. */
async function consentOf(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person,
): Promise<InteractionResults> {
  const { params } = await provider.interactionDetails(request.raw, reply.raw)
  const grant = new provider.Grant({ accountId: person.personId, clientId })
  grant.addOIDCScope(String(params.scope))
  const grantId = await grant.save()
  return { login: { accountId: person.personId }, consent: { grantId } }
}

async function finish(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  result: InteractionResults,
): Promise<FastifyReply> {
  const next = await provider.interactionResult(request.raw, reply.raw, result)
  return reply.redirect(next, 303)
}

/** Hands everything else below the mount to the provider, which reads bodies by itself. */
function mount(app: FastifyInstance, provider: Provider): void {
  const answer = provider.callback()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.all(`${mountPath}/*`, (request, reply) => {
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    const raw: IncomingMessage & { originalUrl?: string } = request.raw
    raw.originalUrl = raw.url
    raw.url = raw.url?.slice(mountPath.length)
    forgetSession(raw)
    void answer(raw, reply.raw)
  })
}

/** Every sign-in asks who it is: on a laptop one person plays many. */
function forgetSession(raw: IncomingMessage): void {
  const cookies = raw.headers.cookie?.split('; ') ?? []
  raw.headers.cookie = cookies.filter((cookie) => !cookie.startsWith(sessionCookie)).join('; ')
}
