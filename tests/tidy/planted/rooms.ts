import { caught, fine } from './planted.ts'
import type { Planted } from './planted.ts'

const zodFile = { 'contract/src/money.ts': "import { z } from 'zod'" }
const throughIt = { 'contract/src/call.ts': "import { money } from './money.ts'" }

export const rooms: Planted[] = [
  caught('rooms', 'the contract imports another package', 'contract/src/call.ts:2', {
    'contract/src/call.ts': "import { z } from 'zod'\nimport pg from 'pg'",
  }),
  caught('rooms', 'the contract imports node', 'contract/src/call.ts:1', {
    'contract/src/call.ts': "import { hash } from 'node:crypto'",
  }),
  caught('rooms', 'the contract imports the server', 'contract/src/call.ts:1', {
    'contract/src/call.ts': "import { db } from '@parlour/server/frame/db.ts'",
  }),
  caught('rooms', 'the web imports the server', 'web/src/api.ts:1', {
    'web/src/api.ts': "import type { Database } from '@parlour/server/frame/db.ts'",
  }),
  caught('rooms', 'the web loads the arcade later', 'web/src/api.ts:2', {
    'web/src/api.ts': "const game = () =>\n  import('../../arcade/src/main.ts')",
  }),
  caught('rooms', 'the web names a type of the sandbox', 'web/src/api.ts:1', {
    'web/src/api.ts': "type Desk = import('../../sandbox/src/app.ts').Desk",
  }),
  caught('rooms', 'the console imports the server', 'console/src/api.ts:1', {
    'console/src/api.ts': "export * from '@parlour/server/frame/rpc.ts'",
  }),
  caught('rooms', 'the server imports the sandbox', 'server/src/config.ts:1', {
    'server/src/config.ts': "import { sms } from '@parlour/sandbox/app.ts'",
  }),
  caught('rooms', 'the arcade imports more than the wallet protocol', 'arcade/src/main.ts:2', {
    'arcade/src/main.ts':
      "import type { Bet } from '@parlour/contract/wallet-protocol.ts'\n" +
      "import type { Call } from '@parlour/contract/call.ts'",
  }),
  caught('rooms', 'the sandbox imports the contract', 'sandbox/src/app.ts:1', {
    'sandbox/src/app.ts': "import type { Call } from '@parlour/contract/call.ts'",
  }),
  caught('rooms', 'the art imports the web', 'art/src/draw.ts:1', {
    'art/src/draw.ts': "import { tokens } from '../../web/src/ui/tokens.ts'",
  }),
  caught('rooms', 'a room imports from tests', 'server/src/rpc.ts:1', {
    'server/src/rpc.ts': "import { stack } from '../../tests/stack/stack.ts'",
  }),
  caught('rooms', 'a relative path leaves its room', 'server/src/rpc.ts:1', {
    'server/src/rpc.ts': "import { call } from '../../contract/src/call.ts'",
  }),
  fine('rooms', 'each room imports what it may, tests and scripts import any', {
    'contract/src/call.ts': "import { z } from 'zod'\nimport { money } from './money.ts'",
    'contract/src/call.test.ts': "import { test } from 'vitest'",
    'server/src/rpc.ts': "import { call } from '@parlour/contract/call.ts'",
    'web/src/api.ts': "import type { Call } from '@parlour/contract/call.ts'",
    'arcade/src/main.ts': "import { bet } from '@parlour/contract/wallet-protocol.ts'",
    'server/src/rpc.test.ts': "import { stack } from '../../tests/stack/stack.ts'",
    'tests/stack/stack.ts': "import { start } from '../../server/src/app.ts'",
    'scripts/start.ts': "import { start } from '../sandbox/src/app.ts'",
  }),

  caught('web-without-zod', 'the web runs a contract file that runs zod', 'web/src/api.ts:1', {
    ...zodFile,
    'web/src/api.ts': "import { money } from '@parlour/contract/money.ts'",
  }),
  caught('web-without-zod', 'the same through another file', 'web/src/api.ts:1', {
    ...zodFile,
    ...throughIt,
    'web/src/api.ts': "import { call } from '@parlour/contract/call.ts'",
  }),
  caught('web-without-zod', 'a type inside braces still runs the file', 'web/src/api.ts:1', {
    ...zodFile,
    'web/src/api.ts': "import { type Money } from '@parlour/contract/money.ts'",
  }),
  caught('web-without-zod', 'the web imports zod itself', 'web/src/site/store.ts:1', {
    'web/src/site/store.ts': "import { z } from 'zod'",
  }),
  fine('web-without-zod', 'types, files without zod, the build and tests are free', {
    ...zodFile,
    ...throughIt,
    'contract/src/gate.ts': "import type { Money } from './money.ts'",
    'web/src/api.ts':
      "import type { Call } from '@parlour/contract/call.ts'\n" +
      "import { gate } from '@parlour/contract/gate.ts'",
    'web/src/api.test.ts': "import { call } from '@parlour/contract/call.ts'",
    'web/build/calls.ts': "import { call } from '@parlour/contract/call.ts'",
  }),
]
