import { createAffiliatesModule } from './modules/affiliates/affiliates.module.ts'
import { createStateDeskModule } from './modules/affiliates/desk/state-desk.module.ts'
import { createAuthModule } from './modules/auth/auth.module.ts'
import { createBedsModule } from './modules/beds/beds.module.ts'
import { createCertificatesModule } from './modules/certification/certificates/certificates.module.ts'
import { createCertificationModule } from './modules/certification/certification.module.ts'
import { createClaimsModule } from './modules/claims/claims.module.ts'
import { createContactModule } from './modules/contact/contact.module.ts'
import { createFilesModule } from './modules/files/files.module.ts'
import { createGrievancesModule } from './modules/grievances/grievances.module.ts'
import { createHistoryModule } from './modules/history/history.module.ts'
import { createImportsModule } from './modules/imports/imports.module.ts'
import { createInquiriesModule } from './modules/inquiries/inquiries.module.ts'
import { createHealthModule } from './modules/live/health/health.module.ts'
import { createLiveModule } from './modules/live/live.module.ts'
import { createNoticesModule } from './modules/live/notices/notices.module.ts'
import { createMailModule } from './modules/mail/mail.module.ts'
import { createStoppingModule } from './modules/mail/stopping/stopping.module.ts'
import { createOpenDataModule } from './modules/open-data/open-data.module.ts'
import { createRemindersModule } from './modules/reminders/reminders.module.ts'
import { createCorrectionCount } from './modules/residence/moderation/corrections/corrections.service.ts'
import { createPairCount } from './modules/residence/moderation/merging/pair-count.service.ts'
import { createModerationModule } from './modules/residence/moderation/moderation.module.ts'
import { createPhotosModule } from './modules/residence/photos/photos.module.ts'
import { createResidencesModule } from './modules/residence/residences.module.ts'
import { createZipLookup } from './modules/search/meant/known-places.service.ts'
import { createSearchModule } from './modules/search/search.module.ts'
import { createDirectoryModule } from './modules/states/directory/directory.module.ts'
import { createStatesModule } from './modules/states/states.module.ts'
import { createTeamModule } from './modules/team/team.module.ts'
import { createWaitingModule } from './modules/waiting/waiting.module.ts'
import { pagesFile } from './pages/search-engines.ts'
import { createMinuteRates } from './plumbing/admission/limits/minute-rates.ts'
import { createRateLimits } from './plumbing/admission/limits/rate-limits.ts'
import { createSharedLimits } from './plumbing/admission/limits/shared-limits.ts'
import type { Database } from './plumbing/db.ts'
import { createTroubles, type Troubles } from './plumbing/health/troubles.ts'
import type { Clock } from './plumbing/start/clock.ts'
import type { Env } from './plumbing/start/env.ts'
import type { Log } from './plumbing/start/log.ts'
import { readOrCreateSecret } from './plumbing/start/stored-secret.ts'
import { startJobs } from './plumbing/work/jobs.ts'
import type { ServerModule, ServerParts } from './plumbing/work/server-module.ts'

export type App = Awaited<ReturnType<typeof createApp>>

type AppOptions = {
  env: Env
  database: Database
  clock: Clock
  log: Log
  troubles?: Troubles
  placesFile: string
  forgetPages?: () => void
  noticesChanged?: () => void
  textsChanged?: () => Promise<void>
}

/** Makes every module of the product and starts its jobs; no other file knows them all. The database is migrated before. */
export async function createApp(given: AppOptions) {
  const { placesFile, forgetPages, troubles = createTroubles(given.clock) } = given
  const { noticesChanged = () => {}, textsChanged = async () => {} } = given
  const parts = await createParts(given)
  const { jobs, minuteRates } = parts
  const mailModule = createMailModule(parts)
  const { mail, devices } = mailModule
  const statesModule = createStatesModule(parts)
  const { states } = statesModule
  const authModule = createAuthModule({ ...parts, mail })
  const { auth, securityEvents } = authModule
  const searchModule = createSearchModule({ ...parts, states, placesFile })
  const { search, residences, places } = searchModule
  const directoryModule = createDirectoryModule({ ...parts, states, places })
  const residencesModule = createResidencesModule({ ...parts, states, points: places, residences })
  const bedsModule = createBedsModule(parts)
  const waitingModule = createWaitingModule({ ...parts, mail })
  const teamModule = createTeamModule({ ...parts, mail, accounts: auth.accounts })
  const forget = () => {
    directoryModule.directory.forget()
    search.forget()
    forgetPages?.()
  }
  const liveModule = await createLiveModule({ ...parts, states, auth, forget })
  const inquiriesModule = createInquiriesModule({ ...parts, mail, devices, waiting: waitingModule.waiting })
  const remindersModule = createRemindersModule({ ...parts, mail, beds: bedsModule.beds })
  const photosModule = createPhotosModule(parts)
  const filesModule = createFilesModule({ ...parts, pictures: photosModule.pictures })
  const certificationModule = createCertificationModule({ ...parts, mail, files: filesModule.files })
  const grievancesModule = createGrievancesModule({ ...parts, mail, files: filesModule.files })
  const certificatesModule = createCertificatesModule({ ...parts, mail })
  const contactModule = createContactModule({ ...parts, mail, states })
  const claimsModule = createClaimsModule({ ...parts, mail, search, places, pictures: photosModule.pictures })
  const noticesModule = await createNoticesModule({ ...parts, states, changed: noticesChanged, textsChanged })
  const [{ applications }, { lists: grievances }] = [certificationModule, grievancesModule]
  const modules: ServerModule[] = [
    authModule,
    contactModule,
    mailModule,
    residencesModule,
    bedsModule,
    photosModule,
    filesModule,
    directoryModule,
    createOpenDataModule({
      ...parts,
      search,
      residences,
      pointOfZip: createZipLookup(places),
      list: places,
      pagesFile,
    }),
    inquiriesModule,
    remindersModule,
    createStoppingModule({ ...parts, ways: { ...inquiriesModule.stopWays, ...remindersModule.stopWays } }),
    createImportsModule({ ...parts, mail, states, placesFile }),
    waitingModule,
    claimsModule,
    searchModule,
    liveModule,
    teamModule,
    createModerationModule({
      ...parts,
      mail,
      accounts: auth.accounts,
      officers: teamModule.officers,
      verifying: certificatesModule.verifying,
      claims: claimsModule.search,
      inbox: contactModule.inbox,
    }),
    createAffiliatesModule({
      ...parts,
      mail,
      officers: teamModule.officers,
      securityEvents,
      keys: certificatesModule.keys,
    }),
    certificationModule,
    certificatesModule,
    grievancesModule,
    createStateDeskModule({
      ...parts,
      mail,
      places,
      applications,
      grievances,
      pairs: createPairCount(parts),
      corrections: createCorrectionCount(parts),
    }),
    createHistoryModule(parts),
    createHealthModule({ ...parts, mail, troubles }),
    noticesModule,
  ]
  for (const { start } of modules) await start?.()
  const countToday = await statesModule.start()
  return {
    auth,
    residences: residencesModule.residences,
    states,
    listNotices: noticesModule.notices.listShown,
    listTexts: noticesModule.texts.listShown,
    whoIs: auth.whoIs,
    countToday,
    securityEvents,
    minuteRates,
    routes: [statesModule, ...modules].flatMap(({ routes }) => routes),
    sendAway: liveModule.close,
    async stop(withinMs: number): Promise<void> {
      mailModule.stop()
      auth.close()
      await parts.stopSharing()
      await jobs.stop(withinMs)
      await securityEvents.stop()
    },
  }
}

async function createParts({
  env,
  database,
  clock,
  log,
}: AppOptions): Promise<ServerParts & { stopSharing: () => Promise<void> }> {
  const { transactions } = database
  const jobs = await startJobs(database, log)
  const secretKey = env.authSecret ?? (await readOrCreateSecret(env.dataDir, 'auth-secret'))
  const minutes = createMinuteRates({ database, secretKey, clock, log })
  const limits = createSharedLimits({ transactions, secretKey, clock })
  await jobs.repeat('limit-cleaning', '37 * * * *', limits.forgetOld)
  const [supportEmail, textsGoOut] = [env.site.supportEmail.value, env.smsUrl !== null]
  return {
    env,
    database,
    transactions,
    clock,
    log,
    jobs,
    limits,
    rateLimits: createRateLimits({ database, secretKey }),
    minuteRates: minutes.rates,
    stopSharing: minutes.stop,
    secretKey,
    baseUrl: env.baseUrl,
    supportEmail,
    textsGoOut,
  }
}
