import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Role } from '@parlour/contract/operator/roles.ts'
import type { Tx } from '../frame/db.ts'
import type { App } from '../frame/module.ts'
import { findOperatorByName } from './operators.ts'
import { addOperator, makeLink } from './sign-in.ts'

/** Who has proposed something already when the first one comes. */
export const secondPerson = 'korn.s'

/** Two, so that two people can be tried on one laptop: each may decide what the other proposes. */
const people: { name: string; role: Role }[] = [
  { name: 'anan.r', role: 'owner' },
  { name: secondPerson, role: 'owner' },
]

/** In a demo every start leaves a way in for both, for the lines that `npm start` prints. */
export async function openDemoConsole(app: App): Promise<void> {
  const { config, database } = app
  if (config.PARLOUR_MODE !== 'demo') return
  const links = await database.transaction(async (tx) => {
    const made = []
    for (const { name, role } of people) made.push(await invite(tx, name, role, config))
    return made
  })
  await mkdir(config.DATA_DIR, { recursive: true })
  const text = `${JSON.stringify({ url: config.consoleUrl, links }, null, 2)}\n`
  await writeFile(path.join(config.DATA_DIR, 'console.json'), text, { mode: 0o600 })
}

async function invite(tx: Tx, name: string, role: Role, config: App['config']) {
  const made = await addOperator(tx, name, role)
  const known = made ?? (await findOperatorByName(tx, name))?.operatorId
  if (known === undefined) throw new Error(`the operator ${name} is not active`)
  const token = await makeLink(tx, known, config.PARLOUR_SECRET)
  return { name, role, link: `${config.consoleUrl}/link#${token}` }
}
