import { caught, empty, fine } from './planted.ts'
import type { Planted } from './planted.ts'

export const web: Planted[] = [
  caught('web-layers', 'base imports a feature', 'web/src/session/store.ts:1', {
    'web/src/session/store.ts': "import { home } from '../features/home/index.ts'",
  }),
  caught('web-layers', 'base imports an activity', 'web/src/rewards/store.ts:1', {
    'web/src/rewards/store.ts': "import { table } from '../activities/index.ts'",
  }),
  caught('web-layers', 'a folder of base imports a later one', 'web/src/calls/api.ts:1', {
    'web/src/calls/api.ts': "import { token } from '../session/store.ts'",
  }),
  caught('web-layers', 'an activity imports a feature', 'web/src/activities/wheel/Wheel.tsx:1', {
    'web/src/activities/wheel/Wheel.tsx': "import { mail } from '../../features/mail/index.ts'",
  }),
  caught('web-layers', 'a feature imports a shell', 'web/src/features/home/Home.tsx:1', {
    'web/src/features/home/Home.tsx': "import { go } from '../../shells/navigator.ts'",
  }),
  caught('web-layers', 'a feature imports another', 'web/src/features/home/Home.tsx:1', {
    'web/src/features/home/Home.tsx': "import { MailList } from '../mail/MailList.tsx'",
  }),
  caught('web-layers', 'a feature looks into an activity', 'web/src/features/home/Home.tsx:1', {
    'web/src/features/home/Home.tsx': "import { Wheel } from '../../activities/wheel/Wheel.tsx'",
  }),
  caught('web-layers', 'an activity imports another', 'web/src/activities/wheel/Wheel.tsx:1', {
    'web/src/activities/wheel/Wheel.tsx': "import { Mine } from '../mine/Mine.tsx'",
  }),
  caught('web-layers', 'a shell imports main', 'web/src/shells/App.tsx:1', {
    'web/src/shells/App.tsx': "import '../main.tsx'",
  }),
  caught('web-layers', 'ui imports another base folder', 'web/src/ui/Price.tsx:1', {
    'web/src/ui/Price.tsx': "import { useText } from '../i18n/use-text.ts'",
  }),
  caught('web-layers', 'ui sends', 'web/src/ui/Price.tsx:1', {
    'web/src/ui/Price.tsx': "import { send } from '../calls/api.ts'",
  }),
  caught('web-layers', 'a glob is an import', 'web/src/i18n/texts.ts:1', {
    'web/src/i18n/texts.ts': "const all = import.meta.glob('../features/**/*.ts')",
    'web/src/features/home/texts.ts': '',
  }),
  caught('web-layers', 'a stylesheet imports against the order', 'web/src/ui/Card.module.css:2', {
    'web/src/ui/Card.module.css':
      ".a {\n  composes: card from '../features/home/Home.module.css';\n}",
  }),
  caught('web-layers', 'a folder that is in no layer', 'web/src/hooks/use-x.ts:1', {
    'web/src/hooks/use-x.ts': '',
  }),
  fine('web-layers', 'a glob that takes files as text runs none of them', {
    'web/src/i18n/texts.ts': "const all = import.meta.glob('../features/*.ts', { query: '?raw' })",
    'web/src/features/home/texts.ts': '',
  }),
  fine('web-layers', 'the layers, from main down to base', {
    'web/src/main.tsx': "import { App } from './shells/App.tsx'",
    'web/src/shells/App.tsx': "import { Home } from '../features/home/Home.tsx'",
    'web/src/features/home/Home.tsx': "import { table } from '../../activities/index.ts'",
    'web/src/activities/index.ts': "import { Wheel } from './wheel/Wheel.tsx'",
    'web/src/activities/wheel/Wheel.tsx': "import { Button } from '../../ui/Button.tsx'",
    'web/src/ui/Button.tsx': "import { tap } from '../browser/tap.ts'",
    'web/src/site/store.ts': "import { session } from '../session/store.ts'",
  }),

  caught('file-names', 'a file in camelCase', 'server/src/rateLimit.ts:1', {
    ...empty('server/src/rateLimit.ts'),
  }),
  caught('file-names', 'a folder in capitals', 'server/src/Wallet/post.ts:1', {
    ...empty('server/src/Wallet/post.ts'),
  }),
  caught('file-names', 'a component in kebab-case', 'web/src/ui/game-card.tsx:1', {
    'web/src/ui/game-card.tsx': 'export function GameCard() {\n  return <p />\n}',
  }),
  caught('file-names', 'a PascalCase file without a component', 'web/src/ui/Texts.tsx:1', {
    'web/src/ui/Texts.tsx': 'export const texts = <p />',
  }),
  caught('file-names', 'a variant of another name', 'web/src/ui/Card.phone.tsx:1', {
    'web/src/ui/Card.phone.tsx': 'export const Card = () => <p />',
  }),
  fine('file-names', 'files, components and variants', {
    'web/src/ui/Card.mobile.tsx': 'export const Card = memo(() => <p />)',
    'web/src/ui/Card.desktop.tsx': 'function Card() {\n  return <p />\n}\nexport { Card }',
    'web/src/ui/Card.module.css': '',
    'web/src/i18n/th-TH/home.ts': '',
    'web/src/main.tsx': 'render(<p />)',
    'server/src/players/calls.test.ts': '',
  }),

  ...['string-utils', 'helpers', 'common', 'misc', 'session-manager', 'service', 'base', 'impl']
    .concat(['core', 'data'])
    .map((name) =>
      caught('forbidden-words', `a file named ${name}`, `server/src/${name}.ts:1`, {
        [`server/src/${name}.ts`]: '',
      }),
    ),
  caught('forbidden-words', 'a folder named so', 'web/src/common/card.ts:1', {
    'web/src/common/card.ts': '',
  }),
  caught('forbidden-words', 'a component named so', 'web/src/ui/FormUtils.tsx:1', {
    'web/src/ui/FormUtils.tsx': '',
  }),
  caught('forbidden-words', 'texts named so', 'web/src/i18n/th-TH/common.json:1', {
    'web/src/i18n/th-TH/common.json': '{}',
  }),
  fine('forbidden-words', 'the words inside other words', {
    ...empty('server/src/database.ts', 'web/src/ui/Scoreboard.tsx', 'tsconfig.base.json'),
  }),
]
