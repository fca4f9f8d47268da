import type { BoardGroup } from '#contract/beds/board.ts'
import { filterBoardQuery } from '#domain/beds/board-finding.ts'
import { describeMoment } from '#domain/history/phrases.ts'
import { findRefusalCode, toFailure } from '#web/plumbing/api/failure.ts'
import { Refusal } from '#web/plumbing/api/refusal.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { sayAllRight } from './all-right-act.query.ts'

type Fields = Form['values']

export async function actOnBeds({ path, query, fetch }: Visit, { values }: Form): Promise<Response> {
  try {
    const isDone =
      (await actOnHold(values, fetch)) || (await sayOpening(values, fetch)) || (await sayAllRight(values, fetch))
    if (!isDone) await say(values, fetch)
    return redirectTo(`${path}${buildQuery(values, query)}${buildAnchor(values)}`)
  } catch (error) {
    if (findRefusalCode(error) !== 'invalid_input') throw error
    // Only one sentence is shown above the board: that of the first field.
    const { fields, message } = toFailure(error)
    const own = Object.entries(fields).map(([name, sentence]) => [name.replace(/^changes\.\d+\./, ''), sentence])
    throw new Refusal('invalid_input', own[0]?.[1] ?? message, { fields: Object.fromEntries(own) })
  }
}

/** False if the form is about the group's number and not about a hold. */
async function actOnHold(fields: Fields, inside: typeof fetch): Promise<boolean> {
  const { act, id = '', group = '', note = '', reason = '' } = fields
  const [params, hours, how] = [{ id }, readWholeNumber(fields.hours), { fetch: inside }]
  if (act === 'hold') await callApi('POST /api/beds/holds', { body: { id, groupId: group, hours, note } }, how)
  else if (act === 'end') await callApi('POST /api/beds/holds/:id/end', { params, body: { reason } }, how)
  else if (act === 'undo') await callApi('POST /api/beds/holds/:id/undo', { params }, how)
  else if (act === 'extend') await callApi('POST /api/beds/holds/:id/until', { params, body: { hours } }, how)
  else return false
  return true
}

async function sayOpening({ act, group = '', day = '', beds }: Fields, inside: typeof fetch): Promise<boolean> {
  if (act !== 'opening' && act !== 'no-opening') return false
  const opening = act === 'opening' ? { opensOn: day, beds: readWholeNumber(beds) } : { opensOn: null }
  await callApi('POST /api/beds/openings', { body: { groupId: group, ...opening } }, { fetch: inside })
  return true
}

/** "Still right" confirms the number that was shown, whatever the field holds. */
async function say({ act, group = '', seen = '', shown, open }: Fields, inside: typeof fetch): Promise<void> {
  const now = new Date().toISOString()
  const kind = act === 'confirm' ? 'confirm' : 'report'
  const number = readWholeNumber(kind === 'confirm' ? shown : open)
  const change = {
    id: crypto.randomUUID() as string,
    groupId: group,
    kind,
    open: number,
    seen: seen || null,
    madeAt: now,
  }
  const { results } = await callApi(
    'POST /api/beds/changes',
    { body: { changes: [change], sentAt: now } },
    { fetch: inside },
  )
  const [result] = results
  if (result?.outcome === 'applied') return
  if (result?.outcome === 'refused') throw new Refusal('conflict', result.reason)
  if (result?.outcome !== 'conflict') throw new Refusal('conflict', 'This number was not taken.')
  throw new Refusal('conflict', describeFormConflict({ kind, open: number, seen: seen || null }, result.group))
}

/** An empty field is no number rather than 0: NaN becomes null in JSON, and the server refuses it. */
function readWholeNumber(typed = ''): number {
  return /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN
}

function buildQuery({ act, id = '', house: residence = '' }: Fields, query: URLSearchParams): string {
  const next = filterBoardQuery(query)
  if (act === 'right') next.set('said', 'right')
  if (act === 'end' && isId(id) && isId(residence))
    for (const [name, of] of [
      ['ended', id],
      ['of', residence],
    ] as const)
      next.set(name, of)
  return next.size > 0 ? `?${next}` : ''
}

const isId = (text: string) => /^[0-9a-f-]{36}$/i.test(text)

function buildAnchor({ house: residence = '' }: Fields): string {
  return isId(residence) ? `#house-${residence}` : ''
}

type FormSaid = { kind: 'report' | 'confirm'; open: number; seen: string | null }

function describeFormConflict({ kind, open, seen }: FormSaid, now: BoardGroup): string {
  const mine = kind === 'confirm' ? `You said ${open} is still right` : `You set ${open}`
  const again = kind === 'confirm' ? '' : ` If ${open} is right, say it again.`
  const why = now.reportId === seen ? ' (a hold began or ended)' : describeReporter(now)
  return `${mine}, it is ${now.open ?? 'another number'} now${why}.${again}`
}

function describeReporter({ saidBy, saidAt }: BoardGroup): string {
  const who = saidBy?.isYou ? ' by you' : saidBy?.name ? ` by ${saidBy.name}` : ''
  return ` (said${who}${saidAt === null ? '' : ` on ${describeMoment(saidAt)}`})`
}
