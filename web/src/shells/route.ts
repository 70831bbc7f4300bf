import type { ComponentType, ReactNode } from 'react'
import type { PlainTextKey, TextArea } from '../i18n/texts.ts'

/** One page of a shell. Without `load` the page is not built yet and says so. */
export type Route = {
  /** Segments, a `:name` for each parameter. */
  path: string
  title: PlainTextKey
  /** Open to visitors; all others lead to the login page. */
  public?: true
  load?: () => Promise<ComponentType>
  /** Text areas the page needs beside the frame's. */
  texts?: readonly TextArea[]
  /** Stays in memory while other pages show, and is found again where it was left. */
  keepAlive?: true
  /** `lobby`: the site's own header; `title`: back and the page's title; `none`: the page alone. */
  header?: 'lobby' | 'title' | 'none'
  /** Which entry of the tab bar or the side menu is lit; without one the phone shows no tab bar. */
  tab?: 0 | 1 | 2 | 3 | 4
}

export type RouteTable = {
  routes: readonly Route[]
  redirects: Readonly<Record<string, string>>
  /** Pages of the other shell, each with the nearest page of this one. */
  counterparts: Readonly<Record<string, string>>
}

/** The parameters when the path fits the pattern, otherwise null. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.replace(/(?<=.)\/$/, '').split('/')
  if (wanted.length !== given.length) return null
  const parameters: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? ''
    if (segment.startsWith(':') && value !== '') parameters[segment.slice(1)] = value
    else if (segment.toLowerCase() !== value.toLowerCase()) return null
  }
  return parameters
}

export function findRoute(table: RouteTable, path: string): Route | null {
  return table.routes.find((route) => matchPath(route.path, path)) ?? null
}

/** What a shell is given: the page to stand around, and its route. */
export type ShellProps = { route: Route | null; children: ReactNode }
export type LoadedShell = { table: RouteTable; Shell: ComponentType<ShellProps> }
