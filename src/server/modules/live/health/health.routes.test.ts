import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { healthAnswer, triedAgain } from '#contract/live/health.ts'
import { createMail } from '#server/modules/mail/mail.service.ts'
import { createTroubles } from '#server/plumbing/health/troubles.ts'
import { writeMail } from '#server/plumbing/mail/mail-text.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { type Jobs, startJobs } from '#server/plumbing/work/jobs.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk } from '#tests/support/desk/desk-people.ts'
import { buildResidence } from '#tests/support/directory/directory-rows.ts'
import { type ModuleServer, moduleServer, signedInAs } from '#tests/support/product/module-server.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { createHealthRoutes } from './health.routes.ts'
import { createHealth } from './health.service.ts'

const soon = { timeout: 10_000 }
const now = '2026-11-20T10:00:00.000Z'

const database = shareTestDatabase()
let jobs: Jobs
let server: ModuleServer
let clock: ReturnType<typeof fakeClock>
let troubles: ReturnType<typeof createTroubles>

beforeEach(async () => {
  clock = fakeClock(now)
  troubles = createTroubles(clock)
  const log = troubles.watch(createLog('silent'))
  jobs = await startJobs(database, log)
  const { transactions } = database
  const mail = createMail({ transactions, clock, transport: 'files', from: 'us@homes.example', jobs, log })
  server = moduleServer(() => [
    createHealthRoutes(createHealth({ transactions, clock, database, jobs, mail, troubles })),
  ])
  server.signIn(signedInAs('alliance'))
  for (const number of [1, 2]) {
    const mailText = writeMail({ subject: `Mail ${number}`, paragraphs: ['Hello.'] })
    await mail.send({ kind: 'contact-receipt', to: 'sam@home.example', mailText })
  }
})
afterEach(() => jobs.stop())

const read = async () => healthAnswer.parse(await (await server.request('/api/staff/health')).json())
const change = (body: unknown) => server.post('/api/staff/health/changes', body)
const tried = async (body: unknown) => triedAgain.parse(await (await change(body)).json()).tried
const queue = async (name: string) => (await read()).queues.find((one) => one.name === name)

/** A job that breaks until it is mended, failed as often as said. The queues outlive a test: each has its own. */
async function breaking(name: string, times: number, options: { merge?: boolean } = {}) {
  const state = { isBroken: true, runs: 0 }
  await jobs.work(
    name,
    async () => {
      state.runs += 1
      if (state.isBroken) throw Object.assign(new Error('sam@home.example refused'), { code: '53100' })
    },
    { retries: 0, pollSeconds: 0.5, ...options },
  )
  for (let time = 1; time <= times; time += 1) {
    await jobs.send(name)
    await expect.poll(async () => (await queue(name))?.failed, soon).toBe(time)
  }
  return state
}

describe('the health of the site', () => {
  it('is for the alliance’s staff alone, to read and to change', async () => {
    const { people } = await buildDesk(database.transactions, 'Porch Homes')
    for (const [who, status] of [
      [null, 401],
      [people.owner, 403],
      [signedInAs('affiliate'), 403],
    ] as const) {
      server.signIn(who)
      expect((await server.request('/api/staff/health')).status).toBe(status)
      expect((await change({ act: 'mails' })).status).toBe(status)
    }
  })

  it('counts each published home of a state once, by its newest number', async () => {
    const { organizationId } = await buildDesk(database.transactions, 'Porch Homes')
    const ago = (hours: number) => new Date(Date.parse(now) - hours * 3_600_000).toISOString()
    for (const [name, hours] of [
      ['Today', 1],
      ['This week', 24],
      ['Still this week', 7 * 24],
      ['Older', 7 * 24 + 1],
      ['Never', null],
    ] as const) {
      const id = await buildResidence(database.transactions, { organizationId, name, groups: [{ totalBeds: 8 }] })
      await database.runAsOwner((owner) =>
        owner.query(
          `update listing_beds set occupied = case when $2::text is null then null else 2 end,
             reported_at = $2::timestamptz where residence_id = $1`,
          [id, hours === null ? null : ago(hours)],
        ),
      )
    }
    const arkansas = { state: 'AR', name: 'Arkansas', homes: 5, ages: { day: 1, week: 2, older: 1, never: 1 } }
    expect((await read()).states).toEqual([{ ...arkansas, hasAffiliate: false }])
    await database.runAsOwner((owner) =>
      owner.execute(`insert into organization (id, name, kind, state_code)
        values ('00000000-0000-4000-8000-0000000000a7', 'Arkansas Homes', 'affiliate', 'AR')`),
    )
    expect((await read()).states).toEqual([{ ...arkansas, hasAffiliate: true }])
  })

  it('says what failed by the code of its error and never by its message, and that it has worked since', async () => {
    const state = await breaking('daily-list', 2)
    const failed = await queue('daily-list')
    expect(failed).toMatchObject({ failed: 2, workedAt: null })
    expect(failed?.lately.map(({ code }) => code)).toEqual(['Error 53100', 'Error 53100'])
    expect(JSON.stringify(await read())).not.toContain('refused')
    expect((await read()).errors).toMatchObject([{ what: 'job failed', code: 'Error 53100', times: 2 }])
    state.isBroken = false
    await jobs.send('daily-list')
    await expect.poll(async () => (await queue('daily-list'))?.workedAt, soon).not.toBeNull()
    expect((await queue('daily-list'))?.failed).toBe(2)
  })

  it.each([false, true])('tries all of a kind again, once however often it is asked (merged: %s)', async (merge) => {
    const name = merge ? 'tried-merged' : 'tried-plain'
    const state = await breaking(name, 3, { merge })
    state.isBroken = false
    expect(await tried({ act: 'jobs', queue: name })).toBe(3)
    expect(await tried({ act: 'jobs', queue: name })).toBe(0)
    await expect.poll(() => state.runs, soon).toBe(4)
    await expect.poll(() => queue(name), soon).toMatchObject({ failed: 0, waiting: 0 })
    expect(server.logged()).toContain('"kind":"bulk_act"')
  })

  it('tries one of them again and leaves the others, and none of another kind', async () => {
    const state = await breaking('tried-one', 2)
    const other = await breaking('left-alone', 1)
    state.isBroken = false
    const id = (await queue('tried-one'))?.lately[0]?.id
    expect(await tried({ act: 'jobs', queue: 'left-alone', id })).toBe(0)
    expect(await tried({ act: 'jobs', queue: 'tried-one', id })).toBe(1)
    expect(await tried({ act: 'jobs', queue: 'tried-one', id })).toBe(0)
    await expect.poll(() => state.runs, soon).toBe(3)
    expect(await queue('tried-one')).toMatchObject({ failed: 1 })
    expect([await queue('left-alone'), other.runs]).toMatchObject([{ failed: 1 }, 1])
  })

  it('explains each kind however often another failed, and tries all of that one', async () => {
    for (const name of ['fails-each-minute', 'failed-before']) await jobs.work(name, async () => undefined)
    const fail = (name: string, times: number, minutes: number) =>
      database.runAsOwner((owner) =>
        owner.query(
          `insert into pgboss.job (name, state, policy, created_on, completed_on, output)
           select $1, 'failed', 'standard', now() - $3 * interval '1 minute', now() - $3 * interval '1 minute',
             '{"name": "Error"}' from generate_series(1, $2::int)`,
          [name, times, minutes],
        ),
      )
    await fail('failed-before', 1, 9)
    await fail('fails-each-minute', 1_200, 1)
    expect((await queue('failed-before'))?.lately).toHaveLength(1)
    expect((await queue('fails-each-minute'))?.lately).toHaveLength(5)
    expect(await tried({ act: 'jobs', queue: 'fails-each-minute' })).toBe(1_200)
    expect(await queue('failed-before')).toMatchObject({ failed: 1 })
  })

  it('keeps what a job carries when it is tried again', async () => {
    const done: unknown[] = []
    let isBroken = true
    await jobs.work(
      'letters',
      async (data) => {
        if (isBroken) throw new Error('not yet')
        done.push(data)
      },
      { retries: 0, pollSeconds: 0.5 },
    )
    await jobs.send('letters', { letter: 'a' })
    await expect.poll(async () => (await queue('letters'))?.failed, soon).toBe(1)
    isBroken = false
    await tried({ act: 'jobs', queue: 'letters' })
    await expect.poll(() => done, soon).toEqual([{ letter: 'a' }])
  })

  it('counts emails that wait and that failed, and tries all of those again, once', async () => {
    expect((await read()).mail).toEqual({ waiting: 2, waitingSince: now, failed: 0 })
    await database.runAsOwner((owner) =>
      owner.execute(`update mail set state = 'failed', due_at = null, attempts = 14`),
    )
    expect((await read()).mail).toEqual({ waiting: 0, waitingSince: null, failed: 2 })
    expect(await tried({ act: 'mails' })).toBe(2)
    expect(await tried({ act: 'mails' })).toBe(0)
    expect((await read()).mail).toMatchObject({ waiting: 2, failed: 0 })
  })

  it.each([{}, { act: 'other' }, { act: 'jobs', queue: "x'; drop" }, { act: 'jobs', queue: 'a', id: '1' }])(
    'refuses %j',
    async (body) => {
      expect((await change(body)).status).toBe(422)
    },
  )

  it('does nothing for a job there is not', async () => {
    expect(await tried({ act: 'jobs', queue: 'no-such-job' })).toBe(0)
  })
})
