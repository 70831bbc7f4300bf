import type { ComponentType, ReactNode } from 'react'
import type { Route, RouteTable } from './route.ts'

export type ShellProps = { route: Route | null; children: ReactNode }
export type LoadedShell = { table: RouteTable; Shell: ComponentType<ShellProps> }

const loaders = {
  mobile: (): Promise<LoadedShell> => import('./mobile/index.ts').then((shell) => shell.mobile),
  desktop: (): Promise<LoadedShell> => import('./desktop/index.ts').then((shell) => shell.desktop),
}

export function loadShell(kind: keyof typeof loaders): Promise<LoadedShell> {
  return loaders[kind]()
}
