import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { PDFDocument } from 'pdf-lib'
import { buildFileName } from '#domain/certification/evidence/evidence-files.ts'
import { defaultClock } from '#domain/grievances/clock.ts'
import { buildDemoId } from '#scripts/demo/random.ts'
import { addChunk, insertFile, setFound } from '#server/modules/files/files.store.ts'
import { hashBody, hashKey, makeKey } from '#server/modules/grievances/cases/case-key.rules.ts'
import { createGrievanceCases } from '#server/modules/grievances/cases/cases.service.ts'
import { insertEntry } from '#server/modules/grievances/cases/grievances.store.ts'
import type { NamedResidence } from '#server/modules/grievances/cases/readers.store.ts'
import { insertGrievance } from '#server/modules/grievances/filing/filing.store.ts'
import { createFileKey } from '#server/plumbing/files/file-key.ts'
import { type BytesStore, createSealedStore } from '#server/plumbing/files/sealed-store.ts'
import { createSeals } from '#server/plumbing/sealing/sealed-text.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { buildAffiliateId, namedOrganizations } from './accounts.ts'
import { caseStories } from './case-stories.ts'

const state = 'WV'
const hourMs = 3_600_000

export type CaseSecrets = { secretKey: string; store: BytesStore }

/** Grievances of one state's affiliate, at every stage. What happened to each goes through the rules of any other, without mails. */
export async function insertStateCases(tx: Tx, now: Date, { secretKey, store }: CaseSecrets): Promise<void> {
  const seals = createSeals(secretKey, 'grievances')
  const mailing = { send: async () => {}, tellOfNew: async () => {}, start: async () => {} }
  const cases = createGrievanceCases({ seals, mailing })
  const files = createSealedStore(store, secretKey)
  const { id: organizationId, name } = findAffiliate()
  for (const story of caseStories) {
    const residence = await findResidence(tx, story.nth)
    const [id, entryId] = [buildDemoId(`case ${story.name}`), buildDemoId(`entry of case ${story.name}`)]
    const { kind, isRetaliation = false, filer = '', language = 'en', words } = story
    const [key, at] = [makeKey(secretKey, `demo ${story.name}`), computeTime(now, story.hoursAgo)]
    const about = { handler: { id: organizationId, name }, stateCode: state, residence, kind, isRetaliation }
    const filerSealed = seals.seal(JSON.stringify({ name: filer, home: '' }), id)
    const hashes = { keyHash: hashKey(key), bodyHash: hashBody(key, { words }) }
    const isNew = await insertGrievance(tx, {
      id,
      ...about,
      ...hashes,
      mayName: false,
      language,
      filerSealed,
      clock: defaultClock,
      at,
    })
    if (!isNew) continue
    const filed = { change: 'filed', side: 'filer', byName: '', forFiler: true } as const
    await insertEntry(tx, { id: entryId, grievanceId: id, at, ...filed, wordsSealed: seals.seal(words, entryId) })
    for (const { hoursAgo, build, file } of story.events) {
      const moment = computeTime(now, hoursAgo)
      const kept = file && { id: await insertCaseFile(tx, { organizationId, shows: file.shows, at: moment }, files) }
      await cases.apply(tx, await cases.read(tx, id), build(moment), kept && Object.assign(kept, { name: file.name }))
    }
  }
}

const computeTime = (now: Date, hoursAgo: number) => new Date(now.getTime() - hoursAgo * hourMs)

function findAffiliate() {
  const found = namedOrganizations.find(({ id }) => id === buildAffiliateId(state))
  if (!found) throw new Error(`The demo has no affiliate of ${state}.`)
  return found
}

async function findResidence(tx: Tx, nth: number): Promise<NamedResidence | null> {
  const { rows } = await sql<NamedResidence>`
    select slug, name, state_code as "stateCode", organization_id as "operatorId" from residence
    where state_code = ${state} and status = 'published' and claimed_at is not null and is_sample
    order by slug limit 1 offset ${nth}`.execute(tx)
  return rows[0] ?? null
}

type CaseFile = { organizationId: string; shows: string; at: Date }

async function insertCaseFile(tx: Tx, { organizationId, shows, at }: CaseFile, files: BytesStore): Promise<string> {
  const id = buildDemoId(`file ${shows}`)
  const document = await PDFDocument.create({ updateMetadata: false })
  document.addPage([420, 240]).drawText(shows, { x: 32, y: 190, size: 16 })
  const bytes = await document.save()
  const [size, key] = [bytes.byteLength, createFileKey(id)]
  await files.put(key, bytes)
  await insertFile(tx, { id, organizationId, addedAt: at, name: 'file', size, isSealed: true })
  const whole = await addChunk(tx, { id, offset: 0, length: size, key, now: at })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const found = { kind: 'pdf', name: buildFileName('file', 'pdf'), size, received: size, sha256 } as const
  if (whole) await setFound(tx, whole, { state: 'clean', ...found, keys: [key] }, at)
  return id
}
