import { splitHosts } from './primary.ts'

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection is cut',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ETIMEDOUT: 'it does not answer in time',
  EHOSTUNREACH: 'there is no way to the host',
  ENETUNREACH: 'there is no way to the host',
  ENOENT: 'there is no such socket',
  EACCES: 'this user may not use the socket',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'there is no such database',
  '42501': 'the user lacks rights there',
  '53100': 'its disk is full',
  '53300': 'it has no connection left',
  '57P03': 'it is still starting or stopping',
}

/** One sentence when the database cannot be used; null for any other failure. No password in it. */
export function findConnectionProblem(error: unknown, databaseUrl: string): string | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const isLate = error.message.includes('timeout exceeded when trying to connect')
  const reason = reasons[isLate ? 'ETIMEDOUT' : code]
  if (!reason) return null
  const { host, pathname, searchParams } = new URL(
    (splitHosts(databaseUrl)[0] ?? '').replace('@/', '@localhost/'),
  )
  const place = searchParams.get('host') ?? host
  return (
    `the database ${pathname.slice(1)} at ${place} cannot be used: ${reason}` +
    `${isLate ? '' : ` (${code})`}. Start or repair it, or correct the address.`
  )
}
