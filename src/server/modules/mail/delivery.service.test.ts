import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { DeliveryError, type Mailer, type OutgoingMail } from '#server/plumbing/mail/mail-delivery.ts'
import { writeMail } from '#server/plumbing/mail/mail-text.ts'
import { createMailer } from '#server/plumbing/mail/mailer.ts'
import { openAddress, sealAddress } from '#server/plumbing/sealing/sealed-address.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { smtpServer } from '#tests/support/product/smtp-server.ts'
import { createDelivery, leaseMs, mailDays } from './delivery.service.ts'
import { createMail } from './mail.service.ts'
import { maxAttempts } from './retry.rules.ts'

const staff = {
  kind: 'person',
  personId: '00000000-0000-4000-8000-0000000000a1',
  organizationId: '00000000-0000-4000-8000-000000000001',
} as const

const database = shareTestDatabase()
let clock: FakeClock
let log: string[]
beforeEach(() => {
  clock = fakeClock()
  log = []
})

/** A mailer that remembers, and does what it is told first. */
function mailbox(first: (mail: OutgoingMail) => Promise<void> = async () => {}) {
  const taken: OutgoingMail[] = []
  const forgotten: string[] = []
  const mailer: Mailer = {
    transport: 'smtp',
    async deliver(mail) {
      await first(mail)
      taken.push(mail)
    },
    async forget({ id }) {
      forgotten.push(id)
    },
    close() {},
  }
  return { mailer, taken, forgotten }
}

const away = async () => {
  throw new DeliveryError('The mail server could not be reached or hung up.', false, new Error('to sam@home.example'))
}

const mailService = () => {
  const jobs = { send: async () => {} }
  return createMail({ ...parts(), transport: 'smtp', from: 'P <hello@alliance.example>', jobs })
}
const parts = () => ({ transactions: database.transactions, clock, log: createLog('debug', (line) => log.push(line)) })
const delivery = (mailer: Mailer, transactions = database.transactions) =>
  createDelivery({
    ...parts(),
    transactions,
    mailer,
    texter: mailer,
    pushes: mailer,
    addressOf: (recipient) => openAddress(recipient, 'key'),
    random: () => 0.5,
    wait: async () => {},
  })

async function queue(count = 1): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const mail = writeMail({ subject: `Mail ${number}`, paragraphs: ['Hello.'] })
    await mailService().send({ kind: 'test-mail', to: 'sam@home.example', mailText: mail })
  }
}

const outbox = async () => (await mailService().list(staff, {})).rows
const only = async () => {
  const [mail] = await outbox()
  if (!mail) throw new Error('The outbox is empty.')
  return mail
}

describe('the outbox', () => {
  it('sends what is queued once, and marks it', async () => {
    await queue(3)
    const { mailer, taken } = mailbox()
    expect(await delivery(mailer).deliverDue()).toBe(3)
    expect(await delivery(mailer).deliverDue()).toBe(0)
    expect(taken.map((mail) => mail.subject)).toEqual(expect.arrayContaining(['Mail 1', 'Mail 2', 'Mail 3']))
    expect(await only()).toMatchObject({
      state: 'sent',
      attempts: 1,
      sentAt: clock.now().toISOString(),
      lastError: null,
    })
  })

  it('keeps an address sealed until the mail leaves, and gives up on one sealed with another secret', async () => {
    const mailText = writeMail({ subject: 'News', paragraphs: ['Hello.'] })
    await mailService().send({ kind: 'test-mail', to: sealAddress('sam@home.example', 'key'), mailText })
    expect((await only()).recipient).toBe('an address that nobody reads here')
    const { mailer, taken } = mailbox()
    expect(await delivery(mailer).deliverDue()).toBe(1)
    expect(taken.map(({ to }) => to)).toEqual(['sam@home.example'])
    await mailService().send({ kind: 'test-mail', to: sealAddress('sam@home.example', 'another key'), mailText })
    expect(await delivery(mailer).deliverDue()).toBe(0)
    expect((await outbox()).map(({ state }) => state).toSorted()).toEqual(['failed', 'sent'])
    expect(log.join('')).not.toContain('sam@home')
  })

  it('forgets a mail whose transaction is rolled back', async () => {
    const rolledBack = database.transactions.run({ kind: 'visitor' }, async (tx) => {
      await mailService().enqueue(tx, {
        kind: 'test-mail',
        to: 'a@b.example',
        mailText: { subject: 'x', text: '', html: '' },
      })
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    expect(await outbox()).toEqual([])
  })

  it('refuses a recipient that could be read as several, or as a header', async () => {
    const mailText = { subject: 'x', text: '', html: '' }
    for (const to of ['a@b.example,c@d.example', 'a@b.example\r\nBcc: c@d.example', 'A <a@b.example>']) {
      await expect(mailService().send({ kind: 'test-mail', to, mailText })).rejects.toThrow('one plain address')
    }
  })

  it('tries a failed mail again after growing pauses, and not before', async () => {
    await queue()
    const { mailer } = mailbox(away)
    for (const pause of [30, 60, 120]) {
      await delivery(mailer).deliverDue()
      const due = new Date(clock.now().getTime() + pause * 1000).toISOString()
      expect(await only()).toMatchObject({ state: 'queued', nextAttemptAt: due })
      clock.forward({ seconds: pause - 1 })
      await delivery(mailer).deliverDue()
      expect(await only()).toMatchObject({ nextAttemptAt: due })
      clock.forward({ seconds: 1 })
    }
    const back = mailbox()
    expect(await delivery(back.mailer).deliverDue()).toBe(1)
    expect(await only()).toMatchObject({ state: 'sent', attempts: 4, lastError: null })
  })

  it('gives up after its last try, keeps the mail in sight, and sends it after Retry', async () => {
    await queue()
    const { mailer } = mailbox(away)
    for (let number = 0; number < maxAttempts; number += 1) {
      await delivery(mailer).deliverDue()
      clock.forward({ hours: 6 })
    }
    const gaveUp = { state: 'failed', attempts: maxAttempts, nextAttemptAt: null }
    expect(await only()).toMatchObject({ ...gaveUp, lastError: 'The mail server could not be reached or hung up.' })
    const { id } = await only()
    expect(await mailService().retry(staff, id)).toMatchObject({ state: 'queued', attempts: 0, canRetry: false })
    expect(await delivery(mailbox().mailer).deliverDue()).toBe(1)
    await expect(mailService().retry(staff, id)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('gives up at once when the server refuses the recipient for good', async () => {
    await queue()
    const { mailer } = mailbox(async () => {
      throw new DeliveryError('The mail server refused the sender or the recipient (550).', true, null)
    })
    await delivery(mailer).deliverDue()
    expect(await only()).toMatchObject({ state: 'failed', attempts: 1 })
  })

  it('ends a round after three failures in a row instead of trying everything against a server that is away', async () => {
    await queue(5)
    let tries = 0
    const { mailer } = mailbox(async () => {
      tries += 1
      await away()
    })
    await delivery(mailer).deliverDue()
    expect(tries).toBe(3)
  })

  it('keeps and logs no address and no word of the mail', async () => {
    await queue()
    await delivery(mailbox(away).mailer).deliverDue()
    clock.forward({ hours: 1 })
    await delivery(mailbox(() => Promise.reject(new Error('sam@home.example'))).mailer).deliverDue()
    clock.forward({ hours: 1 })
    await delivery(mailbox().mailer).deliverDue()
    expect(log.join('')).toContain('mail sent')
    expect(log.join('') + JSON.stringify((await only()).lastError)).not.toMatch(/sam@|Hello|Mail 1/)
  })
})

describe('two servers on one outbox', () => {
  it('never send the same mail', async () => {
    await queue(20)
    const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 5))
    const boxes = [mailbox(slow), mailbox(slow), mailbox(slow)]
    const sent = await Promise.all(boxes.map((box) => delivery(box.mailer).deliverDue()))
    expect(sent.reduce((a, b) => a + b)).toBe(20)
    const ids = boxes.flatMap((box) => box.taken.map((mail) => mail.id))
    expect(new Set(ids).size).toBe(20)
  })

  it('leave a mail alone while another one sends it, and take it over when that one was killed', async () => {
    await queue()
    let hold = () => {}
    const killed = mailbox(() => new Promise((resolve) => (hold = resolve)))
    const dying = delivery(killed.mailer).deliverDue()
    await expect.poll(async () => (await only()).state).toBe('sending')
    const other = mailbox()
    clock.forward({ seconds: leaseMs / 1000 - 1 })
    expect(await delivery(other.mailer).deliverDue()).toBe(0)
    clock.forward({ seconds: 1 })
    expect(await delivery(other.mailer).deliverDue()).toBe(1)
    const settled = await only()
    hold()
    await dying
    expect(await only()).toEqual(settled)
    expect(killed.taken[0]?.messageId).toBe(other.taken[0]?.messageId)
    expect(log.join('')).toContain('settled by another server')
  })

  it('stop trying a mail that kills each server that sends it', async () => {
    await queue()
    for (let number = 0; number < maxAttempts; number += 1) {
      const deadly = mailbox(() => new Promise(() => {}))
      void delivery(deadly.mailer).deliverDue()
      await expect.poll(async () => (await only()).attempts).toBe(number + 1)
      clock.forward({ seconds: leaseMs / 1000 })
    }
    const { mailer, taken } = mailbox()
    await delivery(mailer).deliverDue()
    expect(taken).toEqual([])
    expect(await only()).toMatchObject({ state: 'failed', lastError: expect.stringContaining('stopped each time') })
  })
})

describe('a database that is away when a mail has just left', () => {
  it('is waited for, so that the mail does not leave twice', async () => {
    await queue()
    let outages = 3
    const { mailer, taken } = mailbox()
    const transactions: typeof database.transactions = {
      run: (actor, work) => {
        if (taken.length > 0 && outages-- > 0) throw new AppError('unavailable', 'gone')
        return database.transactions.run(actor, work)
      },
    }
    await delivery(mailer, transactions).deliverDue()
    expect(await only()).toMatchObject({ state: 'sent' })
    expect(taken).toHaveLength(1)
  })
})

describe('a mail server that hangs up', () => {
  it('before taking the mail: gets it again and keeps one; after taking it: keeps two with one Message-ID', async () => {
    const server = await smtpServer()
    const mailer = createMailer({ smtpUrl: server.url, from: 'P <hello@alliance.example>', folder: '' })
    await queue()
    server.setTrouble({ at: 'data', do: 'hang up' })
    await delivery(mailer).deliverDue()
    clock.forward({ hours: 1 })
    server.setTrouble({ at: 'end', do: 'hang up' })
    await delivery(mailer).deliverDue()
    clock.forward({ hours: 1 })
    server.setTrouble(null)
    await delivery(mailer).deliverDue()
    expect(await only()).toMatchObject({ state: 'sent', attempts: 3 })
    const messageIds = server.received.map(({ content }) => /^Message-ID: (.*)$/m.exec(content)?.[1])
    expect(messageIds).toHaveLength(2)
    expect(new Set(messageIds).size).toBe(1)
    await server.close()
  })
})

describe('the outbox keeps nothing for ever', () => {
  it('deletes mails that are over after their days, with their files, and none that still wait', async () => {
    await queue(2)
    const { mailer, forgotten } = mailbox()
    await delivery(mailer).deliverDue()
    clock.forward({ hours: 1 })
    await queue()
    clock.forward({ hours: mailDays * 24 - 1 })
    expect(await delivery(mailer).forgetOld()).toBe(0)
    clock.forward({ hours: 2 })
    expect(await delivery(mailer).forgetOld()).toBe(2)
    expect(forgotten).toHaveLength(2)
    expect(await outbox()).toMatchObject([{ state: 'queued' }])
  })
})
