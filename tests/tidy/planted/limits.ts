import { caught, empty, fine } from './planted.ts'
import type { Planted } from './planted.ts'

const wide = (columns: number) => `// ${'x'.repeat(columns - 3)}`
const wallet = 'wallet'
const rulesFile = 'server/src/activities/wheel/rules.ts'

const impure = [
  'Date.now()',
  'new Date()',
  'Date()',
  'const { now } = Date',
  'performance.now()',
  'Math.random()',
  "Math['random']()",
  'const { random } = Math',
  'crypto.randomUUID()',
  'globalThis.crypto',
  'setTimeout(act, 1)',
  "fetch('x')",
  'process.hrtime()',
  "import { hash } from 'node:crypto'",
]

export const limits: Planted[] = [
  caught('line-length', 'a line of 101 characters', 'server/src/rpc.ts:2', {
    'server/src/rpc.ts': `act()\n${wide(101)}`,
  }),
  fine('line-length', 'up to the limit, Thai marks, addresses, drawings and texts', {
    'server/src/rpc.ts': `${wide(100)}\n// ${'กี่'.repeat(97)}`,
    'server/src/db.ts': `// https://example.com/${'x'.repeat(100)}`,
    'art/src/motifs/koi.ts': wide(400),
    'web/src/i18n/th-TH/home.json': wide(400),
    'web/src/i18n/generated/texts.d.ts': wide(400),
  }),

  ...impure.map((code) =>
    caught('pure-rules', code, `${rulesFile}:2`, { [rulesFile]: `const one = 1\n${code}` }),
  ),
  caught('pure-rules', 'impure in a file the rules run', 'server/src/activities/wheel/odds.ts:1', {
    [rulesFile]: "import { odds } from './odds.ts'",
    'server/src/activities/wheel/odds.ts': 'export const odds = () => Math.random()',
  }),
  fine('pure-rules', 'time and chance as arguments, and other files', {
    [rulesFile]:
      'export const turn = (now: Date, random: () => number) =>\n' +
      '  [new Date(now.getTime() + 1), Date.UTC(2020, 1), Math.floor(random() * 3)]',
    'server/src/schedule.ts': 'const now = Date.now()',
  }),

  caught('wallet-sql', "a query of the wallet's tables", 'server/src/play/rounds.ts:2', {
    'server/src/play/rounds.ts': `const rows = sql\`\n  select * from ${wallet}_entries\``,
  }),
  caught('wallet-sql', 'a table name in a string', 'tests/hammer.ts:1', {
    'tests/hammer.ts': `db.selectFrom('${wallet}_accounts')`,
  }),
  fine('wallet-sql', 'the wallet itself, migrations, and wallet as a word', {
    'server/src/wallet/post.ts': `sql\`insert into ${wallet}_entries\``,
    'server/migrations/0001_wallet.sql': `create table ${wallet}_entries ();`,
    'server/src/play/rounds.ts': "const path = '/wallet/balance'",
  }),

  ...['process.env.PORT', "process['env']", 'const { env } = process']
    .concat(["import { env } from 'node:process'", 'globalThis.process.env'])
    .map((code) => caught('environment', code, 'server/src/db.ts:1', { 'server/src/db.ts': code })),
  fine('environment', 'config.ts, scripts, tests and the build may', {
    'server/src/config.ts': 'process.env.PORT',
    'sandbox/src/config.ts': 'process.env.PORT',
    'arcade/src/config.ts': 'process.env.PORT',
    'scripts/start.ts': 'process.env.PORT',
    'tests/stack/stack.ts': 'process.env.PORT',
    'web/build/calls.ts': 'process.env.PORT',
    'web/vite.config.ts': 'process.env.PORT',
    'server/src/main.ts': 'process.exit(env.code)',
  }),

  caught('migrations', 'a gap in the numbers', 'server/migrations/0003_c.sql:1', {
    ...empty('server/migrations/0001_a.sql', 'server/migrations/0003_c.sql'),
  }),
  caught('migrations', 'the same number twice', 'server/migrations/0001_b.sql:1', {
    ...empty('server/migrations/0001_a.sql', 'server/migrations/0001_b.sql'),
  }),
  caught('migrations', 'a name of another shape', 'server/migrations/add_players.sql:1', {
    ...empty('server/migrations/add_players.sql'),
  }),
  fine('migrations', 'one list in order', {
    ...empty('server/migrations/0001_frame.sql', 'server/migrations/0002_bank-cards.sql'),
  }),

  ...[
    'alter table mails drop column body;',
    'alter table mails rename to letters;',
    'alter table mails alter column body type bytea;',
    'alter table mails add column title text not null;',
    'alter table mails add column a int default 0, add constraint x check (a > 0);',
    'create unique index one on mails (title);',
  ].map((text) =>
    caught('expansions', text, 'server/migrations/0091_x.sql:2', {
      'server/migrations/0091_x.sql': `-- Why.\n${text}`,
    }),
  ),
  fine('expansions', 'what adds, what is new itself, and what came before', {
    'server/migrations/0089_old.sql': 'drop table mails;',
    'server/migrations/0091_x.sql': `-- drop table: not here
create table notes (note_id bigint primary key, body text not null);
create unique index one on notes (body);
alter table notes add constraint x check (body <> '');
alter table mails add column title text not null default '';
drop index mails_title;`,
  }),
]
