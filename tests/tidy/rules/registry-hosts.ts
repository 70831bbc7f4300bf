import { eachFile } from '../rule.ts'
import type { Rule } from '../rule.ts'

const hosts = [
  /\bregistry\.(npmjs\.org|yarnpkg\.com|npmmirror\.com)\b/,
  /\b(npm\.pkg\.github\.com|npm\.jsr\.io|pypi\.org|files\.pythonhosted\.org)\b/,
  /\b(deb|security|ftp|snapshot|cdn-fastly\.deb)\.debian\.org\b/,
  /\b(archive|security|ports)\.ubuntu\.com\b/,
  /\b(dl-cdn\.alpinelinux\.org|cdn\.playwright\.dev|playwright\.azureedge\.net)\b/,
]

/** Where packages come from is the machine's business: the lockfile holds hashes, no addresses. */
export const registryHosts: Rule = {
  name: 'registry-hosts',
  check: eachFile((file) =>
    file.lines.flatMap((line, index) => {
      const found = hosts.map((host) => host.exec(line)?.[0]).find((host) => host !== undefined)
      const message = `${found} is a registry: the machine knows its own (lockfile: npm run lock)`
      return found === undefined ? [] : [{ path: file.path, line: index + 1, message }]
    }),
  ),
}
