import { join } from 'node:path'
import { affiliatesRoutes } from '#server/modules/affiliates/affiliates.routes.ts'
import { createAffiliates } from '#server/modules/affiliates/affiliates.service.ts'
import { authRoutes } from '#server/modules/auth/auth.routes.ts'
import { type Auth, createAuth } from '#server/modules/auth/auth.service.ts'
import { createAlerts } from '#server/modules/auth/security/alerts.service.ts'
import { createRecording } from '#server/modules/auth/security/recording.service.ts'
import { securityRoutes } from '#server/modules/auth/security/security.routes.ts'
import { createSecurity } from '#server/modules/auth/security/security.service.ts'
import { startSecurityJobs } from '#server/modules/auth/security/security-jobs.ts'
import { startBedJobs } from '#server/modules/beds/bed-jobs.ts'
import { bedsRoutes } from '#server/modules/beds/beds.routes.ts'
import { createBeds } from '#server/modules/beds/beds.service.ts'
import { boardRoutes } from '#server/modules/beds/board.routes.ts'
import { createBoard } from '#server/modules/beds/board.service.ts'
import { createHolds } from '#server/modules/beds/holds.service.ts'
import { certificatesRoutes } from '#server/modules/certificates/certificates.routes.ts'
import { createCertificates } from '#server/modules/certificates/certificates.service.ts'
import { startClaimJobs } from '#server/modules/claims/claim-jobs.ts'
import { claimsRoutes } from '#server/modules/claims/claims.routes.ts'
import { createClaimDesk } from '#server/modules/claims/lists/claim-desk.service.ts'
import { contactRoutes } from '#server/modules/contact/contact.routes.ts'
import { createContact } from '#server/modules/contact/contact.service.ts'
import { startContactJobs } from '#server/modules/contact/contact-jobs.ts'
import { inboxRoutes } from '#server/modules/contact/inbox.routes.ts'
import { createInbox } from '#server/modules/contact/inbox.service.ts'
import { directoryRoutes } from '#server/modules/directory/directory.routes.ts'
import { createDirectory } from '#server/modules/directory/directory.service.ts'
import { historyRoutes } from '#server/modules/history/history.routes.ts'
import { createHistory } from '#server/modules/history/history.service.ts'
import { createCommits } from '#server/modules/imports/commit/commits.service.ts'
import { createTellEnd } from '#server/modules/imports/commit/telling-end.service.ts'
import { createExports } from '#server/modules/imports/export/exports.service.ts'
import { startImportJobs } from '#server/modules/imports/import-jobs.ts'
import { importsRoutes } from '#server/modules/imports/imports.routes.ts'
import { createImports } from '#server/modules/imports/imports.service.ts'
import { createImportWork } from '#server/modules/imports/work/import-work.ts'
import { inquiriesRoutes } from '#server/modules/inquiries/inquiries.routes.ts'
import { createInquiries } from '#server/modules/inquiries/inquiries.service.ts'
import { startInquiryJobs } from '#server/modules/inquiries/inquiry-jobs.ts'
import { receivedRoutes } from '#server/modules/inquiries/received.routes.ts'
import { createReceived } from '#server/modules/inquiries/received.service.ts'
import { togetherRoutes } from '#server/modules/inquiries/together.routes.ts'
import { createTogether } from '#server/modules/inquiries/together.service.ts'
import { deskEventsRoutes } from '#server/modules/live/desk-events.routes.ts'
import { createDeskEvents } from '#server/modules/live/desk-events.service.ts'
import { liveRoutes } from '#server/modules/live/live.routes.ts'
import { createLive } from '#server/modules/live/live.service.ts'
import { createDelivery } from '#server/modules/mail/delivery.service.ts'
import { mailRoutes } from '#server/modules/mail/mail.routes.ts'
import { createMail } from '#server/modules/mail/mail.service.ts'
import { startMailJobs } from '#server/modules/mail/mail-jobs.ts'
import { hsdsRoutes } from '#server/modules/open-data/hsds/hsds.routes.ts'
import { createHsds } from '#server/modules/open-data/hsds/hsds.service.ts'
import { openDataRoutes } from '#server/modules/open-data/open-data.routes.ts'
import { createOpenData } from '#server/modules/open-data/open-data.service.ts'
import { sitemapRoutes } from '#server/modules/open-data/sitemap/sitemap.routes.ts'
import { createSitemap } from '#server/modules/open-data/sitemap/sitemap.service.ts'
import { photosRoutes } from '#server/modules/photos/photos.routes.ts'
import { createPhotos } from '#server/modules/photos/photos.service.ts'
import { linkSecrets } from '#server/modules/reminders/link-secret.ts'
import { createReminderPlans } from '#server/modules/reminders/plan.service.ts'
import { startReminderJobs } from '#server/modules/reminders/reminder-jobs.ts'
import { remindersRoutes } from '#server/modules/reminders/reminders.routes.ts'
import { createReminders } from '#server/modules/reminders/reminders.service.ts'
import { createSaid } from '#server/modules/reminders/said.service.ts'
import { createEditing } from '#server/modules/residences/editing/editing.service.ts'
import { residencesRoutes } from '#server/modules/residences/residences.routes.ts'
import { createResidences, type Residences } from '#server/modules/residences/residences.service.ts'
import { residencesDeskRoutes } from '#server/modules/residences/residences-desk.routes.ts'
import { keptSearch } from '#server/modules/search/found/kept-search.ts'
import { homeRoutes } from '#server/modules/search/home/home.routes.ts'
import { createHomes } from '#server/modules/search/home/home.service.ts'
import { createPlaces, pointOfZip } from '#server/modules/search/meant/known-places.ts'
import { createPlaceCalls } from '#server/modules/search/meant/place-calls.service.ts'
import { placeRoutes } from '#server/modules/search/place/place.routes.ts'
import { searchRoutes } from '#server/modules/search/search.routes.ts'
import { createSearch } from '#server/modules/search/search.service.ts'
import { sharedListsRoutes } from '#server/modules/search/shared-lists/shared-lists.routes.ts'
import { createSharedLists } from '#server/modules/search/shared-lists/shared-lists.service.ts'
import { startSharedListJobs } from '#server/modules/search/shared-lists/shared-lists-jobs.ts'
import { statesRoutes } from '#server/modules/states/states.routes.ts'
import { createStates, type States } from '#server/modules/states/states.service.ts'
import { stateTotalsRoutes } from '#server/modules/states/totals/state-totals.routes.ts'
import { createStateTotals } from '#server/modules/states/totals/state-totals.service.ts'
import { startStateTotalsJobs } from '#server/modules/states/totals/state-totals-jobs.ts'
import { joiningRoutes } from '#server/modules/team/joining.routes.ts'
import { createJoining } from '#server/modules/team/joining.service.ts'
import { createOfficers } from '#server/modules/team/officers.service.ts'
import { createProgress } from '#server/modules/team/progress.service.ts'
import { teamRoutes } from '#server/modules/team/team.routes.ts'
import { createTeam } from '#server/modules/team/team.service.ts'
import { startTeamJobs } from '#server/modules/team/team-jobs.ts'
import { createPings } from '#server/modules/waiting/pings.service.ts'
import { waitingRoutes } from '#server/modules/waiting/waiting.routes.ts'
import { createWaiting } from '#server/modules/waiting/waiting.service.ts'
import { startWaitingJobs } from '#server/modules/waiting/waiting-jobs.ts'
import { pagesFile } from '#server/pages/search-engines.ts'
import type { Database } from '#server/plumbing/db.ts'
import { type SharedLimits, sharedLimits } from '#server/plumbing/gate/limits/shared-limits.ts'
import type { Http, SignedIn } from '#server/plumbing/http.ts'
import { createMailer } from '#server/plumbing/mail/mailer.ts'
import { createTexter } from '#server/plumbing/mail/text-delivery.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Env } from '#server/plumbing/start/env.ts'
import { keptSecret } from '#server/plumbing/start/kept-secret.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import type { SecurityEvents } from '#server/plumbing/visitors/security-events.ts'
import { type Jobs, startJobs } from '#server/plumbing/work/jobs.ts'

export type App = {
  auth: Auth
  residences: Residences
  states: States
  whoIs(headers: Headers): Promise<SignedIn | null>
  securityEvents: SecurityEvents
  countToday(): Promise<void>
  routes: readonly Http[]
  sendAway(): void
  stop(withinMs: number): Promise<void>
}

export async function createApp(parts: {
  env: Env
  database: Database
  clock: Clock
  log: Log
  placesFile: string
  forgetPages?: () => void
}): Promise<App> {
  const { env, database, clock, log, placesFile, forgetPages } = parts
  const { transactions } = database
  const { baseUrl } = env
  const jobs = await startJobs(database, log)
  const mailer = createMailer({ smtpUrl: env.smtpUrl, from: env.mailFrom, folder: join(env.dataDir, 'mail') })
  const transport = env.smtpUrl === null ? 'files' : 'smtp'
  const mail = createMail({ transactions, clock, transport, from: env.mailFrom, jobs, log })
  const texter = createTexter({ smsUrl: env.smsUrl, smsToken: env.smsToken, folder: join(env.dataDir, 'sms') })
  const delivery = createDelivery({ transactions, mailer, texter, clock, log })
  const states = createStates({ transactions })
  const supportEmail = env.site.supportEmail.value
  const alerts = createAlerts({ transactions, mail, clock, supportEmail, baseUrl })
  const securityEvents = createRecording({ transactions, clock, log, looked: alerts.look })
  const security = createSecurity({ transactions, clock })
  const secret = env.authSecret ?? (await keptSecret(env.dataDir, 'auth-secret'))
  const limits = sharedLimits({ transactions, secretKey: secret, clock })
  const site = { secretKey: secret, supportEmail, baseUrl, limits }
  const contact = createContact({ transactions, mail, states, clock, log, ...site })
  const timed = { transactions, clock }
  const [inbox, residences] = [createInbox(timed), createResidences(timed)]
  const [beds, holds, board] = [createBeds(timed), createHolds(timed), createBoard(timed)]
  const places = createPlaces({ file: placesFile, states })
  const directory = createDirectory({ transactions, clock, states, places })
  const textsGoOut = env.smsUrl !== null
  const waiting = createWaiting({ transactions, clock, log, textsGoOut })
  const pings = createPings({ transactions, mail, clock, log, baseUrl, textsGoOut, redraw: waiting.redraw })
  const inquiries = createInquiries({ transactions, mail, jobs, waiting, clock, log, textsGoOut, ...site })
  const together = createTogether({ transactions, mail, jobs, redraw: waiting.redraw, clock, textsGoOut, ...site })
  const received = createReceived({ transactions, clock, waiting })
  const links = { transactions, beds, clock, secrets: linkSecrets(secret) }
  const reminders = createReminders({ ...links, mail, log, baseUrl })
  const plans = createReminderPlans({ transactions, beds, reminders, clock })
  const said = createSaid(links)
  const searched = { transactions, clock, places }
  const search = keptSearch(createSearch(searched), clock)
  const sharedLists = createSharedLists({ transactions, search, limits, clock })
  const claims = createClaimDesk({ transactions, search, mail, clock, ...site })
  const homes = createHomes(searched)
  const editing = createEditing({ transactions, clock, states, points: places })
  const hsds = createHsds({ transactions, clock, pointOfZip: pointOfZip(places), baseUrl })
  const work = createImportWork()
  const imports = createImports({ transactions, clock, work, states, placesFile })
  const tellEnd = createTellEnd({ transactions, mail, supportEmail, baseUrl })
  const commits = createCommits({ transactions, clock, log, imports, work, tellEnd })
  const exports = createExports({ transactions, clock, baseUrl })
  const openData = createOpenData({ clock, search, homes, hsds, baseUrl })
  const sitemap = createSitemap({ transactions, clock, baseUrl, pagesFile, list: places })
  const forget = () => {
    directory.forget()
    search.forget()
    forgetPages?.()
  }
  const live = createLive({ transactions, clock, log, states, beforeTelling: forget })
  await database.listen('listing', (home) => {
    // At once: what has just been made private is in no kept answer while its change waits to be told with others.
    forget()
    live.hear(home)
  })
  const deskEvents = createDeskEvents({
    transactions,
    clock,
    log,
    openSessions: (ids) => auth.sessions.stillOpen(ids),
  })
  await database.listen('desk', deskEvents.hear)
  await database.listen('left_desk', deskEvents.sendOut)
  const auth = createAuth({
    database,
    baseUrl,
    clock,
    log,
    secret,
    securityEvents,
    openId: env.oidc,
    secondFactor: env.secondFactor,
    sendMail: ({ to, kind, ...letter }) => mail.send({ to, kind, letter, confidential: true }),
  })
  const teamwork = { transactions, mail, accounts: auth.accounts, clock, log, baseUrl }
  const [team, joining] = [createTeam(teamwork), createJoining(teamwork)]
  const officers = createOfficers(teamwork)
  const affiliates = createAffiliates({ transactions, officers, mail, clock, securityEvents })
  await startTeamJobs(jobs, joining)
  await startMailJobs(jobs, delivery)
  await startContactJobs(jobs, contact)
  await startInquiryJobs(jobs, inquiries)
  await startSharedListJobs(jobs, sharedLists)
  await startBedJobs(jobs, holds)
  await startReminderJobs(jobs, reminders)
  await startImportJobs(jobs, { imports, commits, isAlone: database.kind === 'embedded' })
  await startWaitingJobs(jobs, pings)
  await startClaimJobs(jobs, claims)
  await startSecurityJobs(jobs, security)
  const stateTotals = createStateTotals({ transactions, clock })
  const countToday = await startStateTotalsJobs(jobs, stateTotals)
  await startCleaningJobs(jobs, auth, limits)
  auth.start()
  return {
    auth,
    residences,
    states,
    whoIs: auth.whoIs,
    countToday,
    securityEvents,
    routes: [
      authRoutes(auth),
      contactRoutes(contact),
      inboxRoutes(inbox),
      mailRoutes(mail),
      securityRoutes(security, { clock }),
      statesRoutes(states),
      stateTotalsRoutes(stateTotals, { clock }),
      residencesRoutes(residences),
      boardRoutes(board),
      bedsRoutes({ beds, holds }),
      residencesDeskRoutes(editing, homes.preview),
      photosRoutes(createPhotos({ transactions, clock, limits })),
      directoryRoutes(directory),
      homeRoutes(homes),
      hsdsRoutes(hsds, { baseUrl, clock }),
      openDataRoutes(openData, { clock }),
      togetherRoutes(together),
      inquiriesRoutes(inquiries),
      remindersRoutes({ plans, said }),
      importsRoutes({ imports, commits, exports }),
      receivedRoutes(received),
      waitingRoutes(waiting, pings),
      claimsRoutes(claims),
      searchRoutes(search, { clock }),
      placeRoutes(createPlaceCalls(searched), { clock }),
      sharedListsRoutes(sharedLists),
      liveRoutes(live),
      deskEventsRoutes(deskEvents),
      sitemapRoutes(sitemap, { clock }),
      teamRoutes(team, createProgress({ transactions, clock })),
      affiliatesRoutes(affiliates),
      certificatesRoutes(createCertificates({ transactions, clock })),
      historyRoutes(createHistory({ transactions, clock }), { clock }),
      joiningRoutes(joining, { clock }),
    ],
    sendAway() {
      live.close()
      deskEvents.close()
    },
    async stop(withinMs) {
      delivery.stop()
      auth.close()
      await jobs.stop(withinMs)
      await securityEvents.stop()
    },
  }
}

async function startCleaningJobs(jobs: Jobs, auth: Auth, limits: SharedLimits): Promise<void> {
  await jobs.work('sign-in-cleaning', auth.deleteExpired, { merge: true })
  await jobs.schedule('sign-in-cleaning', '23 * * * *')
  await jobs.work('limit-cleaning', limits.forgetOld, { merge: true })
  await jobs.schedule('limit-cleaning', '37 * * * *')
}
