import { type BulkChange, bulkAtOnce } from '#contract/residence/residence-desk.ts'
import { bulkKinds } from '#domain/residence/bulk/bulk-change.ts'
import { Refusal } from '#web/plumbing/api/refusal.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import type { Form, Visit } from '#web/plumbing/page.ts'
import { type BulkReport, readChosenChange, readSteps } from './list/bulk-form.ts'
import { readFinding } from './list/found-residences.ts'

type Fields = Form['values']

const none = 'Select at least one house first.'
const tooMany = `At most ${bulkAtOnce} houses at once. Search for fewer, then change them.`

const acts: readonly string[] = ['look', 'do', 'undo'] satisfies BulkReport['act'][]

export function isInBulk({ act = '' }: Fields): boolean {
  return acts.includes(act)
}

export async function actInBulk(visit: Visit, fields: Fields): Promise<Fields> {
  const act = fields.act === 'do' || fields.act === 'undo' ? fields.act : 'look'
  const change = act === 'look' ? await readLookedFor(visit, fields) : readConfirmed(fields)
  const { houses: residences } = await callApi(
    'POST /api/desk/residences/bulk',
    { body: change },
    { fetch: visit.fetch },
  )
  const report: BulkReport = { kind: change.kind, act, houses: residences }
  return { bulk: JSON.stringify(report) }
}

function readConfirmed(fields: Fields): BulkChange {
  const kind = bulkKinds.find((one) => one === fields.kind)
  if (!kind) throw new Refusal('invalid_input', none)
  return { kind, houses: readSteps(fields.steps), dry: false }
}

async function readLookedFor(visit: Visit, fields: Fields): Promise<BulkChange> {
  const change = readChosenChange(fields.change ?? '', fields.value ?? '')
  const ids = await findChosenIds(visit, fields)
  if (!change || ids.length === 0) throw new Refusal('invalid_input', none)
  if (ids.length > bulkAtOnce) throw new Refusal('invalid_input', tooMany)
  return { kind: change.kind, houses: ids.map((id) => ({ id, to: change.to })), dry: true }
}

async function findChosenIds({ query, fetch }: Visit, fields: Fields): Promise<string[]> {
  if (fields.which === 'page') return (fields.page_ids ?? '').split(',').filter(Boolean)
  if (fields.which !== 'found') {
    return Object.keys(fields).flatMap((name) => (name.startsWith('pick_') ? [name.slice('pick_'.length)] : []))
  }
  const { words, chip } = readFinding(query)
  const ids: string[] = []
  for (let page = 1, pages = 1; page <= pages && ids.length <= bulkAtOnce; page += 1) {
    const list = await callApi('GET /api/desk/residences', { query: { q: words, status: chip, page } }, { fetch })
    ids.push(...list.items.map(({ id }) => id))
    pages = list.pages
  }
  return ids
}
