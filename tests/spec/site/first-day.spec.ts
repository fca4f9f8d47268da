import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cluster, findPostgres, startCluster } from '#tests/support/database/postgres-cluster.ts'
import { appCode } from '#tests/support/desk/authenticator-app.ts'
import { mailTo } from '#tests/support/product/mailbox.ts'
import { type RunningProduct, startProduct } from '#tests/support/product/product.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../../..')
const programs = findPostgres()
const site = 'https://beds.porchlight-walk.org'
const password = 'quiet lantern over brook 41'

const settings = {
  NODE_ENV: 'production',
  BASE_URL: site,
  AUTH_SECRET: 'a walk through the first day, not a secret of anybody',
  MAIL_TO_FILES: 'yes',
  MAIL_FROM: 'Porchlight <hello@porchlight-walk.org>',
  DEMO_PASSWORD: '',
  SUPPORT_PHONE: '(202) 456-1111',
  SUPPORT_EMAIL: 'help@porchlight-walk.org',
  SOCIAL_TWITTER_URL: 'https://twitter.com/porchlight',
  SOCIAL_LINKEDIN_URL: 'https://linkedin.com/company/porchlight',
  SOCIAL_FACEBOOK_URL: 'https://facebook.com/porchlight',
}

/** Somebody with a browser of their own that keeps its cookies. */
function somebody(product: RunningProduct, address: string) {
  const cookies = new Map<string, string>()
  async function ask(
    to: string,
    init: { method?: string; headers?: Record<string, string>; body?: string | FormData } = {},
  ) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`http://127.0.0.1:${product.port}${to}`, {
      redirect: 'manual',
      ...init,
      headers: { origin: site, 'x-forwarded-for': address, 'x-forwarded-proto': 'https', cookie, ...init.headers },
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (/max-age=0/i.test(set) || value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  return {
    ask,
    read: async (to: string) => (await ask(to)).json(),
    post: (to: string, body: object) =>
      ask(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    /** A plain form, as a browser without script sends it. */
    send: (to: string, form: Record<string, string>) =>
      ask(to, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        body: new URLSearchParams(form).toString(),
      }),
  }
}

/** Sets up an app with codes, which staff and officers must have before they may do anything. */
async function setUpApp(who: ReturnType<typeof somebody>): Promise<void> {
  await who.send('/account/second-factor', { do: 'begin' })
  const { setUp } = await who.read('/api/auth/second-factor')
  const done = await who.send('/account/second-factor', { do: 'finish', code: await appCode(setUp.key) })
  expect(done.status).toBe(200)
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const list = [
  'House name,Address,City,ZIP,Phone,Email,Gender,Beds,Level,Certificate number,Issued,Expires',
  `Alder House,12 Elm St,Charleston,25301,304-555-0101,alder@porchlight-walk.org,women,8,II,WV-1,${inDays(-30)},${inDays(600)}`,
  'Birch House,14 Oak St,Charleston,25301,304-555-0102,birch@porchlight-walk.org,men,6,III,,,',
].join('\n')

describe.runIf(programs !== null)('the first day of an installation, in production on an empty PostgreSQL', () => {
  let cluster: Cluster
  let dataDir: string
  let product: RunningProduct
  const environment = () => ({
    ...settings,
    DATABASE_URL: Object.assign(new URL(cluster.url), { pathname: '/first_day' }).href,
    DATA_DIR: dataDir,
  })
  const command = async (...args: string[]) => {
    const { PATH, HOME } = process.env
    const env = { PATH, HOME, ...environment() }
    return (await run(process.execPath, ['scripts/db.ts', ...args], { cwd: root, env })).stdout
  }
  const mailed = async (to: string, words: string, page: RegExp) => {
    const mail = await mailTo(dataDir, to, words)
    const link = (mail.match(/https?:\/\/[^\s"<]+/g) ?? []).find((one) => page.test(new URL(one).pathname))
    if (link === undefined) throw new Error(`No link in the mail to ${to}.`)
    return new URL(link)
  }
  const join = (who: ReturnType<typeof somebody>, link: string) =>
    who.send(new URL(link).pathname, { do: 'sign-up', firstName: 'Avery', lastName: 'Stone', password })

  beforeAll(async () => {
    cluster = await startCluster(programs ?? '')
    const administrator = new pg.Client(cluster.superuserUrl)
    await administrator.connect()
    await administrator.query('create database first_day owner porchlight')
    await administrator.end()
    dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-first-day-'))
  }, 60_000)
  afterAll(async () => {
    await product?.stop()
    await cluster?.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('goes from the first member of staff to a certified home that its operator claims', {
    timeout: 120_000,
  }, async () => {
    const said = await command('staff', 'add', 'staff@porchlight-walk.org')
    expect(said).toContain('brought up to this version')
    const first = /https:\S+\/join\/\S+/.exec(said)?.[0] ?? ''
    expect(first.startsWith(`${site}/join/`)).toBe(true)
    product = await startProduct(environment())

    const staff = somebody(product, '10.0.0.1')
    expect((await join(staff, first)).status).toBe(303)
    await setUpApp(staff)
    // Each is a program of its own, which starts while the walk goes on.
    const commands = Promise.all([
      expect(command('staff', 'list')).resolves.toMatch(/staff@porchlight-walk\.org {2}Avery Stone, owner/),
      expect(command('staff', 'add', 'staff@porchlight-walk.org')).rejects.toThrow(/is staff already/),
    ])

    const made = await staff.send('/staff/affiliates', { act: 'make', state: 'WV West Virginia Alliance' })
    expect([made.status, made.status === 303 ? '' : await made.text()]).toEqual([303, ''])
    const id = new URL(made.headers.get('location') ?? '', site).searchParams.get('id') ?? ''
    const invited = await staff.send('/staff/affiliates', {
      act: 'invite',
      id,
      email: 'ruth@porchlight-walk.org',
      role: 'owner',
    })
    expect(invited.status).toBe(303)

    const officer = somebody(product, '10.0.0.2')
    const invitation = await mailed('ruth@porchlight-walk.org', 'See the invitation', /^\/join\//)
    expect((await join(officer, invitation.href)).status).toBe(303)
    await setUpApp(officer)
    expect(await officer.read('/api/affiliate/desk')).toMatchObject({ counts: { all: 0 }, people: 1 })

    const sheet = new FormData()
    sheet.append('sheet', new Blob([list]), 'homes.csv')
    const uploaded = await officer.ask('/api/imports', { method: 'POST', body: sheet })
    const file = await uploaded.json()
    const { stamp, counts } = await officer.read(`/api/imports/${file.id}`)
    expect(counts).toMatchObject({ new: 2, problem: 0 })
    const committed = await officer.post(`/api/imports/${file.id}/commit`, { stamp, publish: true })
    expect(await committed.text()).toContain('"phase":"done"')

    const visitor = somebody(product, '10.0.0.3')
    const found = await visitor.read('/api/v1/residences?state=WV')
    expect(found.items ?? found.residences ?? found).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Alder House', certified: true, narrLevel: 2, isClaimed: false }),
        expect.objectContaining({ name: 'Birch House', certified: false, isClaimed: false }),
      ]),
    )
    const { residences } = await officer.read('/api/affiliate/homes?find=birch')
    const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const paper = { number: 'WV-2', level: '3', issuedOn: dayIn(-2), endsOn: dayIn(300) }
    expect(
      (await officer.send(`/affiliate/homes/${residences[0].id}`, { act: 'set', id: residences[0].id, ...paper }))
        .status,
    ).toBe(303)

    const operator = somebody(product, '10.0.0.4')
    const profile = {
      firstName: 'Dana',
      lastName: 'Reed',
      organizationName: 'Alder Homes',
      email: 'dana@porchlight-walk.org',
    }
    expect((await operator.send('/sign-up', { ...profile, password })).status).toBe(303)
    const confirm = await mailed(profile.email, 'Confirm my address', /verify-email/)
    await operator.ask(confirm.pathname + confirm.search)
    const link = confirm.searchParams.get('token') ?? ''
    expect((await operator.send('/sign-up/confirm', { link, do: 'confirm' })).status).toBe(303)
    expect((await operator.post('/api/auth/sign-in', { email: profile.email, password })).status).toBe(200)
    const made2 = await operator.post('/api/claims', { residenceId: residences[0].id })
    const claim = await made2.json()
    expect((await operator.post(`/api/claims/${claim.id}/code`, { way: 'email' })).status).toBe(200)
    const letter = await mailTo(dataDir, 'birch@porchlight-walk.org', 'code')
    const code = /\b\d{6}\b/.exec(letter.slice(letter.indexOf('\n\n')))?.[0] ?? /\b\d{3} ?\d{3}\b/.exec(letter)?.[0]
    expect((await operator.post(`/api/claims/${claim.id}/proof`, { code })).status).toBe(200)
    expect(await visitor.read(`/api/v1/residences/${residences[0].slug}`)).toMatchObject({
      name: 'Birch House',
      isClaimed: true,
      certified: true,
      narrLevel: 3,
      certifiedUntil: paper.endsOn,
    })
    expect(await officer.read('/api/affiliate/desk')).toMatchObject({ counts: { all: 2, certified: 2 }, unclaimed: 1 })
    await commands
    for (const page of ['/', '/directory', '/residences?state=WY', '/directory/wyoming', '/sign-up']) {
      expect((await visitor.ask(page)).status).toBe(200)
    }
  })
})
