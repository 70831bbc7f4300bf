import { randomBytes } from 'node:crypto'
import { startArcade as start } from '@parlour/arcade/app.ts'
import { readConfig } from '@parlour/arcade/config.ts'

export type ArcadeRoom = {
  /** What the server must be told to launch its games. */
  env: Record<string, string>
  stop: () => Promise<void>
}

/** The real arcade, in this process. `publicUrl` is where the lobby says it lives. */
export async function startArcade(publicUrl: string): Promise<ArcadeRoom> {
  const secret = randomBytes(24).toString('hex')
  const { url, stop } = await start(
    readConfig({
      ARCADE_PORT: '0',
      PLATFORM_URL: publicUrl,
      PUBLIC_URL: publicUrl,
      ARCADE_WALLET_SECRET: secret,
      REQUESTS_PER_MINUTE: '1000000',
      LOG_LEVEL: 'silent',
    }),
  )
  return { env: { ARCADE_URL: url, ARCADE_WALLET_SECRET: secret }, stop }
}
