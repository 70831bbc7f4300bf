import { createHmac, randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { hashToken } from '@parlour/server/play/sessions.ts'
import {
  signatureMark,
  signedText,
  walletHeaders,
  walletPrefix,
} from '@parlour/contract/wallet-protocol.ts'
import type { BetItem } from '@parlour/server/wallet/index.ts'
import { freePort } from '../../stack/free-port.ts'
import { startServerProcess } from '../hammer/server-process.ts'
import type { Design } from './designs.ts'

const gameId = 101
const token = 'bench-token-for-everybody'

/**
 * What a game provider meets: a server in a process of its own, signature, JSON, gate, token and
 * round included. Who asks shares the machine with it.
 */
export async function httpDesign(database: Database): Promise<Design> {
  await openGames(database)
  const secret = randomBytes(24).toString('hex')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PARLOUR_MODE: 'test',
    PORT: String(port),
    CONSOLE_PORT: '0',
    PUBLIC_URL: url,
    DATABASE_URL: String(database.pool.options.connectionString),
    PARLOUR_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'fatal',
    ARCADE_URL: 'http://127.0.0.1:9',
    ARCADE_WALLET_SECRET: secret,
  }
  const server = await startServerProcess(env, url, (how) => {
    throw new Error(how)
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  return {
    name: 'through HTTP',
    ask: (bet) => askOver(port, agent, secret, bet),
    async stop() {
      agent.destroy()
      await server.stop()
    },
  }
}

/** The game, the terms, a sign-in and an open game for every player of the bench. */
async function openGames(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.run(sql`insert into game_types (type_id, name, name_en, sort)
      values (1, 'สล็อต', 'Slots', 1)`)
    await tx.run(sql`insert into game_brands (brand_id, name, icon, sort)
      values (1, 'One', '/x', 1)`)
    await tx.run(sql`insert into game_platforms (platform_id, name, sort) values (1, 'Arcade', 1)`)
    await tx.run(sql`insert into games (game_id, type_id, brand_id, platform_id, name, name_en,
        sort, is_on, is_maintained)
      values (${gameId}, 1, 1, 1, 'นาค', 'Naga', 1, true, false)`)
    await tx.run(sql`insert into player_consents (player_id, terms_version, is_of_age)
      select player_id, '1', true from players`)
    await tx.run(sql`insert into sessions (token_hash, cookie_hash, player_id, device, model, os,
        address)
      select sha256(gen_random_uuid()::text::bytea), sha256(gen_random_uuid()::text::bytea),
        player_id, '', '', '', '' from players`)
    await tx.run(sql`insert into play_sessions (player_id, token_hash, game_id, provider,
        session_id, expires_at)
      select player_id, decode(${hashToken(token)}, 'hex'), ${gameId}, 'arcade', session_id,
        now() + interval '12 hours' from sessions`)
  })
}

function askOver(port: number, agent: Agent, secret: string, bet: BetItem): Promise<unknown> {
  const { playerId, key: transactionId, roundId, amount } = bet
  const asked = { playerId, gameId, token, roundId, transactionId, amount }
  const body = JSON.stringify(asked)
  const timestamp = String(Date.now())
  const signature = createHmac('sha256', secret)
    .update(signedText('bet', timestamp, body))
    .digest('hex')
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    [walletHeaders.provider]: 'arcade',
    [walletHeaders.timestamp]: timestamp,
    [walletHeaders.signature]: signatureMark + signature,
  }
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const path = `${walletPrefix}bet`
  const sent = request({ host: '127.0.0.1', port, agent, method: 'POST', path, headers })
  sent.on('response', (response) => {
    let text = ''
    response.setEncoding('utf8')
    response.on('data', (part: string) => (text += part))
    response.on('end', () => settle(text, resolve, reject))
  })
  sent.on('error', reject)
  sent.end(body)
  return promise
}

/** Refused for want of money is an answer; anything else would make the figures a lie. */
function settle(text: string, resolve: (value: unknown) => void, reject: (error: Error) => void) {
  const { status, error } = JSON.parse(text) as { status: number; error?: string }
  if (status === 0 || error === 'notEnough') resolve(status)
  else reject(new Error(`the wallet answered ${text}`))
}
