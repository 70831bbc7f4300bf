import type { LoadedShell } from './router.ts'

const loaders = {
  mobile: (): Promise<LoadedShell> => import('./mobile/index.ts').then((shell) => shell.mobile),
  desktop: (): Promise<LoadedShell> => import('./desktop/index.ts').then((shell) => shell.desktop),
}

export function loadShell(kind: keyof typeof loaders): Promise<LoadedShell> {
  return loaders[kind]()
}
