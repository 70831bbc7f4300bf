import type { Html, PageOptions } from '../pages/html.ts'
import { html, topBar } from '../pages/html.ts'
import { moneyText, timeText } from '../pages/text.ts'
import { behaviours } from './behaviours.ts'
import type { Deal } from './deal.ts'
import { statusText, statusTone } from './deal-page.ts'

const shown = 100

export function listPage(orders: Deal[], payouts: Deal[], autoSeconds: number): PageOptions {
  const body = html`${topBar('/pay')}
    <main>
      <h1>Payments</h1>
      <p class="lead">
        ${
          autoSeconds > 0
            ? `Whatever you leave alone is approved by itself after ${autoSeconds} seconds.`
            : 'Nothing is paid until somebody decides: open a row and choose.'
        }
        The newest ${shown} of each are listed.
      </p>
      <h2>เงินเข้า · Orders</h2>
      ${table(orders)}
      <h2>เงินออก · Payouts</h2>
      ${table(payouts)} ${notes}
    </main>`
  return { title: 'Payments', body, refreshSeconds: 5 }
}

function table(deals: Deal[]): Html {
  if (deals.length === 0) return html`<div class="empty"><p>None yet · ยังไม่มี</p></div>`
  return html`<ol class="list">
    ${deals.slice(0, shown).map(row)}
  </ol>`
}

function row(deal: Deal): Html {
  const { terms, dealId } = deal
  const how = terms.kind === 'order' ? terms.method : terms.payee.bank
  return html`<li class="row">
    <a class="whole" href="/pay/${terms.kind}s/${dealId}">
      <b>${moneyText(terms.amount, terms.currency)}</b>
      <span class="meta">${terms.merchantId} · ${how} · ${timeText(deal.createdAtMs)}</span>
      <span class="state ${statusTone(deal)}">${statusText(deal)}</span>
    </a>
  </li>`
}

const notes = html`<section class="notes">
  <h2>For programs</h2>
  <p>
    Every request and every callback carries <code>x-timestamp</code> (milliseconds) and
    <code>x-signature</code>: HMAC-SHA256 in hex over <code>timestamp.body</code> with the shared
    secret, at most 5 minutes old. A query has an empty body.
  </p>
  <dl>
    <dt><code>POST /pay/orders</code></dt>
    <dd>
      <code
        >{merchantOrderId, amount, currency: THB|PHP, method: page|qr|bank, callbackUrl, returnUrl?,
        expiresAt}</code
      >. Sent again it answers the same order; with other content 409.
    </dd>
    <dt><code>GET /pay/orders/:id</code></dt>
    <dd>The state, by our id or the merchant's: awaiting, paid or failed.</dd>
    <dt><code>POST /pay/payouts</code></dt>
    <dd>
      <code>{merchantPayoutId, amount, currency?, payee: {bank, account, name}, callbackUrl}</code>.
      An account ending in 0000 is taken, but the first answer is lost on the way.
    </dd>
    <dt><code>GET /pay/payouts/:id</code></dt>
    <dd>The state: processing, paid or failed.</dd>
    <dt><code>POST /pay/orders/:id/decide</code></dt>
    <dd>
      Unsigned, for tests; the same under payouts.
      <code
        >{action: approve|fail|delay|payOther|payAgain|repeat|never, amount?, delaySeconds?,
        times?}</code
      >
    </dd>
    <dt>Callback</dt>
    <dd>
      <code
        >{eventId, providerOrderId, merchantOrderId, status, paidAmount, currency, paymentRef?,
        at}</code
      >, or the payout ids. A payment keeps its <code>paymentRef</code>; a second payment has
      another. Tried ten times over about nine minutes until the answer is 2xx.
    </dd>
    <dt>Misbehaviour</dt>
    <dd>
      With <code>SANDBOX_MISBEHAVES=1</code> the hundredths of an amount choose it:
      ${Object.values(behaviours).map(({ ending, about }) => html`.${ending} ${about}. `)}
    </dd>
  </dl>
</section>`
