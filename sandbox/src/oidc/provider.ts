import type { Configuration } from 'oidc-provider'
import { Provider } from 'oidc-provider'
import type { Config } from '../config.ts'
import { page } from '../pages/html.ts'
import { memoryAdapters } from './adapter.ts'
import { loadKeys } from './keys.ts'
import { problemPage } from './page.ts'
import { findPerson } from './people.ts'

export const mountPath = '/oidc'
export const clientId = 'parlour-web'
/** Named for us: ports of one host share their cookies. */
export const sessionCookie = 'sandbox_session'

export function createProvider(config: Config): Provider {
  const issuer = config.SANDBOX_URL + mountPath
  const provider = new Provider(issuer, configuration(config))
  provider.proxy = issuer.startsWith('https:')
  return provider
}

function configuration(config: Config): Configuration {
  const keys = loadKeys(config.DATA_DIR)
  return {
    adapter: memoryAdapters(),
    clients: [
      {
        client_id: clientId,
        client_secret: config.SANDBOX_OIDC_SECRET,
        redirect_uris: config.oidcRedirects,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        scope: 'openid profile email',
      },
    ],
    jwks: { keys: keys.signing },
    scopes: ['openid', 'profile', 'email'],
    claims: { openid: ['sub'], profile: ['name', 'picture'], email: ['email', 'email_verified'] },
    // The lobby reads who it is from the signed token, without a second call.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { url: (_ctx, { uid }) => `${mountPath}/interaction/${uid}` },
    cookies: {
      keys: keys.cookies,
      names: {
        session: sessionCookie,
        interaction: 'sandbox_interaction',
        resume: 'sandbox_resume',
      },
      long: { httpOnly: true, sameSite: 'lax', path: mountPath },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 900,
      IdToken: 600,
      Interaction: 900,
      Session: 900,
    },
    findAccount: (_ctx, personId) => accountOf(personId, config.SANDBOX_URL),
    renderError: (ctx, out) => {
      ctx.type = 'html'
      ctx.body = page(problemPage(out.error_description ?? out.error))
    },
  }
}

function accountOf(personId: string, sandboxUrl: string) {
  const person = findPerson(personId)
  if (!person) return undefined
  const claims = {
    sub: personId,
    name: person.name,
    email: person.email,
    email_verified: true,
    picture: `${sandboxUrl}/people/${personId}.svg`,
  }
  return { accountId: personId, claims: () => claims }
}
