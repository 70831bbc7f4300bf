import { loginPathFrom } from '../browser/return-path.ts'
import { findRoute, matchPath, type Route, type RouteTable } from './route.ts'

export type Resolved =
  | { kind: 'page'; route: Route }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' }

/** What an address shows in a shell, for a visitor or a player. */
export function resolve(table: RouteTable, address: string, isLoggedIn: boolean): Resolved {
  const { pathname, search } = new URL(address, 'https://here.invalid')
  const elsewhere = findRedirect(table.redirects, pathname)
  if (elsewhere) return { kind: 'redirect', to: elsewhere + search }
  const route = findRoute(table, pathname)
  if (!route) {
    const nearest = findRedirect(table.counterparts, pathname)
    return nearest ? { kind: 'redirect', to: nearest + search } : { kind: 'missing' }
  }
  if (!route.public && !isLoggedIn)
    return { kind: 'redirect', to: loginPathFrom(pathname + search) }
  return { kind: 'page', route }
}

/** Follows redirects to the address that is really shown. */
export function destination(table: RouteTable, address: string, isLoggedIn: boolean): string {
  let at = address
  for (let turns = 0; turns < 5; turns++) {
    const resolved = resolve(table, at, isLoggedIn)
    if (resolved.kind !== 'redirect') return at
    at = resolved.to
  }
  throw new Error(`redirects without end from ${address}`)
}

function findRedirect(redirects: Readonly<Record<string, string>>, path: string): string | null {
  for (const [pattern, target] of Object.entries(redirects)) {
    const parameters = matchPath(pattern, path)
    if (parameters) return target.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? '')
  }
  return null
}
