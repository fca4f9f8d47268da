import { describe, expect, it } from 'vitest'
import { describeOutcome } from '#tests/support/claims/case-builder.ts'
import { decidingRows } from '#tests/support/claims/deciding-rows.ts'
import { endingRows } from '#tests/support/claims/ending-rows.ts'
import { recallingRows } from '#tests/support/claims/recalling-rows.ts'
import { showingRows } from '#tests/support/claims/showing-rows.ts'
import { claimMailForms } from '#tests/support/desk/claim-mail-forms.ts'
import type { ClaimCase } from './claim-case.ts'
import { decide } from './decide.ts'

const rows = [showingRows, decidingRows, endingRows, recallingRows].flatMap((table) =>
  Object.entries(table).map(([state, row]) => [state, ...row] as const),
)

// Since when a claimant knows of a rival is no more than that they know.
function withoutRivals({ claims, ...rest }: ClaimCase) {
  return { ...rest, claims: claims.map(({ competingSince: _, ...claim }) => claim) }
}

describe('what comes of a claim', () => {
  it.each(rows)('%s', (_, before, event, then) => {
    expect(describeOutcome(decide(before, event))).toEqual(then)
  })

  it('is said once for each state, and every mail is among it', () => {
    expect(new Set(rows.map(([state]) => state)).size).toBe(rows.length)
    const sent = rows.flatMap(([, before, event]) => {
      const out = decide(before, event)
      return 'refused' in out ? [] : out.mails.map(({ kind, to, slots }) => `${kind} ${to} ${slots.cause ?? 'shown'}`)
    })
    const known = claimMailForms.map((form) => form.join(' '))
    expect(sent.filter((form) => !known.includes(form))).toEqual([])
    expect([...new Set(sent)].sort()).toEqual(known.sort())
  })

  it('of a decision is gone when that is called back, whatever came of it', () => {
    const decisions = rows.flatMap(([state, before, event]) => {
      const out = decide(before, event)
      if ('refused' in out || (event.kind !== 'approved' && event.kind !== 'refused')) return []
      return [{ state, before, event, after: out.case }]
    })
    expect(decisions.length).toBeGreaterThan(15)
    for (const { state, before, event, after } of decisions) {
      const back = decide(after, { kind: 'recalled', claimId: event.claimId, by: event.by, at: event.at })
      if ('refused' in back) throw new Error(`${state}: ${back.words}`)
      expect([state, withoutRivals(back.case)]).toEqual([state, withoutRivals(before)])
      expect([state, back.mails]).toEqual([state, []])
    }
  })

  it('changes nothing of the case it was given', () => {
    for (const [, before, event] of rows) {
      const was = structuredClone(before)
      decide(before, event)
      expect(before).toEqual(was)
    }
  })
})
