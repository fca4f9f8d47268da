import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeEach } from 'vitest'
import { filedGrievance, filerCase } from '#contract/grievances/filing.ts'
import { grievanceList, handlerCase, operatorQuestions } from '#contract/grievances/handling.ts'
import type { DeskRole } from '#domain/people/desk-powers.ts'
import { createFilesRoutes } from '#server/modules/files/files.routes.ts'
import { createFiles, type FilesService } from '#server/modules/files/files.service.ts'
import { createGrievanceDesk, type GrievanceDesk } from '#server/modules/grievances/grievance-desk.service.ts'
import { createGrievancesRoutes } from '#server/modules/grievances/grievances.routes.ts'
import { createPhotoWork } from '#server/modules/residence/photos/converting/photo-work.worker.ts'
import { dump } from '#server/plumbing/database/backup/backup-content.ts'
import { createFolderStore } from '#server/plumbing/files/folder-store.ts'
import { createClamdScan } from '#server/plumbing/files/virus-scan.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildResidences, type ResidenceRow } from '#tests/support/directory/listing-rows.ts'
import { buildModuleParts } from '#tests/support/product/module-parts.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { alliance, gatherPeople } from './desk-people.ts'

type Mail = { kind: string; recipient: string; subject: string; text_body: string; confidential: boolean }
type Sent = { name: string; bytes: Uint8Array<ArrayBuffer> }

/** What somebody wrote who must not be found anywhere else. */
export const planted = { name: 'Quillfern Doe', phone: '501-555-0177', email: 'quillfern@mail.example' } as const

/** An operator (Nia), the affiliate of West Virginia (Riley and Wren), that of Ohio (Odell), the alliance (Avery). */
export function grievancesDesk() {
  const database = shareTestDatabase()
  const { organize, join } = gatherPeople(database)
  let clock: FakeClock
  let server: ModuleServer
  let desk: GrievanceDesk
  let files: FilesService
  let clamd = ''
  const folder = mkdtempSync(path.join(tmpdir(), 'porchlight-cases-'))
  const store = createFolderStore(folder)
  const pictures = createPhotoWork()
  let people: Record<'nia' | 'riley' | 'wren' | 'odell' | 'avery', SignedIn>

  beforeEach(async () => {
    clamd = ''
    for await (const { key } of store.list()) await store.delete(key)
    clock = fakeClock()
    const { transactions } = database
    server = moduleServer((log) => {
      const parts = buildModuleParts({ transactions, clock, log })
      const scan = async (bytes: Uint8Array) => (clamd === '' ? null : createClamdScan(clamd, 500)(bytes))
      files = createFiles({ ...parts, store, scan, pictures })
      desk = createGrievanceDesk({ ...parts, files })
      return [createGrievancesRoutes(desk), createFilesRoutes(files)]
    })
    const virginia = await organize('affiliate', 'West Virginia Alliance', 'WV')
    people = {
      nia: await join('Nia', await organize('operator', 'Birch House')),
      riley: await join('Riley', virginia),
      wren: await join('Wren', virginia, 'manager'),
      odell: await join('Odell', await organize('affiliate', 'Ohio Homes', 'OH')),
      avery: await join('Avery', alliance),
    }
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true })
  })

  const run = <Row>(statement: RawBuilder<Row>) => database.run(statement)

  const belong = (personId: string, organizationId: string, role: DeskRole = 'owner') =>
    run(sql`
      insert into membership (person_id, organization_id, role) values (${personId}, ${organizationId}, ${role})`)

  /** A house of Nia's in Lewisburg, West Virginia; its address. */
  async function residence(facts: Partial<ResidenceRow> = {}): Promise<string> {
    const organizationId = people.nia.organization?.id ?? ''
    const place = { stateCode: 'WV', city: 'Lewisburg', zip: '24901' }
    const [id = ''] = await buildResidences(database.transactions, [
      { organizationId, name: 'Birch House One', ...place, groups: [{ totalBeds: 8, occupied: 6 }], ...facts },
    ])
    await run(sql`update residence set claimed_at = now() where id = ${id}`)
    const [row] = await run(sql<{ slug: string }>`select slug from residence where id = ${id}`)
    return row?.slug ?? ''
  }

  const as = (who: SignedIn | null) => server.signIn(who)
  const get = async (path: string, who: SignedIn) => (await as(who).request(path)).json()
  const post = (path: string, body: object, who: SignedIn | null = null) => as(who).post(path, body)

  function sendWith(path: string, values: Record<string, string>, file: Sent | null, who: SignedIn | null) {
    const body = new FormData()
    for (const [name, value] of Object.entries(values)) body.append(name, value)
    if (file) body.append('file', new Blob([file.bytes]), file.name)
    return as(who).request(path, { method: 'POST', body })
  }

  return {
    house: residence,
    organize,
    join,
    belong,
    run,
    as,
    post,
    database: () => database,
    clock: () => clock,
    people: () => people,
    lists: () => desk.lists,
    files: () => files,
    store,
    /** What scans from now on. */
    scanBy(where: string) {
      clamd = where
    },
    sendFile: (key: string, file: Sent | null, words = '') =>
      sendWith('/api/grievances/case/files', { key, words }, file, null),
    handleFile: (id: string, act: string, file: Sent, who: SignedIn) =>
      sendWith(`/api/affiliate/grievances/${id}/files`, { act, words: '' }, file, who),
    openFile: (key: string, file: string) =>
      as(null).request('/case/file', { method: 'POST', body: new URLSearchParams({ key, file }) }),
    logged: () => server.logged(),
    /** The lines of the backup that the server takes, as the database role for it reads all there is. */
    backUp: () =>
      database.runAsOwner(async (connection) => {
        const lines: string[] = []
        for await (const line of dump(connection)) lines.push(line)
        return lines
      }),
    comeFrom: (address: string) => server.comeFrom(address),
    mails: () =>
      run(sql<Mail>`select kind, recipient, subject, text_body, confidential from mail order by created_at, recipient`),
    send: (fields: Record<string, string> = {}, language = 'en') =>
      post('/api/grievances', { language, fields: { kind: 'money', words: 'They kept my deposit.', ...fields } }),
    async file(fields: Record<string, string> = {}) {
      const answer = await post('/api/grievances', {
        language: 'en',
        fields: { kind: 'money', words: 'They kept my deposit.', ...fields },
      })
      return filedGrievance.parse(await answer.json())
    },
    follow: async (key: string) => filerCase.parse(await (await post('/api/grievances/case', { key })).json()),
    say: (key: string, act: string, words = 'More about it.') =>
      post('/api/grievances/case/acts', { key, act, ...(words !== '' && { words }) }),
    list: async (who: SignedIn) => grievanceList.parse(await get('/api/affiliate/grievances', who)),
    read: async (id: string, who: SignedIn) => handlerCase.parse(await get(`/api/affiliate/grievances/${id}`, who)),
    handle: (id: string, body: object, who: SignedIn) => post(`/api/affiliate/grievances/${id}/acts`, body, who),
    concerns: async (who: SignedIn) => operatorQuestions.parse(await get('/api/concerns', who)),
    answer: (id: string, words: string, who: SignedIn) => post(`/api/concerns/${id}/answer`, { words }, who),
  }
}
