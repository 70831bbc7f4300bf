import type { Html, PageOptions } from '../pages/html.ts'
import { html, topBar } from '../pages/html.ts'
import { timeText } from '../pages/text.ts'
import type { SmsMessage } from './outbox.ts'

const refreshSeconds = 5

export function smsPage(messages: SmsMessage[], to?: string): PageOptions {
  const body = html`${topBar('/sms')}
    <main>
      <h1>SMS</h1>
      <p class="lead">
        ${to ? html`Messages to ${to}. <a href="/sms">Show all</a>` : 'The newest 500 messages.'}
        This page refreshes every ${refreshSeconds} seconds.
      </p>
      ${
        messages.length > 0
          ? html`<ol class="list">
              ${messages.map(row)}
            </ol>`
          : empty
      }
      ${notes}
    </main>`
  return { title: 'SMS', body, refreshSeconds }
}

const empty = html`<div class="empty">
  <p>No message yet. Ask the lobby for a code and it appears here.</p>
  <p class="thai">ยังไม่มีข้อความ เมื่อขอรหัส OTP ข้อความจะขึ้นที่นี่</p>
</div>`

const notes = html`<section class="notes">
  <h2>Numbers that misbehave</h2>
  <dl>
    <dt><code>…0000</code></dt>
    <dd>The gateway answers 503 and keeps nothing: a network that is down.</dd>
    <dt><code>…1111</code></dt>
    <dd>The answer comes after 3 seconds: a network that is slow.</dd>
  </dl>
  <h2>For programs</h2>
  <p>
    <code>POST /sms/send</code> with <code>{to, text, from?}</code> and
    <code>authorization: Bearer &lt;secret&gt;</code>;
    <code>GET /sms/messages?to=+66…</code> answers the same list as JSON, newest first.
  </p>
</section>`

function row(sms: SmsMessage): Html {
  return html`<li class="row">
    <p class="meta">
      <a href="/sms?to=${encodeURIComponent(sms.to)}">${sms.to}</a> from ${sms.from}
      <time datetime="${sms.at}">${timeText(Date.parse(sms.at))}</time>
    </p>
    <p class="said">${sms.text}</p>
  </li>`
}
