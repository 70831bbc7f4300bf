import type { Rule } from '../rule.ts'
import { activities } from './activities.ts'
import { environment } from './environment.ts'
import { expansions } from './expansions.ts'
import { exportedFirst } from './exported-first.ts'
import { fileCycles } from './file-cycles.ts'
import { fileNames } from './file-names.ts'
import { folderCycles } from './folder-cycles.ts'
import { forbiddenWords } from './forbidden-words.ts'
import { getters } from './getters.ts'
import { leftovers } from './leftovers.ts'
import { lineLength } from './line-length.ts'
import { machinePaths } from './machine-paths.ts'
import { migrations } from './migrations.ts'
import { moduleDoors } from './module-doors.ts'
import { parses } from './parses.ts'
import { pureRules } from './pure-rules.ts'
import { registryHosts } from './registry-hosts.ts'
import { reservedVerbs } from './reserved-verbs.ts'
import { rooms } from './rooms.ts'
import { serverOrder } from './server-order.ts'
import { tableOwners } from './table-owners.ts'
import { testsRun } from './tests-run.ts'
import { waitsAreLong } from './waits.ts'
import { walletSql } from './wallet-sql.ts'
import { webLayers } from './web-layers.ts'
import { webWithoutZod } from './web-without-zod.ts'
import { wiredByHand } from './wired-by-hand.ts'

/** The rules of this house. What holds for any house is in .oxlintrc.json. */
export const rules: Rule[] = [
  parses,
  rooms,
  webWithoutZod,
  serverOrder,
  moduleDoors,
  fileCycles,
  folderCycles,
  activities,
  webLayers,
  wiredByHand,
  lineLength,
  pureRules,
  walletSql,
  tableOwners,
  environment,
  fileNames,
  forbiddenWords,
  exportedFirst,
  reservedVerbs,
  getters,
  leftovers,
  testsRun,
  waitsAreLong,
  machinePaths,
  registryHosts,
  migrations,
  expansions,
]
