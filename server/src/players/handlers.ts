import type { OutputOf } from '@parlour/contract/call.ts'
import type { calls } from '@parlour/contract/index.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { publish } from '../frame/events.ts'
import type { App, Handlers } from '../frame/module.ts'
import { readSettings } from '../frame/settings.ts'
import { isMobile, isOfAge } from './account-rules.ts'
import { useOtp } from './otp.ts'
import { wholeMobile } from './mobile-number.ts'
import { bindMobile, findByMobile, getPlayer } from './players.ts'
import { changeParticulars, changeProfile, readParticulars } from './profile.ts'
import { setSuperior } from './superiors.ts'
import { noteTaken } from './taken-tries.ts'

type Served = Pick<
  typeof calls,
  'bindAccount' | 'updateProfile' | 'appUserOther' | 'updateAppUserOther' | 'agentFill'
>
type AppUser = OutputOf<typeof calls.updateProfile>['appUser']

/** What later modules know of a player. */
export type LaterModules = {
  readAppUser(app: App, queries: Queries, playerId: number): Promise<AppUser>
  isVerified(queries: Queries, playerId: number): Promise<boolean>
  readDeposited(queries: Queries, playerId: number): Promise<number>
  endOtherSessions(tx: Tx, playerId: number, keptSessionId: string): Promise<number>
}

/** The account and the profile, as the player changes them. */
export function createPlayerHandlers(later: LaterModules) {
  return {
    async bindAccount({ app, tx, caller, error }, { countryCode, mobile: typed, code }) {
      const { settings } = await readSettings(tx)
      if (!isMobile(typed, settings)) throw error('mobileMalformed')
      const player = await getPlayer(tx, caller.playerId)
      if (player.mobile !== null) throw error('alreadyBound')
      const mobile = wholeMobile(settings, countryCode, typed)
      if (mobile === null) throw error('mobileMalformed')
      const secret = app.config.PARLOUR_SECRET
      const outcome = await useOtp(tx, { purpose: 'bind', mobile, code, secret })
      if (outcome === 'wrong') throw error('codeWrong', { keep: true })
      if (outcome === 'expired') throw error('codeExpired')
      if (!(await bindMobile(tx, caller.playerId, mobile))) {
        const ownerId = await findByMobile(tx, mobile)
        if (ownerId !== null) await noteTaken(tx, caller.playerId, { ownerId, what: 'mobile' })
        throw error('mobileTaken', { keep: true })
      }
      await publish(tx, 'mobile.bound', caller.playerId, { mobile })
      await publish(tx, 'account.changed', caller.playerId, { what: 'mobile' })
      await later.endOtherSessions(tx, caller.playerId, caller.sessionId)
      return { appUser: await later.readAppUser(app, tx, caller.playerId), propList: [] }
    },
    async updateProfile({ app, tx, caller, error }, change) {
      const refusal = await changeProfile(tx, caller.playerId, change)
      if (refusal) throw error(refusal)
      return { appUser: await later.readAppUser(app, tx, caller.playerId) }
    },
    appUserOther: async ({ app, tx, caller }) => ({
      appUserOther: await readParticulars(tx, ownerOf(app, caller)),
    }),
    async updateAppUserOther({ app, tx, caller, error }, change) {
      const { settings } = await readSettings(tx)
      if (change.birthday && !isOfAge(change.birthday, settings.ageLimit)) throw error('underAge')
      const isIdentity = change.realName !== undefined || change.birthday !== undefined
      if (isIdentity && (await later.isVerified(tx, caller.playerId))) throw error('lockedByKyc')
      return { appUserOther: await changeParticulars(tx, ownerOf(app, caller), change) }
    },
    async agentFill({ tx, caller, error }, { pid }) {
      if ((await later.readDeposited(tx, caller.playerId)) > 0) throw error('tooLate')
      const refusal = await setSuperior(tx, caller.playerId, pid)
      if (refusal) throw error(refusal)
      return {}
    },
  } satisfies Handlers<Served>
}

function ownerOf({ config }: Pick<App, 'config'>, { playerId }: { playerId: number }) {
  return { playerId, secret: config.PARLOUR_SECRET }
}
