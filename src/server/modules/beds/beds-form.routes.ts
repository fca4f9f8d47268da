import { randomUUID } from 'node:crypto'
import {
  type BedChange,
  type BedChangeResult,
  bedChange,
  type HoldInput,
  holdEndInput,
  holdInput,
  holdUntilInput,
} from '#contract/board.ts'
import { errorStatus } from '#contract/errors.ts'
import type { Beds, BedsActor } from '#server/modules/beds/beds.service.ts'
import { formConflictWords } from '#server/modules/beds/conflict-words.ts'
import { requireHoldId } from '#server/modules/beds/hold-id.ts'
import type { Holds } from '#server/modules/beds/holds.service.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import type { RefusedForm } from '#server/plumbing/desk-form.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, type HttpContext, newHttp, parse, readForm, requireAtDesk } from '#server/plumbing/http.ts'

const page = '/workspace/beds'

type Parts = {
  beds: Pick<Beds, 'change'>
  holds: Pick<Holds, 'place' | 'end' | 'extend'>
  clock: Clock
  /** The board's page again, with the numbers as they are now. */
  renderPage: (c: HttpContext, refused: RefusedForm) => Promise<Response>
}

/** The board without a script: plain forms for each group say one number or that it is still right, hold one bed, and end a hold or let it run longer. */
export function bedsFormRoutes({ beds, holds, clock, renderPage }: Parts): Http {
  const http = newHttp()
  http.post(page, async (c) => {
    const who = await requireAtDesk(c, 'beds', 'board')
    const values = await readForm(c)
    const refuse = (message: string, status: number, fields: RefusedForm['fields'] = {}) =>
      renderPage(c, { values, fields, message, status })
    try {
      if (await doneToHold(holds, who, values)) return c.redirect(`${page}${anchorOf(values)}`, 303)
      const change = changeOf(values, clock.now())
      const [result] = await beds.change(who, [change])
      if (result?.outcome === 'applied') return c.redirect(page, 303)
      return await refuse(wordsOf(change, result), errorStatus.conflict)
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

/** Does what the form says about a hold; false where it says something about the group's number. */
async function doneToHold(holds: Parts['holds'], who: BedsActor, values: Record<string, string>): Promise<boolean> {
  switch (values.act) {
    case 'hold':
      await holds.place(who, holdOf(values))
      return true
    case 'end': {
      const { reason } = parse(holdEndInput, { reason: values.reason })
      await holds.end(who, requireHoldId(values.id), reason)
      return true
    }
    case 'extend': {
      const { hours } = parse(holdUntilInput, { hours: wholeOf(values.hours ?? '') })
      await holds.extend(who, requireHoldId(values.id), hours)
      return true
    }
    default:
      return false
  }
}

function changeOf({ act, group, seen, shown = '', open = '' }: Record<string, string>, now: Date): BedChange {
  const isConfirm = act === 'confirm'
  const kind = isConfirm ? 'confirm' : 'report'
  const made = { id: randomUUID(), groupId: group, kind, madeAt: now.toISOString() }
  // Still right is the number that was shown, whatever stands in the field.
  return parse(bedChange, { ...made, seen: seen || null, open: wholeOf(isConfirm ? shown : open) })
}

function holdOf({ id, group, hours = '', note = '' }: Record<string, string>): HoldInput {
  return parse(holdInput, { id, groupId: group, hours: wholeOf(hours), note })
}

/** An empty field is no number, not 0. */
function wholeOf(typed: string): number | null {
  return /^\d+$/.test(typed.trim()) ? Number(typed) : null
}

/** Back to the house the form stood at. */
function anchorOf({ house = '' }: Record<string, string>): string {
  return /^[0-9a-f-]{36}$/i.test(house) ? `#house-${house}` : ''
}

function wordsOf(change: BedChange, result: BedChangeResult | undefined): string {
  if (result?.outcome === 'refused') return result.reason
  if (result?.outcome !== 'conflict') return 'This number was not taken.'
  return formConflictWords(change, result.group)
}
