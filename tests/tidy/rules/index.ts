import type { Rule } from '../rule.ts'
import { activities } from './activities.ts'
import { compilerSilence } from './compiler-silence.ts'
import { environment } from './environment.ts'
import { exportedFirst } from './exported-first.ts'
import { fileNames } from './file-names.ts'
import { folderCycles } from './folder-cycles.ts'
import { forbiddenWords } from './forbidden-words.ts'
import { getters } from './getters.ts'
import { importCycles } from './import-cycles.ts'
import { leftovers } from './leftovers.ts'
import { anyFileLength, fileLength, functionLength, lineLength } from './lengths.ts'
import { machinePaths } from './machine-paths.ts'
import { migrations } from './migrations.ts'
import { moduleDoors } from './module-doors.ts'
import { namedExports } from './named-exports.ts'
import { noAny } from './no-any.ts'
import { noConsole } from './no-console.ts'
import { parses } from './parses.ts'
import { pureRules } from './pure-rules.ts'
import { registryHosts } from './registry-hosts.ts'
import { reservedVerbs } from './reserved-verbs.ts'
import { rooms } from './rooms.ts'
import { serverOrder } from './server-order.ts'
import { testsRun } from './tests-run.ts'
import { walletSql } from './wallet-sql.ts'
import { webLayers } from './web-layers.ts'
import { webWithoutZod } from './web-without-zod.ts'

/** Every rule of the house. */
export const rules: Rule[] = [
  parses,
  rooms,
  webWithoutZod,
  serverOrder,
  moduleDoors,
  importCycles,
  folderCycles,
  activities,
  webLayers,
  functionLength,
  fileLength,
  anyFileLength,
  lineLength,
  pureRules,
  walletSql,
  environment,
  fileNames,
  forbiddenWords,
  namedExports,
  exportedFirst,
  reservedVerbs,
  getters,
  leftovers,
  testsRun,
  noAny,
  compilerSilence,
  machinePaths,
  registryHosts,
  migrations,
  noConsole,
]
