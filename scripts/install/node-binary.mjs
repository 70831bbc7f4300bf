import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { InstallFailed } from './npm-ci.mjs'
import { nodeBinary } from './places.mjs'

const wantedNode = 24

/**
 * Everything after the install runs on node_modules/.bin/node. On Linux a package brings it; where
 * none exists the Node that runs this takes its place when it is new enough.
 */
export function ensureNodeBinary() {
  if (majorOf(nodeBinary) >= wantedNode) return
  if (majorOf(process.execPath) < wantedNode) throw new InstallFailed(howToGetNode())
  mkdirSync(path.dirname(nodeBinary), { recursive: true })
  rmSync(nodeBinary, { force: true })
  symlinkSync(process.execPath, nodeBinary)
}

function majorOf(binary) {
  const { stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0)
}

function howToGetNode() {
  return [
    `There is no packaged Node ${wantedNode} for ${process.platform}-${process.arch},`,
    `and this is Node ${process.versions.node}.`,
    `Install Node ${wantedNode} or newer and run the same command again.`,
  ].join('\n')
}
