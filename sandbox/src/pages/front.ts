import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Html } from './html.ts'
import { html, htmlType, page, topBar } from './html.ts'

const style = ['style', 'lists', 'forms']
  .map((name) => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8'))
  .join('\n')
const mark = readFileSync(new URL('./mark.svg', import.meta.url), 'utf8')
const fontNames = ['anuphan-thai', 'anuphan-latin']

export function serveFrontPages(app: FastifyInstance): void {
  app.get('/', (_request, reply) => reply.type(htmlType).send(page(frontPage())))
  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  app.get('/mark.svg', (_request, reply) => reply.type('image/svg+xml').send(mark))
  for (const name of fontNames) {
    const font = readFileSync(new URL(`./fonts/${name}.woff2`, import.meta.url))
    // A sandboxed frame has no origin, and across origins fonts are read only where allowed.
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'max-age=86400' }
    app.get(`/fonts/${name}.woff2`, (_request, reply) =>
      reply.headers(headers).type('font/woff2').send(font),
    )
  }
}

function frontPage() {
  const body = html`${topBar('/')}
    <main>
      <h1>The outside world in a box</h1>
      <p class="lead">
        A lobby talks to a phone network, a sign-in provider and a payment provider. On a laptop
        they all live here. In production the same adapters point at real ones.
      </p>
      <p class="lead thai">ข้อความ การเข้าสู่ระบบ และการชำระเงินจำลอง ไม่มีเงินจริง</p>
      <div class="cards">${doors.map(card)}</div>
    </main>`
  return { title: 'The outside world in a box', body }
}

type Door = { href: string; name: string; thai: string; about: string; calls: string[] }

const doors: Door[] = [
  {
    href: '/sms',
    name: 'SMS gateway',
    thai: 'ข้อความ SMS',
    about: 'Every message the lobby sends lands on a page instead of a phone. Read codes there.',
    calls: ['POST /sms/send', 'GET /sms/messages?to='],
  },
  {
    href: '/sign-in',
    name: 'Social sign-in',
    thai: 'เข้าสู่ระบบด้วยบัญชีอื่น',
    about: 'A complete OpenID Connect provider. Be one of three people, or anyone you name.',
    calls: ['GET /oidc/.well-known/openid-configuration'],
  },
  {
    href: '/pay',
    name: 'Payment provider',
    thai: 'ผู้ให้บริการชำระเงิน',
    about: 'Pay pages, QR codes, bank transfers and payouts. You decide what happens to each.',
    calls: ['POST /pay/orders', 'POST /pay/payouts', 'POST /pay/orders/:id/decide'],
  },
]

function card(door: Door): Html {
  return html`<a class="card" href="${door.href}">
    <h2>${door.name}</h2>
    <p class="thai">${door.thai}</p>
    <p>${door.about}</p>
    <ul class="calls">
      ${door.calls.map((call) => html`<li><code>${call}</code></li>`)}
    </ul>
  </a>`
}
