/** As much of OpenAPI 3.1 as the contract needs. */

export type Schema = {
  $ref?: string
  type?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  const?: unknown
  enum?: unknown[]
  default?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  contentMediaType?: string
  contentSchema?: Schema
  'x-unit'?: string
}

export type JsonBody = { 'application/json': { schema: Schema } }
export type Response = { description: string; content: JsonBody } | { $ref: string }

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters: { $ref: string }[]
  requestBody: { required: boolean; content: JsonBody }
  responses: Record<string, Response>
  'x-public': boolean
  'x-writes': boolean
  /** The call's own errors, name to errcode. */
  'x-errors': Record<string, number>
}

export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, { post: Operation }>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, { description: string; content: JsonBody }>
    parameters: Record<string, object>
    securitySchemes: Record<string, object>
  }
  /** The errors any call may answer. */
  'x-frame-errors': Record<string, { errcode: number; status: number }>
}
