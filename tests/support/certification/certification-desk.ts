import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeEach } from 'vitest'
import type { ApplicationAct, ApplicationAnswer } from '#contract/certification/applications.ts'
import type { EvidenceAct } from '#contract/certification/evidence.ts'
import type { PhotoAct } from '#contract/certification/visit-photos.ts'
import type { DeskRole } from '#domain/people/desk-powers.ts'
import { createCertificationRoutes } from '#server/modules/certification/certification.routes.ts'
import {
  type CertificationDesk,
  createCertificationDesk,
} from '#server/modules/certification/certification-desk.service.ts'
import { createFilesRoutes } from '#server/modules/files/files.routes.ts'
import { createFiles, type FilesService } from '#server/modules/files/files.service.ts'
import { createPhotoWork } from '#server/modules/residence/photos/converting/photo-work.worker.ts'
import { createFolderStore } from '#server/plumbing/files/folder-store.ts'
import { createClamdScan } from '#server/plumbing/files/virus-scan.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { alliance, buildPerson, gatherPeople } from '#tests/support/desk/desk-people.ts'
import { buildResidences } from '#tests/support/directory/listing-rows.ts'
import { buildModuleParts } from '#tests/support/product/module-parts.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'

type People = Record<'dana' | 'omar' | 'june' | 'ruth' | 'max' | 'avery', SignedIn>
type Sent = ApplicationAct | EvidenceAct | PhotoAct
type Organization = { id: string; kind: 'operator' | 'affiliate' | 'alliance'; name: string }

/** Two operators, the affiliates of West Virginia (two people) and of Ohio, and the alliance's staff. */
export function certificationDesk() {
  const database = shareTestDatabase()
  const { organize } = gatherPeople(database)
  let clock: FakeClock
  let server: ModuleServer
  let desk: CertificationDesk
  let people: People
  let residenceId: string
  let files: FilesService
  let clamd = ''
  const folder = mkdtempSync(path.join(tmpdir(), 'porchlight-evidence-'))
  const pictures = createPhotoWork()

  beforeEach(async () => {
    clamd = ''
    clock = fakeClock()
    const { transactions } = database
    server = moduleServer((log) => {
      const parts = buildModuleParts({ transactions, clock, log })
      const store = createFolderStore(folder)
      const scan = async (bytes: Uint8Array) => (clamd === '' ? null : createClamdScan(clamd, 500)(bytes))
      files = createFiles({ ...parts, store, scan, pictures })
      desk = createCertificationDesk({ ...parts, files })
      return [createCertificationRoutes(desk), createFilesRoutes(files)]
    })
    const [operator, other] = [await organize('operator', 'Porch Homes'), await organize('operator', 'Cedar Homes')]
    const [wv, oh] = [
      await organize('affiliate', 'West Virginia Alliance', 'WV'),
      await organize('affiliate', 'Ohio', 'OH'),
    ]
    people = {
      dana: await join(operator),
      omar: await join(other),
      june: await join(wv),
      ruth: await join(wv),
      max: await join(oh),
      avery: await join(alliance),
    }
    const [id = ''] = await buildResidences(transactions, [
      { organizationId: operator.id, name: 'Alder House', city: 'Charleston', stateCode: 'WV' },
    ])
    residenceId = id
    server.signIn(people.dana)
  })
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
  })

  const run = <Row>(statement: RawBuilder<Row>) => database.run(statement)

  const join = (organization: Organization, role: DeskRole = 'owner') =>
    buildPerson(database.transactions, { organization, role })

  const as = (person: SignedIn | null) => server.signIn(person)
  async function start(person = people.dana, residence = residenceId): Promise<string> {
    const answer = await as(person).post('/api/applications', { residenceId: residence, level: 2 })
    const { id = '' } = (await answer.json()) as { id?: string }
    return id
  }
  async function addResidence(organizationId: string): Promise<string> {
    const added = { organizationId, name: `Second House ${organizationId}`, city: 'Charleston', stateCode: 'WV' }
    return (await buildResidences(database.transactions, [added]))[0] ?? ''
  }
  async function read(person: SignedIn, id: string): Promise<ApplicationAnswer> {
    return (await (await as(person).request(`/api/applications/${id}`)).json()) as ApplicationAnswer
  }
  /** The status, and what was said where it was refused. */
  async function act(person: SignedIn, id: string, sent: Sent): Promise<[number, string]> {
    const answer = await as(person).post(`/api/applications/${id}/acts`, sent)
    const { message = '' } = (await answer.json()) as { message?: string }
    return [answer.status, message]
  }
  /** Throws where one of them is refused. */
  async function acts(person: SignedIn, id: string, ...sent: Sent[]): Promise<void> {
    for (const one of sent) {
      const [status, words] = await act(person, id, one)
      if (status !== 200) throw new Error(`${one.act}: ${words}`)
    }
  }
  /** The id of the file. */
  async function upload(person: SignedIn, bytes: Uint8Array<ArrayBuffer>, name: string): Promise<string> {
    const body = new FormData()
    body.append('file', new Blob([bytes]), name)
    const answer = await as(person).request('/api/files/whole', { method: 'POST', body })
    const { id = '', message = '' } = (await answer.json()) as { id?: string; message?: string }
    if (answer.status !== 201) throw new Error(message)
    return id
  }
  const requiredOf = async (id: string) =>
    (await read(people.dana, id)).domains.flatMap(({ rules }) => rules.filter((rule) => rule.isRequired))
  const mails = () =>
    run(sql<{ kind: string; recipient: string; subject: string; text: string }>`
    select kind, recipient, subject, text_body as text from mail order by created_at, kind, recipient`)

  async function planVisit(): Promise<{ id: string; visitId: string; code: string }> {
    const { dana, june } = people
    await as(june).post('/api/affiliate/certification', { deciders: 1, holdsInterviews: 'no' })
    const id = await start()
    await run(sql`update application_rule set answer = 'yes', is_from_last = false where application_id = ${id}`)
    await acts(dana, id, { act: 'open' })
    const startsAt = new Date(clock.now().getTime() + 86_400_000).toISOString().slice(0, 16)
    await acts(june, id, { act: 'accept' }, { act: 'set-visit', startsAt, inspectorId: june.id })
    const [visit] = (await read(june, id)).visits
    if (!visit) throw new Error('No visit is planned.')
    return { id, visitId: visit.id, code: visit.codes[0] ?? '' }
  }

  /** Whatever the planned visit has not looked at is found met, and the visit is done before its day. */
  async function holdVisit(person: SignedIn, id: string): Promise<void> {
    const { visits } = await read(person, id)
    const visit = visits.find(({ heldAt, canceledAt }) => heldAt === null && canceledAt === null)
    if (!visit) throw new Error('No visit is planned.')
    await run(sql`
      insert into application_finding (id, application_id, visit_id, code, finding, by_id, by_name, made_at, taken_at, "over")
      select gen_random_uuid(), ${id}, ${visit.id}, looked.code, 'met', ${person.id}, 'Nobody', ${clock.now()}, ${clock.now()}, '{}'
      from unnest(${[...visit.codes]}::text[]) as looked (code)
      where not exists (select from application_finding f where f.visit_id = ${visit.id} and f.code = looked.code)`)
    await run(sql`update application_rule set finding = coalesce(finding, 'met')
      where application_id = ${id} and code = any(${[...visit.codes]}::text[])`)
    await acts(person, id, { act: 'hold-visit', visitId: visit.id, early: 'yes' })
  }

  return {
    run,
    join,
    planVisit,
    holdVisit,
    organize,
    as,
    start,
    read,
    act,
    acts,
    requiredOf,
    upload,
    files: () => files,
    /** What scans from now on, until the test ends. */
    scanBy(where: string) {
      clamd = where
    },
    mails,
    people: () => people,
    residence: () => residenceId,
    addResidence,
    desk: () => desk,
    clock: () => clock,
    transactions: () => database.transactions,
    listen: (hear: (organizationId: string) => void) => database.listen('desk', hear),
  }
}
