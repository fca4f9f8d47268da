import { randomUUID } from 'node:crypto'
import { type BedChangeResult, bedChange, type HoldInput, holdEndInput, holdInput } from '#contract/board.ts'
import { errorStatus } from '#contract/errors.ts'
import type { Beds } from '#server/modules/beds/beds.service.ts'
import { requireHoldId } from '#server/modules/beds/hold-id.ts'
import type { Holds } from '#server/modules/beds/holds.service.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import type { RefusedForm } from '#server/plumbing/desk-form.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, type HttpContext, newHttp, parse, readForm, requireAtDesk } from '#server/plumbing/http.ts'

const page = '/workspace/beds'

type Parts = {
  beds: Pick<Beds, 'change'>
  holds: Pick<Holds, 'place' | 'end'>
  clock: Clock
  /** The board's page again, with the numbers as they are now. */
  renderPage: (c: HttpContext, refused: RefusedForm) => Promise<Response>
}

/** The board without a script: plain forms for each group say one number, hold one bed, and end a hold. */
export function bedsFormRoutes({ beds, holds, clock, renderPage }: Parts): Http {
  const http = newHttp()
  http.post(page, async (c) => {
    const who = await requireAtDesk(c, 'beds', 'board')
    const values = await readForm(c)
    const refuse = (message: string, status: number, fields: RefusedForm['fields'] = {}) =>
      renderPage(c, { values, fields, message, status })
    try {
      if (values.act === 'hold') {
        await holds.place(who, holdOf(values))
        return c.redirect(`${page}${anchorOf(values)}`, 303)
      }
      if (values.act === 'end') {
        const { reason } = parse(holdEndInput, { reason: values.reason })
        await holds.end(who, requireHoldId(values.id), reason)
        return c.redirect(`${page}${anchorOf(values)}`, 303)
      }
      const [result] = await beds.change(who, [changeOf(values, clock.now())])
      if (result?.outcome === 'applied') return c.redirect(page, 303)
      return await refuse(wordsOf(result), errorStatus.conflict)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { code, message, fields = {} } = error
      if (code === 'invalid_input') return refuse(Object.values(fields)[0] ?? message, errorStatus[code], fields)
      // A bed that is gone meanwhile, or a group: the page says so, as it is now.
      if (code === 'conflict' || code === 'not_found') return refuse(message, errorStatus[code])
      throw error
    }
  })
  return http
}

function changeOf({ group, seen, open = '' }: Record<string, string>, now: Date) {
  const made = { id: randomUUID(), groupId: group, kind: 'report', madeAt: now.toISOString() }
  // An empty field is no number, not 0.
  return parse(bedChange, { ...made, seen: seen || null, open: /^\d+$/.test(open.trim()) ? Number(open) : null })
}

function holdOf({ id, group, hours = '', note = '' }: Record<string, string>): HoldInput {
  const count = /^\d+$/.test(hours.trim()) ? Number(hours) : null
  return parse(holdInput, { id, groupId: group, hours: count, note })
}

/** Back to the house the form stood at. */
function anchorOf({ house = '' }: Record<string, string>): string {
  return /^[0-9a-f-]{36}$/i.test(house) ? `#house-${house}` : ''
}

function wordsOf(result: BedChangeResult | undefined): string {
  if (result?.outcome === 'refused') return result.reason
  if (result?.outcome !== 'conflict') return 'This number was not taken.'
  const { open, saidBy } = result.group
  const who = saidBy?.isYou ? 'You' : saidBy?.name || 'Somebody'
  return `${who} said ${open ?? 'another number'} meanwhile. If yours is right, say it again.`
}
