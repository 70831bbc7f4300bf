import { buildApp } from './app.ts'
import type { ArcadeConfig } from './config.ts'
import { ConfigProblems, readConfig } from './config.ts'
import { prepareClientFiles } from './http/client-files.ts'
import { DamagedStore } from './store/open.ts'

const closeLimitMs = 4_500
/** Tells whoever started this not to try again. */
const hopelessCode = 78

const config = configOrExit()
const app = appOrExit()

let isClosing = false
process.on('SIGTERM', () => void close('SIGTERM'))
process.on('SIGINT', () => void close('SIGINT'))
// The start script holds the other end of the channel: when it dies, nothing should outlive it.
process.on('disconnect', () => void close('disconnect'))

try {
  await app.listen({ host: config.host, port: config.port })
  prepareClientFiles().catch((error: unknown) => app.log.error(error))
} catch (error) {
  app.log.fatal(error, `cannot listen on ${config.host}:${config.port}`)
  process.exit(1)
}

async function close(reason: string): Promise<void> {
  if (isClosing) return
  isClosing = true
  app.log.info({ reason }, 'closing')
  setTimeout(() => process.exit(0), closeLimitMs).unref()
  await app.close()
  process.exit(0)
}

function configOrExit(): ArcadeConfig {
  try {
    return readConfig()
  } catch (error) {
    if (error instanceof ConfigProblems) {
      process.stderr.write(`arcade: ${error.message}\n`)
      process.exit(1)
    }
    throw error
  }
}

function appOrExit(): ReturnType<typeof buildApp> {
  try {
    return buildApp(config)
  } catch (error) {
    if (!(error instanceof DamagedStore)) throw error
    process.stderr.write(`arcade: ${error.message}\n`)
    process.exit(hopelessCode)
  }
}
