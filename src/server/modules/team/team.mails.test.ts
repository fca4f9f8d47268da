import { describe, expect, it } from 'vitest'
import { writeInvitationMail, writeRemovedMail, writeRoleChangedMail, writeTrainingMail } from './team.mails.ts'

const to = { firstName: 'Nia', organization: 'Porch Homes' }
const link = 'https://porch.example/join/abc'

describe('the letters of a team', () => {
  it('say who invites to what, and hold the link whole', () => {
    const { subject, text, html } = writeInvitationMail({
      organization: 'Porch Homes',
      invitedBy: 'Olive Ashby',
      role: 'manager',
      link,
    })
    expect(subject).toBe('Olive Ashby invites you to the team of Porch Homes')
    for (const words of ['as a manager', 'for 7 days', link]) expect(text).toContain(words)
    expect(html).toContain(`href="${link}"`)
  })

  it('name the houses that somebody is invited for, the first twenty of many', () => {
    const invited = { organization: 'Porch Homes', invitedBy: 'Olive Ashby', role: 'house_manager', link } as const
    const textOf = (residences: string[] | null) =>
      writeInvitationMail({ ...invited, residences }).text.replace(/\s+/g, ' ')
    expect(textOf(['Elm', 'Oak'])).toContain('Houses: Elm; Oak')
    expect(textOf(Array.from({ length: 22 }, (_, at) => `Elm ${at + 1}`))).toContain('Elm 20; and 2 more')
    expect(textOf(null)).not.toContain('House')
  })

  it('carry no link of somebody’s own to a stranger', () => {
    const { text, html } = writeInvitationMail({
      organization: 'www.evil.example',
      invitedBy: '<b>a@evil.example</b>',
      role: 'owner',
      link,
    })
    expect(text + html).not.toMatch(/evil\.example/)
  })

  it('greet by name where there is one', () => {
    expect(writeRemovedMail(to, { by: 'Olive' }).text).toMatch(/^Hello Nia,/)
    expect(writeRemovedMail({ ...to, firstName: '' }, { by: 'Olive' }).text).toMatch(/^Hello,/)
  })

  it('say whom to ask, where they are answered', () => {
    const desk = 'https://porch.example/workspace'
    const mails = [
      writeRoleChangedMail(to, { by: 'Olive', role: 'owner', desk }),
      writeRemovedMail(to, { by: 'Olive' }),
      writeTrainingMail(to, { by: 'Olive', done: 2, of: 7, training: desk }),
    ]
    for (const { text } of mails) expect(text).toContain('Reply to this email: it goes to Olive.')
  })

  it('say what changed and what is left', () => {
    const desk = 'https://porch.example/workspace'
    expect(writeRoleChangedMail(to, { by: 'Olive', role: 'owner', desk }).text).toContain(
      'From now on you are an owner',
    )
    const left = (done: number) => writeTrainingMail(to, { by: 'Olive', done, of: 7, training: desk }).text
    expect(left(6)).toContain('One step is left')
    expect(left(2).replace(/\s+/g, ' ')).toContain('5 of 7 steps are left')
  })
})
