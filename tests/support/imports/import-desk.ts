import { sql } from 'kysely'
import { states as everyState } from '#content/states/slugs.ts'
import type { CheckedImport, CommitLine, DoneImport } from '#contract/imports/imports.ts'
import type { DeskRole } from '#domain/people/desk-powers.ts'
import { createCommits } from '#server/modules/imports/commit/commits.service.ts'
import { createImportEndMailing } from '#server/modules/imports/commit/import-end.service.ts'
import { createExports } from '#server/modules/imports/export/exports.service.ts'
import { createImportsRoutes } from '#server/modules/imports/imports.routes.ts'
import { createImports } from '#server/modules/imports/imports.service.ts'
import { createImportWork } from '#server/modules/imports/work/import-work.worker.ts'
import type { Database } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { insertRows, makeRows, testOrganizationId, testPersonId } from '#tests/support/database/table-rows.ts'
import { samplePlaces } from '#tests/support/directory/places-file.ts'
import { buildModuleParts } from '#tests/support/product/module-parts.ts'
import { type ModuleServer, moduleServer, signedInAs } from '#tests/support/product/module-server.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { actOnImport, actOnSheet, sheetTaken } from '#web/pages/imports/import-act.query.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'

const states = { options: async () => everyState.map(({ code, name }) => ({ id: code, name })) }

/** As in the product there is one for everybody: its thread takes longer to start than most files take to read. */
const work = createImportWork()

/** The routes of imports over a database, and what a test does with them again and again. */
export function importDesk(database: Database, transactions: Transactions = database.transactions) {
  const clock = fakeClock()
  const parts = { ...buildModuleParts({ transactions, clock, log: createLog('silent') }), work }
  const imports = createImports({ ...parts, states, placesFile: samplePlaces() })
  const commits = createCommits({ ...parts, imports, endMailing: createImportEndMailing(parts) })
  const exports = createExports(parts)
  const takesFiles = { ...sheetTaken, from: () => true }
  const forms = { '/workspace/import': { act: actOnSheet, takesFiles }, '/workspace/import/:id': actOnImport }
  /** The pages that a form came back to. */
  const refused: FormAnswer[] = []
  const server = moduleServer(() => [createImportsRoutes({ imports, commits, exports })], { forms, refused })
  return { refused, clock, imports, commits, exports, server, ...listCalls(server) }
}

/** Two organizations, and the person of the first with this role, who is signed in; each has an owner besides. */
export async function buildDesk(database: Database, server: ModuleServer, role: DeskRole = 'owner'): Promise<void> {
  for (const mark of [1, 2]) {
    const { organization = {}, person = {}, membership = {} } = makeRows(mark)
    await insertRows(database, {
      organization,
      person,
      membership: { ...membership, role: mark === 1 ? role : 'owner' },
    })
    const besides = makeRows(mark + 2, testOrganizationId(mark))
    await insertRows(database, { person: besides.person ?? {}, membership: besides.membership ?? {} })
  }
  server.signIn(somebody(1, role))
}

/** The person of an organization of the tests' rows. */
export function somebody(mark: number, role: DeskRole = 'owner') {
  const person = signedInAs('operator', {
    id: testPersonId(mark),
    firstName: 'Dana',
    organizationId: testOrganizationId(mark),
  })
  const organization = person.organization
  return { ...person, organization: organization && { ...organization, role } }
}

/** The same person as what they do in an import is done by. */
export function importer(mark = 1) {
  const [personId, organizationId] = [testPersonId(mark), testOrganizationId(mark)]
  const origin = { source: 'import', device: '' } as const
  return {
    personId,
    organizationId,
    personName: 'Dana',
    actor: { kind: 'person', personId, organizationId, origin } as const,
  }
}

/** A file as a browser sends it. */
export function fileForm(content: string | Uint8Array, name = 'houses.csv'): RequestInit {
  const form = new FormData()
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  form.append('sheet', new Blob([new Uint8Array(bytes)]), name)
  return { method: 'POST', body: form }
}

function listCalls(server: ModuleServer) {
  // What is read of an answer is missed by the tests where a cast is wrong.
  type View = Omit<CheckedImport, 'state'> &
    Omit<DoneImport, 'state' | 'counts' | 'id' | 'fileName'> & { state: string }
  const view = async (id: string, query = '') =>
    (await (await server.request(`/api/imports/${id}${query}`)).json()) as View
  async function upload(content: string | Uint8Array, name?: string): Promise<string> {
    const response = await server.request('/api/imports', fileForm(content, name))
    const body = (await response.json()) as { id: string; message?: string }
    if (response.status !== 201) throw new Error(`${response.status}: ${body.message}`)
    return body.id
  }
  async function commit(id: string, options: { publish?: boolean; stamp?: string } = {}): Promise<CommitLine[]> {
    const stamp = options.stamp ?? (await view(id)).stamp
    const response = await server.post(`/api/imports/${id}/commit`, { stamp, publish: options.publish ?? false })
    return (await response.text())
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as CommitLine)
  }
  return {
    view,
    upload,
    commit,
    async bringIn(content: string | Uint8Array, options: { publish?: boolean } = {}): Promise<string> {
      const id = await upload(content)
      const last = (await commit(id, options)).at(-1)
      if (last?.phase !== 'done') throw new Error(JSON.stringify(last))
      return id
    },
    undo: (id: string) => server.post(`/api/imports/${id}/undo`, {}),
    async choose(id: string, said: object): Promise<CheckedImport> {
      return (await (await server.post(`/api/imports/${id}/choices`, said)).json()) as CheckedImport
    },
  }
}

/** The houses of the first organization, with their beds, as they stand. */
export async function residencesNow(database: Database) {
  return database.transactions.run({ kind: 'system' }, async (tx) => {
    const { rows } = await sql<Record<string, unknown> & { name: string; slug: string; status: string }>`
      select r.name, r.slug, r.status, r.street, r.city, r.state_code, r.zip, r.phone, r.fee_amount, r.fee_per,
        r.narr_level, r.address_visibility, r.answers, r.rules, r.website,
        (select string_agg(g.audience || ' ' || g.total_beds || ':' || coalesce((
          select beds_taken(g.total_beds, b.occupied, b.total_beds)::text from bed_report b where b.bed_group_id = g.id
          order by b.reported_at desc, b.id desc limit 1), '?'), ', ' order by g.audience)
         from bed_group g where g.residence_id = r.id) as beds
      from residence r where r.organization_id = ${testOrganizationId(1)} order by r.name, r.created_at, r.id`.execute(
      tx,
    )
    return rows
  })
}
