import type { FastifyInstance } from 'fastify'

/** The contract for people and for programs, drawn from the schemas when first asked for. */
export function serveApiDocs(http: FastifyInstance): void {
  let drawing: ReturnType<typeof draw> | undefined
  const drawn = () => (drawing ??= draw())
  http.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((await drawn()).document),
  )
  http.get('/api', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send((await drawn()).page),
  )
  http.get('/api/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send((await drawn()).style),
  )
}

async function draw() {
  const { areas } = await import('@parlour/contract/index.ts')
  const { openApiDocument } = await import('../api-docs/openapi.ts')
  const { apiPage, apiPageStyle } = await import('../api-docs/page.ts')
  const document = openApiDocument(areas)
  return { document: JSON.stringify(document), page: apiPage(document), style: apiPageStyle }
}
