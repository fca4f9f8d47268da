import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type SmtpTrouble, smtpServer } from '#tests/support/product/smtp-server.ts'
import { DeliveryError, type Mailer, type OutgoingMail } from './mail-delivery.ts'
import { createMailer } from './mailer.ts'

const mail: OutgoingMail = {
  id: '11111111-2222-4333-8444-555555555555',
  createdAt: new Date('2026-03-02T15:00:00.000Z'),
  messageId: '<11111111-2222-4333-8444-555555555555@alliance.example>',
  to: 'sam@home.example',
  replyTo: 'jo@house.example',
  stopUrl: null,
  subject: 'We got your message',
  text: 'Thank you.\n',
  html: '<p>Thank you.</p>',
}

let server: Awaited<ReturnType<typeof smtpServer>>
let mailer: Mailer
beforeEach(async () => {
  server = await smtpServer()
  mailer = createMailer({ smtpUrl: server.url, from: 'Porchlight <hello@alliance.example>', folder: '/nowhere' })
})
afterEach(() => {
  mailer.close()
  return server.close()
})

async function failure(trouble: SmtpTrouble): Promise<DeliveryError> {
  server.setTrouble(trouble)
  const error = await mailer.deliver(mail).catch((reason: unknown) => reason)
  if (error instanceof DeliveryError) return error
  throw new Error('the mail went through')
}

describe('mail by a mail server', () => {
  it('reaches its one recipient with the same Message-ID on every try', async () => {
    await mailer.deliver(mail)
    await mailer.deliver(mail)
    expect(server.received).toHaveLength(2)
    for (const { from, to, content } of server.received) {
      expect(from).toContain('<hello@alliance.example>')
      expect(to).toEqual(['<sam@home.example>'])
      expect(content).toContain(`Message-ID: ${mail.messageId}`)
      expect(content).toContain('Reply-To: jo@house.example')
    }
  })

  it('names where its reader stops it, in a form that mail programs press', async () => {
    await mailer.deliver(mail)
    await mailer.deliver({ ...mail, stopUrl: 'https://homes.example/stop/abc' })
    const [plain, stoppable] = server.received.map(({ content }) => content)
    expect(plain).not.toContain('List-Unsubscribe')
    expect(stoppable).toContain('List-Unsubscribe: <https://homes.example/stop/abc>')
    expect(stoppable).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  it('cannot be given a header or a second recipient by what somebody typed', async () => {
    await mailer.deliver({ ...mail, subject: 'a\r\nBcc: all@x.example', replyTo: 'b@x.example\r\nX-Evil: 1' })
    const [received] = server.received
    expect(received?.to).toEqual(['<sam@home.example>'])
    expect(received?.content.split('\r\n\r\n')[0]).not.toMatch(/^(Bcc|X-Evil):/m)
  })

  it.each(['greeting', 'recipient', 'data', 'end'] as const)(
    'is tried again when the server hangs up at the %s',
    async (at) => {
      const error = await failure({ at, do: 'hang up' })
      expect(error.permanent).toBe(false)
      expect(error.message).toMatch(/hung up/)
    },
  )

  it('is tried again when the server asks to come back later', async () => {
    expect(await failure({ at: 'recipient', do: '451 greylisted, sam@home.example' })).toMatchObject({
      permanent: false,
    })
  })

  it('is given up at once when the server knows no such recipient, and the reason names nobody', async () => {
    const error = await failure({ at: 'recipient', do: '550 no such user sam@home.example' })
    expect(error.permanent).toBe(true)
    expect(error.message).toBe('The mail server refused the sender or the recipient (550).')
  })

  it('fails to be tried again when nothing listens', async () => {
    await server.close()
    await expect(mailer.deliver(mail)).rejects.toMatchObject({ permanent: false })
    server = await smtpServer()
  })
})
