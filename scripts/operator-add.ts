import { parseArgs } from 'node:util'
import type { Role } from '@parlour/contract/operator/roles.ts'
import { roleNames } from '@parlour/contract/operator/roles.ts'
import { addOperator, findOperatorByName, makeLink } from '@parlour/server/operators/index.ts'
import { readHouseSecret, withOperators } from './operator/access.ts'
import { StopReason } from './stop-reason.ts'

// `npm run operator:add -- --name anan.r --role owner`: somebody new at the console, with a link
// that is good once, for half an hour. `--again` makes a new link for somebody who lost theirs.
try {
  const { values } = parseArgs({
    options: {
      name: { type: 'string' },
      role: { type: 'string' },
      again: { type: 'boolean', default: false },
    },
  })
  console.log(await invite(values))
} catch (error) {
  const isExpected = error instanceof StopReason || (error as Error).name === 'TypeError'
  console.error(isExpected ? (error as Error).message : error)
  process.exitCode = 1
}

type Wanted = { name?: string; role?: string; again: boolean }

async function invite({ name, role, again }: Wanted): Promise<string> {
  if (!name) throw new StopReason('Say who: npm run operator:add -- --name anan.r --role owner')
  const isRole = (text: string | undefined): text is Role => roleNames.some((one) => one === text)
  if (!again && !isRole(role)) throw new StopReason(`--role is one of ${roleNames.join(', ')}.`)
  const secret = readHouseSecret()
  const token = await withOperators(async (tx) => {
    const known = await findOperatorByName(tx, name)
    if (again && !known) throw new StopReason(`There is no operator ${name}.`)
    const made = again || !isRole(role) ? known?.operatorId : await addOperator(tx, name, role)
    if (typeof made !== 'number')
      throw new StopReason(`There is an operator ${name} already: --again makes a new link.`)
    return makeLink(tx, made, secret)
  })
  const port = process.env.CONSOLE_PORT || Number(process.env.PORT || 8080) + 3
  const url = process.env.CONSOLE_URL || `http://localhost:${port}`
  const link = `${url.replace(/\/+$/, '')}/link#${token}`
  return `${name} comes in by this link, once, within 30 minutes:\n\n  ${link}\n`
}
