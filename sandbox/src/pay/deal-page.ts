import type { Html, PageOptions } from '../pages/html.ts'
import { html } from '../pages/html.ts'
import { moneyText, timeText } from '../pages/text.ts'
import type { Attempt } from './courier.ts'
import type { Deal, DealEvent } from './deal.ts'
import { mayBecome } from './deal.ts'
import { orderAnswer } from './wire.ts'

export type DealView = {
  deal: Deal
  attempts: (eventId: string) => Attempt[]
  problem?: string
}

export function dealPage({ deal, attempts, problem }: DealView): PageOptions {
  const { terms, dealId } = deal
  const isMoving = deal.plan || deal.events.some((event) => event.delivery === 'pending')
  const title = terms.kind === 'order' ? 'ชำระเงิน · Payment' : 'โอนเงินออก · Payout'
  const body = html`<main class="narrow">
    <section class="panel">
      <p class="pill">${dealId} · play money · เงินสมมติ</p>
      <h1>${title}</h1>
      <p class="sum">${moneyText(terms.amount, terms.currency)}</p>
      ${statusLine(deal)} ${problem && html`<p class="alert" role="alert">${problem}</p>`}
      ${controls(deal)} ${way(deal)}
    </section>
    <section class="panel">
      <h2>รายละเอียด · Details</h2>
      ${facts(deal)}
    </section>
    ${deal.events.length > 0 && history(deal, attempts)}
    <p class="sub"><a href="/pay">ทุกรายการ · All payments</a></p>
  </main>`
  return { title, body, refreshSeconds: isMoving && !problem ? 2 : undefined }
}

export function statusText(deal: Deal): string {
  if (deal.status === 'paid') return 'ชำระแล้ว · Paid'
  if (deal.status === 'failed') return 'ไม่สำเร็จ · Failed'
  if (deal.isSilent) return 'เงียบ · Never answers'
  if (deal.plan) return 'รอเวลา · Waiting'
  return 'รอตัดสินใจ · Open'
}

export function statusTone(deal: Deal): string {
  return deal.status === 'paid' ? 'ok' : deal.status === 'failed' ? 'bad' : 'warn'
}

function statusLine(deal: Deal): Html {
  const { plan, terms } = deal
  const isOther = deal.status === 'paid' && deal.paidAmount !== terms.amount
  return html`<p class="state ${statusTone(deal)}">
    ${statusText(deal)} ${isOther && html` <b>${moneyText(deal.paidAmount, terms.currency)}</b>`}
    ${plan && html` → ${plan.status} ${timeText(plan.dueAtMs)}`}
  </p>`
}

function controls(deal: Deal): Html {
  const canPay = mayBecome(deal, 'paid').isAllowed
  const canFail = mayBecome(deal, 'failed').isAllowed
  const isOrder = deal.terms.kind === 'order'
  const action = `/pay/${deal.terms.kind}s/${deal.dealId}/page`
  const rows = [
    canPay && button('brand', 'approve', 'อนุมัติ · Approve'),
    canFail && button('quiet', 'fail', 'ไม่สำเร็จ · Fail'),
    canFail && !isOrder && button('quiet', 'never', 'ไม่ตอบเลย · Never answer'),
    canPay && withField('delay', 'ทีหลัง · Approve later', 'delaySeconds', '10', 'วินาที · s'),
    canPay && isOrder && withField('payOther', 'ยอดอื่น · Other sum', 'amount', '', 'ยอด · Sum'),
    deal.status === 'paid' && isOrder && button('quiet', 'payAgain', 'จ่ายซ้ำ · Pay again'),
    deal.events.length > 0 &&
      withField('repeat', 'ส่งซ้ำ · Repeat the callback', 'times', '1', 'ครั้ง · times'),
  ]
  return html`<form class="controls" method="post" action="${action}">
    ${rows.filter((row) => row !== false)}
  </form>`
}

function button(look: 'brand' | 'quiet', action: string, label: string): Html {
  return html`<button class="${look}" name="action" value="${action}">${label}</button>`
}

function withField(action: string, label: string, name: string, value: string, hint: string) {
  return html`<div class="pair">
    <label class="field">
      <span>${hint}</span>
      <input name="${name}" value="${value}" inputmode="decimal" autocomplete="off" />
    </label>
    ${button('quiet', action, label)}
  </div>`
}

function way({ terms }: Deal): Html | null {
  if (terms.kind !== 'order' || !terms.returnUrl) return null
  return html`<p class="sub">
    <a href="${terms.returnUrl}" target="_top">กลับไปที่ล็อบบี้ · Back to the lobby</a>
  </p>`
}

function facts(deal: Deal): Html {
  const { terms } = deal
  const rows: [string, string][] = [
    ['Merchant id', terms.merchantId],
    ['Created', timeText(deal.createdAtMs)],
    ['Callback to', terms.callbackUrl],
  ]
  if (terms.kind === 'payout') {
    rows.push(['Payee', `${terms.payee.name}, ${terms.payee.bank}, ${terms.payee.account}`])
  } else {
    const isLate = Date.parse(terms.expiresAt) < Date.now()
    const { qrPayload, bankAccount } = orderAnswer(deal, '')
    rows.push(['Method', terms.method])
    rows.push(['Expires', timeText(Date.parse(terms.expiresAt)) + (isLate ? ' (late now)' : '')])
    if (qrPayload) rows.push(['QR payload', qrPayload])
    if (bankAccount) rows.push(['Transfer to', Object.values(bankAccount).join(', ')])
  }
  return html`<dl class="facts">
    ${rows.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`
}

function tried({ atMs, answer }: Attempt): Html {
  return html`<span>${timeText(atMs)} → ${answer}</span>`
}

function history(deal: Deal, attempts: DealView['attempts']): Html {
  const row = (event: DealEvent) =>
    html`<li class="row">
      <p class="meta">
        ${event.status} ${moneyText(event.paidAmount, event.currency)} · ${event.delivery}
        <time datetime="${event.at}">${timeText(Date.parse(event.at))}</time>
      </p>
      <p class="tries">${attempts(event.eventId).map(tried)}</p>
    </li>`
  return html`<section class="panel">
    <h2>Callbacks</h2>
    <ol class="list">
      ${deal.events.map(row)}
    </ol>
  </section>`
}
