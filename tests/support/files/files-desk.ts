import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { beforeEach, expect } from 'vitest'
import { type FileView, fileBegun, fileView } from '#contract/calls/uploads.ts'
import { createFilesRoutes } from '#server/modules/files/files.routes.ts'
import { createFiles, type FilesService } from '#server/modules/files/files.service.ts'
import { createPhotoWork } from '#server/modules/residence/photos/converting/photo-work.worker.ts'
import type { FileStore } from '#server/plumbing/files/file-store.ts'
import { createFolderStore } from '#server/plumbing/files/folder-store.ts'
import { createClamdScan } from '#server/plumbing/files/virus-scan.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildPerson } from '#tests/support/desk/desk-people.ts'
import { buildOrganization } from '#tests/support/directory/directory-rows.ts'
import { buildModuleParts } from '#tests/support/product/module-parts.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'

type Row = { state: string; keys: string[]; name: string; kind: string | null; sha256: string | null; size: number }

/** Files of two operators, in a folder of the test's own. */
export function filesDesk() {
  const database = shareTestDatabase()
  let folder: string
  let server: ModuleServer
  let files: FilesService
  let clock: FakeClock
  let store: FileStore
  let people: Record<'dana' | 'omar', SignedIn>
  let clamd: string | null = null
  let failing: 'after put' | null = null
  const pictures = createPhotoWork()

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'porchlight-files-'))
    clamd = null
    failing = null
    clock = fakeClock(new Date().toISOString())
    store = createFolderStore(folder)
    start()
    const { transactions } = database
    people = {
      dana: await buildPerson(transactions, { organization: await buildOrganization(transactions), firstName: 'Dana' }),
      omar: await buildPerson(transactions, { organization: await buildOrganization(transactions), firstName: 'Omar' }),
    }
    server.signIn(people.dana)
    return () => rm(folder, { recursive: true, force: true })
  })

  function start(): void {
    const { transactions } = database
    const dying: FileStore = {
      ...store,
      put: async (key, bytes) => {
        await store.put(key, bytes)
        if (failing === 'after put') throw new Error('The server was killed.')
      },
    }
    server = moduleServer((log) => {
      const scan = clamd === null ? null : createClamdScan(clamd, 500)
      files = createFiles({ ...buildModuleParts({ transactions, clock, log }), store: dying, scan, pictures })
      return [createFilesRoutes(files)]
    })
  }

  const run = <Found>(statement: RawBuilder<Found>) => database.run(statement)
  const begin = (size: number, name = 'lease.pdf') => server.post('/api/files', { name, size })
  const put = (id: string, offset: number, bytes: Uint8Array<ArrayBuffer>) =>
    server.request(`/api/files/${id}/bytes?offset=${offset}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: bytes,
    })
  async function begun(size: number, name?: string) {
    const answer = await begin(size, name)
    expect(answer.status).toBe(201)
    return fileBegun.parse(await answer.json())
  }

  return {
    people: () => people,
    clock: () => clock,
    store: () => store,
    files: () => files,
    database: () => database,
    logged: () => server.logged(),
    as(person: SignedIn) {
      server.signIn(person)
    },
    /** What scans from now on. */
    scanBy(where: string | null) {
      clamd = where
      start()
      server.signIn(people.dana)
    },
    dieAfterPut(dies: boolean) {
      failing = dies ? 'after put' : null
    },
    request: (address: string, init?: RequestInit) => server.request(address, init),
    run,
    begin,
    begun,
    put,
    /** As a browser sends it; the answer to its last chunk. */
    async send(bytes: Uint8Array<ArrayBuffer>, name?: string): Promise<Response & { id: string }> {
      const { id, chunkBytes } = await begun(bytes.byteLength, name)
      let answer: Response | undefined
      for (let at = 0; at < bytes.byteLength; at += chunkBytes) {
        answer = await put(id, at, bytes.slice(at, at + chunkBytes))
        if (!answer.ok) break
      }
      return Object.assign(answer ?? Response.error(), { id })
    },
    sendWhole(bytes: Uint8Array<ArrayBuffer>, name: string) {
      const body = new FormData()
      body.append('file', new Blob([bytes]), name)
      return server.request('/api/files/whole', { method: 'POST', body })
    },
    async look(id: string): Promise<FileView> {
      return fileView.parse(await (await server.request(`/api/files/${id}`)).json())
    },
    rows: () => run(sql<Row>`select state, keys, name, kind, sha256, size from stored_file order by added_at, id`),
    async keys(): Promise<string[]> {
      const found: string[] = []
      for await (const { key } of store.list()) found.push(key)
      return found.sort()
    },
    folder: () => folder,
  }
}
