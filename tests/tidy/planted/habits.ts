import { caught, fine } from './planted.ts'
import type { Planted } from './planted.ts'

const slash = '/'
const dot = '.'

export const habits: Planted[] = [
  caught('parses', 'code that does not parse', 'server/src/rpc.ts:2', {
    'server/src/rpc.ts': 'const a = 1\nconst = 2',
  }),
  fine('parses', 'types and markup', {
    'server/src/rpc.ts': 'export const same = <T>(value: T): T => value satisfies T',
    'web/src/ui/Card.tsx': 'export const Card = ({ title }: Props) => <p>{title!}</p>',
  }),

  caught('exported-first', 'an exported function below one that is not', 'server/src/rpc.ts:2', {
    'server/src/rpc.ts': 'function parse() {}\nexport function answer() {}',
  }),
  fine('exported-first', 'exported functions, then the others', {
    'server/src/rpc.ts': 'const a = 1\nexport function answer() {}\nfunction parse() {}',
    'server/src/db.ts': 'function sql() {}\nexport function open() {}\nexport { sql }',
  }),

  caught('wired-by-hand', 'a file that enters itself in a list', 'server/src/games/index.ts:2', {
    'server/src/games/index.ts': 'export const games = 1\nregisterModule(games)',
  }),
  caught('wired-by-hand', 'a store that listens once it is loaded', 'web/src/site/store.ts:1', {
    'web/src/site/store.ts': "onServerEvent('site', () => void load())",
  }),
  caught('wired-by-hand', 'the same with its result kept', 'web/src/site/store.ts:1', {
    'web/src/site/store.ts': 'export const stop = useSession.subscribe(load)',
  }),
  caught('wired-by-hand', 'work under a condition', 'web/src/site/store.ts:1', {
    'web/src/site/store.ts': 'if (isOn) start()',
  }),
  fine('wired-by-hand', 'values that are made, and where everything begins', {
    'web/src/site/store.ts': 'export const useSite = create(() => 1)\nexport class Site {}',
    'web/src/main.tsx': 'if (root) void start(root)',
    'server/src/main.ts': 'main().catch(report)',
    'server/src/http/page-worker.ts': 'parentPort.postMessage(1)',
    'web/src/site/store.test.ts': "test('it works', () => undefined)",
  }),

  ...['post', 'publish', 'grant', 'send'].map((verb) =>
    caught('reserved-verbs', `${verb} away from its home`, 'server/src/play/index.ts:2', {
      'server/src/play/index.ts': `const a = 1\nexport async function ${verb}() {}`,
    }),
  ),
  caught('reserved-verbs', 'a constant of that name', 'web/src/site/store.ts:1', {
    'web/src/site/store.ts': 'export const send = () => 1',
  }),
  fine('reserved-verbs', 'the verbs at home, methods and longer names', {
    'server/src/wallet/index.ts': "export { post } from './post.ts'",
    'server/src/wallet/post.ts': 'export function post() {}',
    'server/src/frame/events.ts': 'export function publish() {}',
    'server/src/rewards/index.ts': 'export function grant() {}',
    'web/src/calls/api.ts': 'export function send() {}',
    'server/src/http/calls.ts': 'http.post(path)\nexport const sendFile = { send() {} }',
  }),

  caught('getters', 'a get that may answer nothing', 'server/src/players/index.ts:1', {
    'server/src/players/index.ts': 'export async function getPlayer(): Promise<Player | null> {}',
  }),
  fine('getters', 'get answers, find may not', {
    'server/src/players/index.ts':
      'export function getPlayer(): Player {}\nconst findPlayer = (): Player | null => null',
  }),

  caught('leftovers', 'a note to do something', 'server/src/rpc.ts:3', {
    'server/src/rpc.ts': '/*\n * Answers.\n * TODO: limit it\n */',
  }),
  caught('leftovers', 'a note to fix something', 'web/src/ui/Card.module.css:1', {
    'web/src/ui/Card.module.css': '/* FIXME */',
  }),
  fine('leftovers', 'the word in a string', { 'server/src/rpc.ts': "const word = 'TODO'" }),

  ...['test.only', 'test.skip', 'describe.only', 'it.todo', 'test.only.each([1])', 'test.fixme']
    .map((start) => `${start}('x', act)`)
    .concat(["test('x', { skip: true }, act)", "test.describe.skip('x', act)"])
    .map((code) =>
      caught('tests-run', code, 'server/src/rpc.test.ts:2', {
        'server/src/rpc.test.ts': `test('y', act)\n${code}`,
      }),
    ),
  fine('tests-run', 'tests that run, and skip as a word elsewhere', {
    'server/src/rpc.test.ts': "test.each([1])('x', act)\nrows.skip(3)",
    'server/src/db.ts': 'query.skip(3)',
  }),

  ...['vi.waitFor(look)', 'vi.waitUntil(look, { interval: 5 })', 'expect.poll(look)'].map((code) =>
    caught('waits', code, 'server/src/rpc.test.ts:2', {
      'server/src/rpc.test.ts': `import { expect, vi } from 'vitest'\nawait ${code}`,
    }),
  ),
  fine('waits', 'waits that say how long, and those of the browser', {
    'server/src/rpc.test.ts':
      "import { vi } from 'vitest'\nvi.waitFor(look, { timeout: 9_000 })\nvi.waitUntil(look, soon)",
    'tests/browser/shell.spec.ts': 'await expect.poll(look).toBe(1)',
  }),

  ...['tmp', 'work', 'farm', 'home', 'root'].map((place) =>
    caught('machine-paths', `a path in ${place}`, 'docs/recipes.md:2', {
      'docs/recipes.md': `# Recipes\nLook in ${slash}${place}/main for it.`,
    }),
  ),
  caught('machine-paths', 'a path in code', 'scripts/start.ts:1', {
    'scripts/start.ts': `join('${slash}tmp', 'parlour')`,
  }),
  fine('machine-paths', 'paths inside the checkout, and pages', {
    'web/src/shells/routes.ts': "const pages = ['../features/home/x.ts', '/home', 'src/work/a']",
    'scripts/start.ts': 'join(`${root}/tmp/a`, tmpdir())',
  }),

  ...[`registry${dot}npmjs.org`, `deb${dot}debian.org`, `cdn${dot}playwright.dev`].map((host) =>
    caught('registry-hosts', host, 'package-lock.json:2', {
      'package-lock.json': `{\n  "resolved": "https://${host}/a.tgz" }`,
    }),
  ),
  fine('registry-hosts', 'registry as a word', { 'web/src/ui/a.ts': 'registry.entries.map(f)' }),
]
