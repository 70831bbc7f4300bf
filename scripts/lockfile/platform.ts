export type Platform = { os: string; cpu: string; libc?: string }

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony']
const otherSystems = ['sunos', 'wasi', 'win32', 'windows']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x']
const otherProcessors = ['universal', 'wasm32', 'x64']

/** What a platform build is for, read from its name: '@oxfmt/binding-linux-arm64-musl'. */
export function findPlatform(name: string): Platform | null {
  const words = (name.split('/').at(-1) ?? '').split('-')
  const system = words.find((word) => [...systems, ...otherSystems].includes(word))
  const cpu = words.find((word) => [...processors, ...otherProcessors].includes(word))
  if (!system || !cpu) return null
  const os = system === 'windows' ? 'win32' : system
  const isMusl = os === 'linux' && words.some((word) => word.startsWith('musl'))
  return isMusl ? { os, cpu, libc: 'musl' } : { os, cpu }
}

/** Linux with glibc on the two processors we support. */
export function isSupported({ os, cpu, libc }: Platform): boolean {
  return os === 'linux' && (cpu === 'x64' || cpu === 'arm64') && libc !== 'musl'
}
