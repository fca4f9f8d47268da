import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTexter } from './text-delivery.ts'

const message = {
  id: '00000000-0000-4000-8000-000000000001',
  createdAt: new Date('2026-11-20T20:00:00.123Z'),
  to: '+15015550123',
  text: 'Harbor Row House: 2 open, still right?',
}

describe('texts without a gateway', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'porchlight-texts-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  const texter = () => createTexter({ smsUrl: null, smsToken: null, folder: path.join(folder, 'sms') })

  it('are files that only the server’s account may read, one for each however often it is tried', async () => {
    await texter().deliver(message)
    await texter().deliver(message)
    const [name = '', ...more] = await readdir(path.join(folder, 'sms'))
    expect([name, more]).toEqual([`2026-11-20T20-00-00-123Z-${message.id}.txt`, []])
    const file = path.join(folder, 'sms', name)
    expect(await readFile(file, 'utf8')).toBe(`To: ${message.to}\n\n${message.text}\n`)
    expect((await stat(file)).mode & 0o077).toBe(0)
    await texter().forget(message)
    await texter().forget(message)
    expect(await readdir(path.join(folder, 'sms'))).toEqual([])
  })

  it('are tried again where the folder cannot be written', async () => {
    await writeFile(path.join(folder, 'sms'), 'in the way')
    await expect(texter().deliver(message)).rejects.toMatchObject({ permanent: false })
  })
})

describe('a gateway for texts', () => {
  let server: Server
  let status: number
  let taken: { headers: IncomingMessage['headers']; method: string | undefined; body: unknown }[]
  beforeEach(async () => {
    taken = []
    status = 202
    server = createServer(async (request, response) => {
      let text = ''
      for await (const chunk of request) text += String(chunk)
      taken.push({ headers: request.headers, method: request.method, body: JSON.parse(text) })
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('taken')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  function texter(smsToken: string | null = 'the token') {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    return createTexter({ smsUrl: `http://127.0.0.1:${port}/send`, smsToken, folder: 'nowhere' })
  }

  it('gets the text as JSON with the token, and the same id on every try', async () => {
    await texter().deliver(message)
    await texter(null).deliver(message)
    const { id, to, text } = message
    for (const { method, body, headers } of taken) {
      expect([method, body, headers['idempotency-key']]).toEqual(['POST', { id, to, text }, id])
    }
    expect(taken.map(({ headers }) => headers.authorization)).toEqual(['Bearer the token', undefined])
  })

  it.each([
    [400, true],
    [401, true],
    [408, false],
    [429, false],
    [500, false],
    [503, false],
  ])('that answers %i is given up on: %s', async (answered, permanent) => {
    status = answered
    await expect(texter().deliver(message)).rejects.toMatchObject({
      permanent,
      message: `The gateway for texts did not take it (${answered}).`,
    })
  })

  it('is not followed elsewhere, and tried again where it is away', async () => {
    status = 302
    await expect(texter().deliver(message)).rejects.toMatchObject({ permanent: false })
    const gone = texter()
    await new Promise((resolve) => server.close(resolve))
    await expect(gone.deliver(message)).rejects.toMatchObject({
      permanent: false,
      message: 'The gateway for texts could not be reached.',
    })
  })
})
