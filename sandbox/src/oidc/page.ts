import type { Html, PageOptions } from '../pages/html.ts'
import { html, topBar } from '../pages/html.ts'
import type { Person } from './people.ts'
import { nameMaxLength, samplePeople } from './people.ts'

export type Asking = { uid: string; client: string; scopes: string[]; problem?: string }

export function choosePage(asking: Asking): PageOptions {
  const people = samplePeople.map((person, index) => choice(person, index === 0))
  const body = html`<main class="narrow">
    <form class="panel" method="post" action="/oidc/interaction/${asking.uid}">
      <p class="pill">Sandbox sign-in</p>
      <h1>เลือกบัญชีที่จะเข้าสู่ระบบ</h1>
      <p class="sub">Who signs in to ${asking.client}?</p>
      ${asking.problem && html`<p class="alert" role="alert">${asking.problem}</p>`}
      <fieldset>
        <legend class="hidden">Sample people</legend>
        ${people}
        <label class="choice">
          <input type="radio" name="person" value="typed" />
          <span><b>ชื่ออื่น</b><small>Someone else, named below</small></span>
        </label>
      </fieldset>
      <label class="field">
        <span>ชื่อ · Name</span>
        <input name="name" maxlength="${nameMaxLength}" autocomplete="off" />
      </label>
      <p class="sub">
        ${asking.client} จะเห็นชื่อ อีเมล และรูป · It will see: ${asking.scopes.join(', ')}.
      </p>
      <div class="actions">
        <button class="quiet" name="answer" value="cancel">ยกเลิก · Cancel</button>
        <button class="brand" name="answer" value="continue">ต่อไป · Continue</button>
      </div>
    </form>
  </main>`
  return { title: 'Sign in', body }
}

export function problemPage(message: string): PageOptions {
  const body = html`<main class="narrow">
    <section class="panel">
      <p class="pill">Sandbox sign-in</p>
      <h1>เข้าสู่ระบบไม่สำเร็จ</h1>
      <p class="sub">This sign-in cannot go on: ${message}</p>
      <p class="sub">กลับไปที่ล็อบบี้แล้วเริ่มใหม่ · Go back and begin again.</p>
    </section>
  </main>`
  return { title: 'Sign-in problem', body }
}

export function aboutPage(issuer: string, client: string, redirects: string[]): PageOptions {
  const body = html`${topBar('/sign-in')}
    <main>
      <h1>Social sign-in</h1>
      <p class="lead">
        An OpenID Connect provider with one client. Begin in the lobby: its sign-in button leads to
        a page where you choose who you are.
      </p>
      <p class="lead thai">เริ่มจากปุ่มเข้าสู่ระบบในล็อบบี้ แล้วเลือกว่าจะเป็นใคร</p>
      <dl class="facts">
        <dt>Issuer</dt>
        <dd>
          <a href="/oidc/.well-known/openid-configuration"><code>${issuer}</code></a>
        </dd>
        <dt>Client</dt>
        <dd><code>${client}</code></dd>
        <dt>Flow</dt>
        <dd>authorization code with PKCE (S256), always; scopes openid, profile, email</dd>
        <dt>Returns to</dt>
        <dd>${redirects.map((url) => html`<code>${url}</code> `)}</dd>
      </dl>
      <h2>Sample people</h2>
      <ul class="people">
        ${samplePeople.map((person) => html`<li>${face(person)}</li>`)}
      </ul>
    </main>`
  return { title: 'Social sign-in', body }
}

function choice(person: Person, isFirst: boolean): Html {
  return html`<label class="choice">
    <input type="radio" name="person" value="${person.personId}" ${isFirst && html`checked`} />
    ${face(person)}
  </label>`
}

function face(person: Person): Html {
  return html`<img src="/people/${person.personId}.svg" alt="" width="40" height="40" />
    <span><b>${person.name}</b><small>${person.email}</small></span>`
}
