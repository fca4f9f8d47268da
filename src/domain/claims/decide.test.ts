import { describe, expect, it } from 'vitest'
import { describeOutcome } from '#tests/support/claims/case-builder.ts'
import { decidingRows } from '#tests/support/claims/deciding-rows.ts'
import { endingRows } from '#tests/support/claims/ending-rows.ts'
import { showingRows } from '#tests/support/claims/showing-rows.ts'
import { claimMailForms } from '#tests/support/desk/claim-mail-forms.ts'
import { decide } from './decide.ts'

const rows = [...showingRows, ...decidingRows, ...endingRows]

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

  it('changes nothing of the case it was given', () => {
    for (const [, before, event] of rows) {
      const was = structuredClone(before)
      decide(before, event)
      expect(before).toEqual(was)
    }
  })
})
