import { createHash, timingSafeEqual } from 'node:crypto'
import type { calls } from '@parlour/contract/index.ts'
import * as oidc from 'openid-client'
import type { z } from 'zod'
import type { Config } from '../config.ts'
import type { Tx } from '../frame/db.ts'
import { cutText } from '../frame/input.ts'
import { open, seal } from '../frame/keyring.ts'
import type { Context, Reader } from '../frame/module.ts'
import type { Cookies } from '../frame/caller.ts'
import { addIdentity, findByIdentity, readPlayerState } from '../players/index.ts'
import { readSettings } from '../frame/settings.ts'
import type { Ways } from '../frame/ways-out.ts'
import { goOut, waysOf } from '../frame/ways-out.ts'
import type { PhoneInfo } from './enter.ts'
import { enter } from './enter.ts'
import { findClosure, openAccount } from './opening.ts'
import { isStepDue } from './second-step.ts'

/** The id by which the web knows that social sign-in is on offer. */
const providerId = 3
const provider = 'oidc'
const cookieName = 'parlour_social'
const place = 'cookie.social:0'
const discoverySeconds = 2
const exchangeSeconds = 10
const restMs = 30_000
/** How long one may be at the provider's. */
const errandSeconds = 600
const scope = 'profile openid email'
/**
 * Who signs in has proved who they are: the provider must have asked them then, and say so. The
 * time it takes to come back is theirs.
 */
const askedWithinSeconds = 300
const saidWithinSeconds = askedWithinSeconds + errandSeconds

type Errand = { state: string; verifier: string; nonce: string; until: number }
type Provider = { issuer: string; clientId: string; clientSecret: string; ways: Ways }

const discovered = new Map<string, Promise<oidc.Configuration>>()

/**
 * The sign-in button's address. State, PKCE verifier and nonce go into a sealed cookie, so only
 * the browser that set out can come back.
 */
export async function listProviders(app: Reader, cookies: Cookies) {
  const found = findProvider(app.config)
  const configuration = found && (await discover(found).catch(() => null))
  if (!configuration) return []
  const errand: Errand = {
    state: oidc.randomState(),
    verifier: oidc.randomPKCECodeVerifier(),
    nonce: oidc.randomNonce(),
    until: Date.now() + errandSeconds * 1000,
  }
  const sealed = seal(app.config.PARLOUR_SECRET, place, Buffer.from(JSON.stringify(errand)))
  cookies.write(cookieName, sealed.toString('base64url'), errandSeconds)
  const address = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri(app),
    scope,
    state: errand.state,
    nonce: errand.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(errand.verifier),
    code_challenge_method: 'S256',
    max_age: String(askedWithinSeconds),
  })
  return [{ id: providerId, name: 'social', authorizeUrl: address.href }]
}

type SocialCall = typeof calls.lineLogin

export async function lineLogin(ctx: Context<SocialCall>, input: z.output<SocialCall['input']>) {
  const { app, request, once, error } = ctx
  const found = findProvider(app.config)
  if (!found) throw error('switchedOff')
  const errand = readErrand(app, request.cookies)
  if (!errand || !isSame(errand.state, input.state)) throw error('stateMismatch')
  request.cookies.write(cookieName, null)
  const person = await askProvider(app, found, errand, input).catch(() => null)
  if (!person) throw error('providerRefused')
  const { settings } = await readSettings(app.database)
  return once(async (tx) => {
    const identity = { provider, subject: person.subject }
    const known = await findByIdentity(tx, identity)
    if (known !== null) return comeIn(tx, ctx, known, input.phoneinfoJsonModel)
    const closure = findClosure(settings, { consent: input.consent, country: request.country })
    if (closure) throw error(closure)
    const opened = await openFor(tx, ctx, person, input)
    if (opened === 'tooManyAccounts') throw error(opened)
    if (opened !== 'taken') return enter(tx, ctx, opened, input.phoneinfoJsonModel)
    const other = await findByIdentity(tx, identity)
    // Closed a month ago, an account is no longer tied to the provider, and its name is not free.
    if (other === null) throw error('accountClosed')
    return comeIn(tx, ctx, other, input.phoneinfoJsonModel)
  })
}

async function comeIn(tx: Tx, ctx: Context<SocialCall>, playerId: number, phone: PhoneInfo) {
  if ((await readPlayerState(tx, playerId)) === 'closed') throw ctx.error('accountClosed')
  if (await isStepDue(ctx, tx, playerId)) throw ctx.error('secondStepDue')
  return enter(tx, ctx, playerId, phone)
}

type Person = { subject: string; name: string }

const redirectUri = (app: Reader) => `${app.config.publicUrl}/login`

function findProvider(config: Config): Provider | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET, SANDBOX_URL } = config
  const ways = waysOf(config)
  if (OIDC_ISSUER && OIDC_CLIENT_SECRET)
    return { issuer: OIDC_ISSUER, clientId, clientSecret: OIDC_CLIENT_SECRET, ways }
  const clientSecret = config.SANDBOX_OIDC_SECRET
  if (!SANDBOX_URL || !clientSecret) return null
  return { issuer: `${SANDBOX_URL}/oidc`, clientId, clientSecret, ways }
}

/**
 * The provider's own description of itself, asked for once. Who signs in with a password waits for
 * it too: a provider that does not answer is given up soon, and left alone for a while.
 */
function discover({ issuer, clientId, clientSecret, ways }: Provider): Promise<oidc.Configuration> {
  const known = discovered.get(issuer)
  if (known) return known
  const isLoopback = /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(issuer)
  const execute = isLoopback ? [oidc.allowInsecureRequests] : []
  const send: oidc.CustomFetch = (address, init) => goOut(ways, address, init)
  const options = { execute, timeout: discoverySeconds, [oidc.customFetch]: send }
  const asked = oidc
    .discovery(new URL(issuer), clientId, clientSecret, undefined, options)
    .then((configuration) => Object.assign(configuration, { timeout: exchangeSeconds }))
  discovered.set(issuer, asked)
  asked.catch(() => setTimeout(() => discovered.delete(issuer), restMs).unref())
  return asked
}

async function askProvider(
  app: Reader,
  found: Provider,
  errand: Errand,
  given: { state: string; code: string },
): Promise<Person> {
  const configuration = await discover(found)
  const back = new URL(redirectUri(app))
  back.search = new URLSearchParams({
    code: given.code,
    state: given.state,
    iss: configuration.serverMetadata().issuer,
  }).toString()
  const tokens = await oidc.authorizationCodeGrant(configuration, back, {
    pkceCodeVerifier: errand.verifier,
    expectedState: errand.state,
    expectedNonce: errand.nonce,
    maxAge: saidWithinSeconds,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('the provider sent no identity')
  const named = claims['name']
  return { subject: claims.sub, name: typeof named === 'string' ? cutText(named, 24) : '' }
}

/** Of two browsers coming back at once one opens the account; for the other it is taken. */
async function openFor(
  tx: Tx,
  { app, request, envelope }: Context<SocialCall>,
  { subject, name }: Person,
  { inviteCode, tracking, consent }: z.output<SocialCall['input']>,
): Promise<number | 'taken' | 'tooManyAccounts'> {
  const digest = createHash('sha256').update(`${provider}:${subject}`).digest('hex')
  const account = `s${digest.slice(0, 15)}`
  const unnamed = envelope.locale === 'en-US' ? 'New player' : 'ผู้เล่นใหม่'
  const player = { account, nickname: name || unnamed, accountType: 2 } as const
  const agreed = { termsVersion: consent?.termsVersion ?? '' }
  const opening = { player, consent: agreed, inviteCode, tracking }
  const opened = await openAccount(tx, { config: app.config, request }, opening)
  if (typeof opened === 'number') await addIdentity(tx, opened, { provider, subject, name })
  return opened
}

function readErrand(app: Reader, cookies: Cookies): Errand | null {
  const sealed = cookies.read(cookieName)
  if (!sealed) return null
  try {
    const text = open(app.config.PARLOUR_SECRET, place, Buffer.from(sealed, 'base64url')).toString()
    const errand = JSON.parse(text) as Errand
    return errand.until > Date.now() ? errand : null
  } catch {
    return null
  }
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
