import { readSettings, saveSettings } from '@parlour/server/frame/settings.ts'
import type { Called } from './door.ts'
import { answerOf } from './door.ts'
import type { Sandbox } from './sandbox.ts'
import { startSandbox } from './sandbox.ts'
import type { CallAnswer, CallInput, SignedIn, Stack } from './stack.ts'
import { startStack } from './stack.ts'

export const password = 'a long enough secret'

export type AccountStack = Stack & {
  sandbox: Sandbox
  /** Changes some of the site's settings. */
  change(settings: object): Promise<void>
  sendCode(mobile: string, type: CallInput<'smsSend'>['type']): Promise<Called>
}

/** A server with the sandbox beside it: codes are really sent and sign-in really asked for. */
export async function startAccountStack(clusterUrl: string): Promise<AccountStack> {
  const publicUrl = 'http://127.0.0.1:8080'
  const sandbox = await startSandbox(publicUrl)
  const env = { ...sandbox.env, PUBLIC_URL: publicUrl, ACCOUNTS_PER_ADDRESS: '1000' }
  const stack = await startStack({ clusterUrl, env })
  return {
    ...stack,
    sandbox,
    change: (settings) => change(stack, settings),
    sendCode: (mobile, type) => stack.call('smsSend', { countryCode: '66', mobile, type }),
    async stop() {
      await stack.stop()
      await sandbox.stop()
    },
  }
}

/** The session an answer opened. */
export function asPlayer(called: Called<CallAnswer<'accountLogin'>>): SignedIn {
  const { appUser, token } = answerOf(called)
  return { playerId: appUser.id, token, cookie: called.cookie ?? '' }
}

async function change({ app }: Stack, settings: object): Promise<void> {
  const now = await readSettings(app.database)
  const next = { ...now.settings, ...settings }
  await app.database.transaction((tx) =>
    saveSettings(tx, { settings: next, basedOn: now.version, author: 'test' }),
  )
}
