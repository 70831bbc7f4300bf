import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const lockfile = path.join(root, 'package-lock.json')
export const modules = path.join(root, 'node_modules')
export const nodeBinary = path.join(modules, '.bin/node')
