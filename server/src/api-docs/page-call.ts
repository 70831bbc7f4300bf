import type { Operation, Schema } from './document.ts'
import { listFields } from './fields.ts'
import type { Field } from './fields.ts'
import { html } from './html.ts'
import type { Html } from './html.ts'

/** Fields of the frame are explained once, at the top of the page. */
const frameFields = new Set(['clientReferrer', 'channel', 'appId', 'platform', 'code', 'errcode'])

export function callSection(path: string, operation: Operation): Html {
  const name = operation.operationId
  const input = operation.requestBody.content['application/json'].schema
  return html`<section class="call" aria-labelledby="call-${name}">
    <h3 id="call-${name}">${name}</h3>
    <p class="path"><span class="method">POST</span> <code>${path}</code> ${badges(operation)}</p>
    <p>${operation.summary}</p>
    ${variants('Input', input)}${variants('Answer', outputOf(operation))}${errorTable(operation)}
  </section> `
}

export function shapeSection(name: string, schema: Schema): Html {
  return html`<section class="call" aria-labelledby="shape-${name}">
    <h3 id="shape-${name}">${name}</h3>
    ${fieldTable('Fields', listFields(schema))}
  </section> `
}

export function fieldTable(caption: string, fields: Field[]): Html {
  if (fields.length === 0) return html`<p class="none">${caption}: no fields of its own.</p>`
  return html`<div class="scroll" role="group" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
          <th scope="col">Notes</th>
        </tr>
      </thead>
      <tbody>
        ${fields.map(fieldRow)}
      </tbody>
    </table>
  </div> `
}

function fieldRow(field: Field): Html {
  const type = field.shape
    ? html`<a href="#shape-${field.shape}">${field.type}</a>`
    : html`${field.type}`
  const optional = field.isRequired ? null : html` <span class="optional">optional</span>`
  return html`<tr>
    <th scope="row"><code>${field.name}</code>${optional}</th>
    <td>${type}</td>
    <td>${field.notes.join(' · ')}</td>
  </tr> `
}

function badges(operation: Operation): Html {
  const who = operation['x-public']
    ? html`<span class="badge public">Public</span>`
    : html`<span class="badge login">Login</span>`
  const writes = operation['x-writes'] ? html` <span class="badge writes">Writes</span>` : null
  return html`${who}${writes}`
}

/** The first alternative of an answer is success; the other is the error frame. */
function outputOf(operation: Operation): Schema {
  const response = operation.responses['200']
  if (!response || !('content' in response)) return {}
  return response.content['application/json'].schema.oneOf?.[0] ?? {}
}

function variants(caption: string, schema: Schema): Html {
  const all = schema.oneOf ?? schema.anyOf ?? [schema]
  const isOne = all.length === 1
  return html`${all.map((one, at) => {
    const own = listFields(one).filter((field) => !frameFields.has(field.name))
    return fieldTable(isOne ? caption : `${caption}, alternative ${at + 1}`, own)
  })}`
}

function errorTable(operation: Operation): Html {
  const errors = Object.entries(operation['x-errors']).toSorted(([, a], [, b]) => a - b)
  if (errors.length === 0) return html`<p class="none">Errors: none of its own.</p>`
  const rows = errors.map(
    ([name, errcode]) =>
      html`<tr>
        <td>${errcode}</td>
        <th scope="row"><code>${name}</code></th>
      </tr> `,
  )
  return html`<table class="errors">
    <caption>
      Errors
    </caption>
    <thead>
      <tr>
        <th scope="col">errcode</th>
        <th scope="col">Name</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table> `
}
