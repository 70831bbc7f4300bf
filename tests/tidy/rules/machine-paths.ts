import { eachFile } from '../rule.ts'
import type { Rule } from '../rule.ts'

const before = String.raw`(?:^|[\s'"\x60=:(,;<>[|]|file://)`
const inside = new RegExp(`${before}(/(?:tmp|work|farm|home|root|Users)/[\\w.$-]+)`)
const whole = /['"`](\/(?:tmp|work|farm|root))\/?['"`]/

/** What works on one machine only does not belong here. */
export const machinePaths: Rule = {
  name: 'machine-paths',
  check: eachFile((file) =>
    file.lines.flatMap((line, index) => {
      const found = (inside.exec(line) ?? whole.exec(line))?.[1]
      const message = `${found} is on one machine only: start from the checkout or os.tmpdir()`
      return found === undefined ? [] : [{ path: file.path, line: index + 1, message }]
    }),
  ),
}
