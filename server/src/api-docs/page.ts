import type { OpenApiDocument } from './document.ts'
import { listFields } from './fields.ts'
import { html } from './html.ts'
import type { Html } from './html.ts'
import { callSection, fieldTable, shapeSection } from './page-call.ts'
import { answerFrame, requestFrame } from './page-frame.ts'
import { frameErrorTexts, textOf } from './texts.ts'

export { apiPageStyle } from './page-style.ts'

/** The contract for people: one page, no script, drawn from the document. */
export function apiPage(document: OpenApiDocument): string {
  const groups = groupByTag(document)
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <title>${document.info.title} API</title>
        <link rel="stylesheet" href="/api/style.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to the calls</a>
        <header>
          <h1>${document.info.title} API</h1>
          <p>${document.info.description}</p>
          <p><a href="/openapi.json">OpenAPI document</a></p>
        </header>
        <div class="columns">
          ${navigation(groups)}
          <main id="content" tabindex="-1">
            ${frame(document)}${groups.map(groupSection)}${shapes(document)}
          </main>
        </div>
      </body>
    </html> `
  return page.html
}

type Entry = { path: string; operation: OpenApiDocument['paths'][string]['post'] }
type Group = { name: string; description: string; entries: Entry[] }

function groupByTag(document: OpenApiDocument): Group[] {
  const entries = Object.entries(document.paths).map(([path, { post }]) => ({
    path,
    operation: post,
  }))
  return document.tags
    .map((tag) => ({ ...tag, entries: entries.filter((one) => isIn(tag.name, one)) }))
    .filter((group) => group.entries.length > 0)
}

function isIn(tag: string, { operation }: Entry): boolean {
  return operation.tags.includes(tag)
}

function navigation(groups: Group[]): Html {
  const group = ({ name, entries }: Group) =>
    html`<details>
      <summary>${name} <span class="count">${entries.length}</span></summary>
      <ul>
        ${entries.map(navigationLine)}
      </ul>
    </details> `
  return html`<nav aria-label="Calls by area">
    <ul class="top">
      <li><a href="#frame">For every call</a></li>
      <li><a href="#shapes">Shapes</a></li>
    </ul>
    ${groups.map(group)}
  </nav>`
}

function navigationLine({ operation }: Entry): Html {
  const name = operation.operationId
  return html`<li><a href="#call-${name}">${name}</a></li>`
}

function groupSection({ name, description, entries }: Group): Html {
  return html`<section aria-labelledby="area-${name}">
    <h2 id="area-${name}">${name}</h2>
    <p>${description}</p>
    ${entries.map(({ path, operation }) => callSection(path, operation))}
  </section> `
}

function frame(document: OpenApiDocument): Html {
  const rows = Object.entries(document['x-frame-errors']).map(
    ([name, { errcode, status }]) =>
      html`<tr>
        <td>${errcode}</td>
        <th scope="row"><code>${name}</code></th>
        <td>${status}</td>
        <td>${textOf(frameErrorTexts, name)}</td>
      </tr> `,
  )
  const body = fieldTable('Added to every body', listFields(requestFrame()))
  const answer = fieldTable('In every answer', listFields(answerFrame()))
  return html`<section aria-labelledby="frame">
    <h2 id="frame">For every call</h2>
    ${body} ${answer}
    <div class="scroll" role="group" aria-label="Errors any call may answer" tabindex="0">
      <table>
        <caption>
          Errors any call may answer
        </caption>
        <thead>
          <tr>
            <th scope="col">errcode</th>
            <th scope="col">Name</th>
            <th scope="col">HTTP</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </section> `
}

function shapes(document: OpenApiDocument): Html {
  const all = Object.entries(document.components.schemas).toSorted(([a], [b]) => a.localeCompare(b))
  return html`<section aria-labelledby="shapes">
    <h2 id="shapes">Shapes</h2>
    <p>Objects that several calls share.</p>
    ${all.map(([name, schema]) => shapeSection(name, schema))}
  </section> `
}
