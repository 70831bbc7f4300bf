import type { Call, Calls } from '@parlour/contract/call.ts'
import { takesKey } from '@parlour/contract/call.ts'
import { answer, apiPrefix, envelope, frameErrors } from '@parlour/contract/envelope.ts'
import { repeatWindowMs } from '@parlour/contract/envelope.ts'
import { areaTexts, frameErrorTexts, introduction, textOf } from './texts.ts'
import type { JsonBody, OpenApiDocument, Operation, Response, Schema } from './document.ts'
import { parameters, securitySchemes } from './frame.ts'
import { makeShapes, withFields } from './shapes.ts'

/** The contract, area by area, as an OpenAPI document. */
export function openApiDocument(areas: Record<string, Calls>): OpenApiDocument {
  const { shapes, draw } = makeShapes()
  const request = draw(envelope, 'input')
  const success = successFields(draw(answer, 'output'))
  const paths: OpenApiDocument['paths'] = {}
  for (const { area, name, call } of listCalls(areas)) {
    const input = withFields(draw(call.input, 'input'), request)
    const output = withFields(draw(call.output, 'output'), success)
    const tags = [area]
    paths[apiPrefix + call.path] = { post: { tags, ...operationOf(name, call, input, output) } }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Parlour', version: '1', description: introduction },
    servers: [{ url: '/' }],
    tags: Object.keys(areas).map((name) => ({ name, description: textOf(areaTexts, name) })),
    paths,
    components: { schemas: shapes, responses: frameResponses(), parameters, securitySchemes },
    'x-frame-errors': frameErrors,
  }
}

function listCalls(areas: Record<string, Calls>) {
  return Object.entries(areas).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, call]) => ({ area, name, call })),
  )
}

function operationOf(
  name: string,
  call: Call,
  input: Schema,
  output: Schema,
): Omit<Operation, 'tags'> {
  const login = { token: [], cookie: [] }
  return {
    operationId: name,
    summary: call.about,
    description: describe(call),
    security: call.public ? [{}, login] : [login],
    parameters: parameterNames(call).map((key) => ({ $ref: `#/components/parameters/${key}` })),
    requestBody: { required: true, content: jsonBody(input) },
    responses: {
      200: { description: 'Success, or an error of the call.', content: answers(call, output) },
      ...refusals(call),
    },
    'x-public': call.public,
    'x-writes': call.writes !== false,
    'x-errors': call.errors,
  }
}

function describe(call: Call): string {
  const errors = Object.entries(call.errors).map(([name, errcode]) => `${errcode} ${name}`)
  return [
    call.about,
    call.public ? 'Visitors may make this call too.' : 'The player must be signed in.',
    takesKey(call) ? 'A repeat with the same idempotency key gets the first answer.' : '',
    call.money ? `Without a key, so does the same content within ${repeatWindow} seconds.` : '',
    errors.length > 0 ? `Errors: ${errors.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function parameterNames(call: Call): string[] {
  return takesKey(call) ? ['fingerprint', 'idempotencyKey'] : ['fingerprint']
}

/** A key that is too long is refused wherever it is sent; it is told where one is taken. */
const keyErrors = new Set<string>(['keyReused', 'keyTooLong'])
const repeatWindow = repeatWindowMs / 1000

const jsonBody = (schema: Schema): JsonBody => ({ 'application/json': { schema } })

function answers(call: Call, success: Schema): JsonBody {
  const numbers = [...new Set(Object.values(call.errors))]
  return jsonBody({ oneOf: numbers.length > 0 ? [success, errorSchema(numbers)] : [success] })
}

/** A good answer has errcode 0 and no name of an error. */
function successFields(frame: Schema): Schema {
  const { code = {} } = frame.properties ?? {}
  return {
    properties: { code, errcode: { type: 'integer', const: 0 } },
    required: ['code', 'errcode'],
  }
}

function errorSchema(numbers: number[]): Schema {
  return {
    type: 'object',
    properties: {
      code: { type: 'integer' },
      errcode: { type: 'integer', enum: numbers },
      error: { type: 'string', description: 'The name of the error, for programs' },
      message: { type: 'string', description: 'What was wrong, for developers' },
    },
    required: ['code', 'errcode'],
  }
}

function frameResponses(): OpenApiDocument['components']['responses'] {
  const responses: OpenApiDocument['components']['responses'] = {}
  for (const [name, { errcode }] of Object.entries(frameErrors)) {
    const description = textOf(frameErrorTexts, name)
    responses[name] = { description, content: jsonBody(errorSchema([errcode])) }
  }
  return responses
}

/** The frame's errors this call can meet, by HTTP status. */
function refusals(call: Call): Record<string, Response> {
  const met = Object.entries(frameErrors).filter(([name]) => {
    if (name === 'unknownCall' || name === 'wrongMethod') return false
    if (name === 'unauthorized') return !call.public
    return !keyErrors.has(name) || takesKey(call)
  })
  return Object.fromEntries(
    met.map(([name, { status }]) => [status, { $ref: `#/components/responses/${name}` }]),
  )
}
