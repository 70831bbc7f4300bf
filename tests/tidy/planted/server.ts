import { caught, empty, fine } from './planted.ts'
import type { Planted } from './planted.ts'

const wheel = 'server/src/activities/wheel'

export const server: Planted[] = [
  caught('server-order', 'a module imports one after it', 'server/src/wallet/post.ts:1', {
    'server/src/wallet/post.ts': "import { players } from '../players/index.ts'",
  }),
  caught('server-order', 'a type is an import too', 'server/src/site/index.ts:1', {
    'server/src/site/index.ts': "import type { Session } from '../session/index.ts'",
  }),
  caught('server-order', 'a module enters another by the window', 'server/src/play/index.ts:2', {
    'server/src/play/index.ts':
      "import { post } from '../wallet/index.ts'\nimport { chart } from '../wallet/chart.ts'",
  }),
  caught('server-order', 'an ending left out changes nothing', 'server/src/wallet/post.ts:1', {
    'server/src/wallet/post.ts': "import { players } from '../players'",
    'server/src/players/index.ts': '',
  }),
  caught('server-order', 'a module imports the seed', 'server/src/operators/index.ts:1', {
    'server/src/operators/index.ts': "import { seed } from '../seed/index.ts'",
  }),
  caught('server-order', 'the frame imports a module', 'server/src/frame/rpc.ts:1', {
    'server/src/frame/rpc.ts': "import { findSession } from '../session/index.ts'",
  }),
  caught('server-order', 'a module imports http', 'server/src/site/index.ts:1', {
    'server/src/site/index.ts': "import { listen } from '../http/listen.ts'",
  }),
  caught('server-order', 'a module imports the wiring', 'server/src/site/index.ts:1', {
    'server/src/site/index.ts': "import { createApp } from '../app.ts'",
  }),
  caught('server-order', 'a folder that is in no order', 'server/src/loyalty/index.ts:1', {
    'server/src/loyalty/index.ts': '',
  }),
  fine('server-order', 'the order, with the wiring and http on the outside', {
    'server/src/session/index.ts':
      "import { players } from '../players/index.ts'\nimport { sql } from '../frame/db.ts'",
    'server/src/players/calls.test.ts': "import { signIn } from '../session/index.ts'",
    'server/src/app.ts': "import { listen } from './http/listen.ts'\nimport './wallet/index.ts'",
    'server/src/http/calls.ts': "import { cache } from '../session/cache.ts'",
    'server/src/seed/index.ts': "import { operators } from '../operators/index.ts'",
  }),

  caught('module-doors', 'a module has no index.ts', 'server/src/wallet/post.ts:1', {
    'server/src/wallet/post.ts': '',
  }),
  fine('module-doors', 'a module has its door', empty('server/src/wallet/index.ts')),

  caught('table-owners', 'a module writes a table of another', 'server/src/site/a.ts:2', {
    'server/migrations/0001_all.sql': 'create table cashier_cards (card_id int);',
    'server/src/site/a.ts': 'tx.run(sql`\n  update cashier_cards set card_id = 1`)',
  }),
  caught(
    'table-owners',
    'a module reads one whose name is a plain word',
    'server/src/site/a.ts:1',
    {
      'server/migrations/0001_all.sql': 'create table players (player_id int);',
      'server/src/site/a.ts': 'tx.run(sql`select 1 from players`)',
    },
  ),
  caught('table-owners', 'a table is known by the name it has now', 'server/src/cashier/a.ts:1', {
    'server/migrations/0001_all.sql': 'create table cashier_kyc (state text);',
    'server/migrations/0002_own.sql': 'alter table cashier_kyc rename to identity_checks;',
    'server/src/cashier/a.ts': "const text = 'delete from identity_checks'",
  }),
  caught('table-owners', 'the frame has tables of its own', 'server/src/play/a.ts:1', {
    'server/migrations/0001_all.sql': 'create table event_consumers (consumer text);',
    'server/src/play/a.ts': "const text = 'select 1 from told, event_consumers'",
  }),
  fine('table-owners', 'its own tables, a word in a sentence, and tests', {
    'server/migrations/0001_all.sql':
      'create table players (player_id int);\ncreate table site_settings (version int);',
    'server/src/players/a.ts': 'tx.run(sql`update players set player_id = 1`)',
    'server/src/frame/a.ts': 'tx.run(sql`select from site_settings`)',
    'server/src/site/a.ts': "const text = 'how many players there are'",
    'server/src/site/a.test.ts': 'tx.run(sql`delete from players`)',
  }),

  caught('activities', 'an activity reads the database', `${wheel}/index.ts:1`, {
    [`${wheel}/index.ts`]: "import { sql } from '../../frame/db.ts'",
  }),
  caught('activities', 'an activity moves money', `${wheel}/index.ts:1`, {
    [`${wheel}/index.ts`]: "import { post } from '../../wallet/index.ts'",
  }),
  caught('activities', 'an activity imports another', `${wheel}/index.ts:1`, {
    [`${wheel}/index.ts`]: "import { rules } from '../red-packet/rules.ts'",
  }),
  caught('activities', "an activity reads another's contract", `${wheel}/index.ts:1`, {
    [`${wheel}/index.ts`]:
      "import { redPacketCalls } from '@parlour/contract/activities/red-packet.ts'",
  }),
  caught('activities', 'an activity brings its own database package', `${wheel}/index.ts:1`, {
    [`${wheel}/index.ts`]: "import pg from 'pg'",
  }),
  caught('activities', 'the engine knows an activity', 'server/src/activities/engine/a.ts:1', {
    'server/src/activities/engine/a.ts': "import { rules } from '../wheel/rules.ts'",
  }),
  caught('activities', 'rules run the contract', `${wheel}/rules.ts:1`, {
    [`${wheel}/rules.ts`]: "import { wheelCalls } from '@parlour/contract/activities/wheel.ts'",
  }),
  caught('activities', 'rules import the engine', `${wheel}/rules.ts:1`, {
    [`${wheel}/rules.ts`]: "import { claim } from '../engine/index.ts'",
  }),
  fine('activities', 'an activity sees its contract, the engine and its own folder', {
    [`${wheel}/index.ts`]:
      "import { wheelCalls } from '@parlour/contract/activities/wheel.ts'\n" +
      "import type { Handlers } from '../../frame/module.ts'\n" +
      "import { claim } from '../engine/index.ts'\nimport { rules } from './rules.ts'",
    [`${wheel}/rules.ts`]:
      "import type { Wheel } from '@parlour/contract/activities/wheel.ts'\n" +
      "import { addDays } from '../engine/rules.ts'\nimport { odds } from './odds.ts'",
    [`${wheel}/calls.test.ts`]: "import { sql } from '../../frame/db.ts'",
  }),

  caught('file-cycles', 'two files know each other, one by a type', 'server/src/play/a.ts:1', {
    'server/src/play/a.ts': "import type { B } from './b.ts'",
    'server/src/play/b.ts': "import { a } from './a.ts'",
  }),
  caught('file-cycles', 'a page loaded later leads back', 'web/src/shells/a.ts:1', {
    'web/src/shells/a.ts': "const load = () => import('./B.tsx')",
    'web/src/shells/B.tsx': "import { c } from './c.ts'",
    'web/src/shells/c.ts': "import type { A } from './a.ts'",
  }),
  fine('file-cycles', 'two files may stand on a third', {
    'tests/hammer/a.ts': "import { b } from './b.ts'\nimport type { C } from './c.ts'",
    'tests/hammer/b.ts': "import type { C } from './c.ts'",
    'tests/hammer/c.ts': 'export type C = string',
  }),
  caught('folder-cycles', 'two folders of a room lead to each other', 'web/src/site/a.ts:1', {
    'web/src/site/a.ts': "import { b } from '../session/b.ts'",
    'web/src/session/c.ts': "import { d } from '../site/d.ts'",
  }),
  fine('folder-cycles', 'a file beside the folders may stand between them', {
    'web/src/api.ts': "import { token } from './session/token.ts'",
    'web/src/session/balance.ts': "import { send } from '../api.ts'",
  }),
]
