import { describe, expect, it } from 'vitest'
import { privacy } from '#content/site/legal/privacy.ts'
import { security } from '#content/site/legal/security.ts'
import { terms } from '#content/site/legal/terms.ts'
import { lapseDays, retentionMonths } from '#domain/claims/claim.ts'
import { inquiryDays } from '#domain/inquiries/inquiry.ts'
import { shiftNoteDays } from '#domain/people/shift.ts'
import { maxPhotos } from '#domain/residence/photo.ts'
import { maxWindow } from '#server/modules/auth/attempts/sign-in-attempts.service.ts'
import { idleDays, sessionDays } from '#server/modules/auth/sessions/session-cookie.rules.ts'
import { messageMonths } from '#server/modules/contact/contact.service.ts'
import { mailDays } from '#server/modules/mail/delivery.service.ts'
import { photoFileDays } from '#server/modules/residence/photos/photos.routes.ts'
import { stranger } from '#tests/support/browser/visitor.ts'

function words({ lead, sections }: typeof privacy): string {
  return [lead, ...sections.flatMap(({ title, lines }) => [title, ...lines])].join('\n')
}

describe('what the legal pages say of the software', () => {
  it('is how long messages and their mails are kept', () => {
    expect(words(privacy)).toContain(`We delete a message ${messageMonths} months after we answer it`)
    expect(words(privacy)).toContain(`The emails about it go after ${mailDays} days.`)
  })

  it('is how long a question about a bed is kept', () => {
    expect(words(privacy)).toContain(`We delete a question by ourselves after ${inquiryDays} days.`)
  })

  it('is how long the note of a shift is kept', () => {
    expect(words(privacy)).toContain(
      `leaves for the next is read by the people of that house. We delete it after ${shiftNoteDays} days.`,
    )
  })

  it('is how long a claim is kept', () => {
    expect(words(privacy)).toContain(`We delete a claim ${retentionMonths} months after it ended.`)
    expect(words(privacy)).toContain(`ends by itself after ${lapseDays} days`)
  })

  it('is how many photos a house shows, and how long a browser keeps one that was deleted', () => {
    expect(words(privacy)).toContain(`A house may show up to ${maxPhotos} photos.`)
    expect(words(privacy)).toContain(`a browser that showed it may keep it for ${photoFileDays} day.`)
  })

  it('is how long a session lasts', () => {
    expect(words(privacy)).toContain(
      `it ends ${idleDays} days after you were last here, or ${sessionDays} days after you signed in`,
    )
  })

  it('is that every section has an address of its own', () => {
    for (const { sections } of [privacy, security, terms]) {
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
    }
  })

  it('is how long tries at signing in are counted: the longest window, and an hour until the next cleaning', () => {
    expect(maxWindow).toBeLessThanOrEqual(3600)
    expect(words(privacy)).toContain('The counts go within two hours.')
  })

  it('never claims a certificate that nobody gave (docs/specification.md, ruling 10)', () => {
    for (const text of [privacy, security, terms]) expect(words(text)).not.toMatch(/HIPAA|SOC ?2|ISO ?27001/i)
  })

  it.each(['/', '/about', '/vision', '/platform', '/faq', '/getting-started', '/brochure', '/partnership-guide'])(
    '%s claims none either',
    async (path) => {
      expect((await stranger().ask(path)).text).not.toMatch(/HIPAA|SOC ?2|ISO ?27001/i)
    },
  )
})
