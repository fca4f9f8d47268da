import { randomUUID } from 'node:crypto'
import { type BedChangeResult, bedChange } from '#contract/board.ts'
import { errorStatus } from '#contract/errors.ts'
import type { Beds } from '#server/modules/beds/beds.service.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, type HttpContext, newHttp, parse, readForm, requireAtDesk } from '#server/plumbing/http.ts'

const page = '/workspace/beds'

/** What the board needs to say above itself why a number was not taken. */
export type RefusedNumber = {
  values: Record<string, string>
  fields: Record<string, string>
  message: string
  status: number
}

type Parts = {
  beds: Pick<Beds, 'change'>
  clock: Clock
  /** The board's page again, with the numbers as they are now. */
  renderPage: (c: HttpContext, refused: RefusedNumber) => Promise<Response>
}

/** The board without a script: a plain form for each group says one number. */
export function bedsFormRoutes({ beds, clock, renderPage }: Parts): Http {
  const http = newHttp()
  http.post(page, async (c) => {
    if (!(await c.get('signedIn')())) return c.redirect(`/api/login?returnTo=${encodeURIComponent(page)}`, 303)
    const who = await requireAtDesk(c, 'beds', 'board')
    const values = await readForm(c)
    const refuse = (message: string, status: number) => renderPage(c, { values, fields: {}, message, status })
    try {
      const [result] = await beds.change(who, [changeOf(values, clock.now())])
      if (result?.outcome === 'applied') return c.redirect(page, 303)
      return await refuse(wordsOf(result), errorStatus.conflict)
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'invalid_input') throw error
      return refuse(Object.values(error.fields ?? {})[0] ?? error.message, errorStatus.invalid_input)
    }
  })
  return http
}

function changeOf({ group, seen, open = '' }: Record<string, string>, now: Date) {
  const made = { id: randomUUID(), groupId: group, kind: 'report', madeAt: now.toISOString() }
  // An empty field is no number, not 0.
  return parse(bedChange, { ...made, seen: seen || null, open: /^\d+$/.test(open.trim()) ? Number(open) : null })
}

function wordsOf(result: BedChangeResult | undefined): string {
  if (result?.outcome === 'refused') return result.reason
  if (result?.outcome !== 'conflict') return 'This number was not taken.'
  const { open, saidBy } = result.group
  const who = saidBy?.isYou ? 'You' : saidBy?.name || 'Somebody'
  return `${who} said ${open ?? 'another number'} meanwhile. If yours is right, say it again.`
}
