import { randomBytes } from 'node:crypto'
import { buildApp } from '@parlour/arcade/app.ts'
import { readConfig } from '@parlour/arcade/config.ts'
import { freePort } from './sandbox.ts'

export type ArcadeRoom = {
  /** What the server must be told to launch its games. */
  env: Record<string, string>
  stop(): Promise<void>
}

/** The real arcade, in this process. `publicUrl` is where the lobby says it lives. */
export async function startArcade(publicUrl: string): Promise<ArcadeRoom> {
  const port = await freePort()
  const secret = randomBytes(24).toString('hex')
  const app = buildApp(
    readConfig({
      ARCADE_PORT: String(port),
      PLATFORM_URL: publicUrl,
      PUBLIC_URL: publicUrl,
      ARCADE_WALLET_SECRET: secret,
      LOG_LEVEL: 'silent',
    }),
  )
  await app.listen({ host: '127.0.0.1', port })
  return {
    env: { ARCADE_URL: `http://127.0.0.1:${port}`, ARCADE_WALLET_SECRET: secret },
    stop: () => app.close(),
  }
}
