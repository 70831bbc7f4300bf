import { headers, maxKeyLength } from '@parlour/contract/envelope.ts'

/** Headers and credentials, the same for all calls. */
export const parameters = {
  fingerprint: {
    name: headers.fingerprint,
    in: 'header',
    required: false,
    description: 'Tells devices apart; computed by the browser itself.',
    schema: { type: 'string', maxLength: 128 },
  },
  idempotencyKey: {
    name: headers.idempotencyKey,
    in: 'header',
    required: false,
    description: 'A repeat with the same key and content gets the first answer.',
    schema: { type: 'string', maxLength: maxKeyLength },
  },
}

export const securitySchemes = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: headers.token,
    description: 'The token a sign-in answered.',
  },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'parlour_session',
    description: 'Set with the token. Either alone is refused.',
  },
}
