import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OutgoingMail } from './mail-delivery.ts'
import { createMailer } from './mailer.ts'

const mail: OutgoingMail = {
  id: '11111111-2222-4333-8444-555555555555',
  createdAt: new Date('2026-03-02T15:00:00.000Z'),
  messageId: '<11111111-2222-4333-8444-555555555555@alliance.example>',
  to: 'sam@home.example',
  replyTo: null,
  stopUrl: null,
  subject: 'We got your message',
  text: 'Thank you.\nhttps://homes.example/a?token=1\n',
  html: '<p>Thank you.</p>',
}

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'porchlight-mail-'))
})
afterEach(() => rm(parent, { recursive: true }))

const open = () =>
  createMailer({ smtpUrl: null, from: 'Porchlight <hello@alliance.example>', folder: join(parent, 'mail') })
const files = () => readdir(join(parent, 'mail'))

async function written(changes: Partial<OutgoingMail> = {}): Promise<string> {
  await open().deliver({ ...mail, ...changes })
  return readFile(join(parent, 'mail', (await files())[0] ?? ''), 'utf8')
}

describe('mail without a mail server', () => {
  it('becomes one readable file for the account of the server only', async () => {
    const content = await written()
    expect(content).toContain('To: sam@home.example\nSubject: We got your message\n')
    expect(content).toContain('https://homes.example/a?token=1')
    const [name = ''] = await files()
    expect(name).toMatch(/^2026-03-02T15-00-00-000Z-11111111-.*\.eml$/)
    expect((await stat(join(parent, 'mail', name))).mode & 0o777).toBe(0o600)
    expect((await stat(join(parent, 'mail'))).mode & 0o777).toBe(0o700)
  })

  it('is one file however often it is written', async () => {
    await written()
    await written()
    expect(await files()).toHaveLength(1)
  })

  it('leaves nothing half written behind by a server that was killed', async () => {
    await written()
    const [name = ''] = await files()
    await writeFile(join(parent, 'mail', `${name}.part`), 'To: sam')
    await written()
    expect(await files()).toEqual([name])
  })

  it('cannot be given a header by what somebody typed', async () => {
    const head = (await written({ subject: 'a\r\nBcc: all@x.example', replyTo: 'b@x.example\nX-Evil: 1' })).split(
      '\n\n',
    )[0]
    expect(head).not.toMatch(/^(Bcc|X-Evil):/m)
  })

  it('names where its reader stops it', async () => {
    const head = (await written({ stopUrl: 'https://homes.example/stop/abc' })).split('\n\n')[0]
    expect(head).toContain('List-Unsubscribe: <https://homes.example/stop/abc>\n')
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\n')
  })

  it('encodes words beyond ASCII in its headers and leaves them readable in its text', async () => {
    const content = await written({ subject: 'Grüße', text: 'Grüße' })
    expect(content).toContain(`Subject: =?UTF-8?B?${Buffer.from('Grüße').toString('base64')}?=`)
    expect(content).toContain('\n\nGrüße\n')
  })

  it('goes with its row when its time is over', async () => {
    await written()
    await open().forget(mail)
    expect(await files()).toEqual([])
    await expect(open().forget(mail)).resolves.toBeUndefined()
  })

  it('fails in our own words, to be tried again, when the folder cannot be written', async () => {
    await writeFile(join(parent, 'mail'), 'in the way')
    await expect(written()).rejects.toMatchObject({ message: expect.stringMatching(/data folder/), permanent: false })
  })
})
