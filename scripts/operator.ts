import { parseArgs } from 'node:util'
import { askServer, readToken } from './operator/access.ts'
import { commands, describeCommands } from './operator/commands.ts'
import { describeAnswer } from './operator/answer.ts'
import { StopReason } from './stop-reason.ts'

// `npm run operator -- <command> …`: what operators decide, until there is a console for it. A
// large withdrawal wants two people: `--as second` speaks for the other one.
try {
  const { values, positionals } = parseArgs({
    options: { as: { type: 'string', default: 'first' } },
    allowPositionals: true,
  })
  console.log(await run(values.as, positionals))
} catch (error) {
  const isExpected = error instanceof StopReason || (error as Error).name === 'TypeError'
  console.error(isExpected ? (error as Error).message : error)
  process.exitCode = 1
}

async function run(name: string, [word = '', ...words]: string[]): Promise<string> {
  const command = commands[word]
  if (!command) return describeCommands()
  const input = command.read(words)
  const token = await readToken(name)
  return describeAnswer(await askServer(command.call, input, token))
}
