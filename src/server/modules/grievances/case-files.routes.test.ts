import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { handlerCase } from '#contract/grievances/handling.ts'
import { dumpFiles } from '#server/plumbing/database/backup/backup-files.ts'
import { grievancesDesk, planted } from '#tests/support/desk/grievances-desk.ts'
import { phonePhoto } from '#tests/support/directory/photos.ts'
import { eicar, fakeClamd } from '#tests/support/files/fake-clamd.ts'
import { lockedPdfs, pdfOf, tellingPdf } from '#tests/support/files/pdfs.ts'

const desk = grievancesDesk()
const { file, follow, list, handle, handleFile, sendFile, openFile, concerns, run, store } = desk
const mb = 1024 * 1024
const pass = (days: number) => desk.clock().forward({ hours: 24 * days })
const paper = async (name = 'bill.pdf') => ({ name, bytes: await tellingPdf(planted.name, 'The bill of June') })
const letter = (text: string) => ({ name: 'note.pdf', bytes: new Uint8Array(Buffer.from(text)) })
const count = async (table: string) => (await run(sql`select from ${sql.table(table)}`)).length
async function listKeys(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys
}

async function filed(fields: Record<string, string> = {}) {
  const { key } = await file({ residence: await desk.house(), ...fields })
  return { key, id: (await list(desk.people().riley)).open[0]?.id ?? '' }
}

const readFiles = async (key: string) =>
  (await follow(key)).entries.flatMap(({ id, file: one }) => (one ? [{ id, ...one }] : []))
const open = (id: string, who = desk.people().riley) => desk.as(who).request(`/case-files/${id}`)

describe('a file of a case', () => {
  it('goes with a message or alone, and is read by its filer with the key and by who handles the case', async () => {
    const { riley } = desk.people()
    const { key, id } = await filed()
    expect((await sendFile(key, await paper(), 'This is what they billed.')).status).toBe(201)
    expect((await sendFile(key, { name: 'stairs.png', bytes: await phonePhoto() })).status).toBe(201)
    const [bill, stairs] = await readFiles(key)
    expect([bill?.name, stairs?.name, bill?.state]).toEqual(['bill.pdf', 'stairs.jpg', 'clean'])
    expect((await follow(key)).entries.map(({ words }) => words)).toContain('This is what they billed.')
    const own = await openFile(key, bill?.id ?? '')
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(own.headers.get('content-disposition')).toContain("filename*=UTF-8''bill.pdf")
    const bytes = Buffer.from(await own.arrayBuffer())
    expect(bytes.length).toBe(bill?.size)
    expect(bytes.toString('latin1')).toMatch(/^%PDF-/)
    const read = await open(stairs?.id ?? '')
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(Buffer.from(await read.arrayBuffer()).includes('Markthistle')).toBe(false)
    expect((await handleFile(id, 'tell', await paper('answer.pdf'), riley)).status).toBe(201)
    expect((await readFiles(key)).map(({ name }) => name)).toEqual(['bill.pdf', 'stairs.jpg', 'answer.pdf'])
  })

  it('tells nothing of who made it: a PDF loses its author, its attachments and the names at its notes', async () => {
    const { key } = await filed()
    await sendFile(key, await paper())
    const [one] = await readFiles(key)
    const kept = Buffer.from(await (await openFile(key, one?.id ?? '')).arrayBuffer()).toString('latin1')
    const wide = Buffer.from(planted.name, 'utf16le').swap16().toString('hex').toUpperCase()
    expect(kept).not.toContain(planted.name)
    expect(kept).not.toContain(wide)
  })

  it('of a note is not the filer’s, and none is anybody’s who does not see the case', async () => {
    const { riley, wren, odell, nia, avery } = desk.people()
    const { key, id } = await filed({ may_name: 'yes', name: 'Quill' })
    await sendFile(key, await paper())
    await handleFile(id, 'note', await paper('inside.pdf'), riley)
    const { entries } = handlerCase.parse(
      await (await desk.as(riley).request(`/api/affiliate/grievances/${id}`)).json(),
    )
    const [first = '', inside = ''] = entries.flatMap(({ id: entry, file: one }) => (one ? [entry] : []))
    expect((await open(inside, wren)).status).toBe(200)
    expect((await readFiles(key)).map(({ name }) => name)).toEqual(['bill.pdf'])
    expect((await openFile(key, inside)).status).toBe(404)
    const { key: other } = await file({ state: 'WV', words: 'Something else.' })
    expect((await openFile(other, first)).status).toBe(404)
    for (const [who, status] of [
      [odell, 404],
      [avery, 404],
      [nia, 403],
    ] as const) {
      expect((await open(first, who)).status).toBe(status)
    }
    expect((await desk.as(null).request(`/case-files/${first}`)).status).toBe(401)
    expect((await handleFile(id, 'tell', await paper(), odell)).status).toBe(404)
    await handle(id, { act: 'ask-house', words: 'Why?' }, riley)
    expect(JSON.stringify(await concerns(nia))).not.toMatch(/bill\.pdf|inside/)
    const [stored] = await run(sql<{ id: string }>`select id from stored_file`)
    for (const who of [riley, nia]) expect((await desk.as(who).request(`/files/${stored?.id}`)).status).toBe(404)
    await handle(id, { act: 'step-back' }, wren)
    expect((await open(first, wren)).status).toBe(404)
    await handle(id, { act: 'escalate', words: 'Please look.' }, riley)
    expect((await open(first, avery)).status).toBe(200)
  })

  it('goes with its case, and its bytes with it', async () => {
    const { key } = await filed()
    await sendFile(key, await paper())
    await desk.say(key, 'withdraw', '')
    await desk.files().sweep()
    expect(await listKeys()).toHaveLength(1)
    pass(24 * 31)
    await desk.lists().forgetOld()
    await desk.files().sweep()
    expect([await count('stored_file'), await listKeys()]).toEqual([0, []])
  })
})

describe('what is not taken', () => {
  const nothingKept = async () =>
    expect([await count('stored_file'), await listKeys(), await count('grievance_entry')]).toEqual([0, [], 1])

  it('is named in a code, and leaves nothing behind', async () => {
    const { key, id } = await filed()
    const wrong = {
      missing: null,
      too_large: { name: 'film.pdf', bytes: pdfOf(20 * mb + 20_000) },
      not_a_kind: { name: 'bill.pdf', bytes: new Uint8Array(Buffer.from('PK a document')) },
      locked: { name: 'bill.pdf', bytes: lockedPdfs['by its trailer'] },
      damaged: { name: 'bill.pdf', bytes: pdfOf() },
      picture_size: { name: 'dot.jpg', bytes: await phonePhoto({ width: 40, height: 40 }) },
    }
    for (const [problem, sent] of Object.entries(wrong)) {
      const answer = await sendFile(key, sent)
      expect(answer.status, problem).toBe(problem === 'too_large' ? 413 : 422)
      if (problem !== 'too_large') expect((await answer.json()).fields).toEqual({ file: problem })
    }
    const officer = await handleFile(id, 'tell', wrong.locked, desk.people().riley)
    expect((await officer.json()).message).toContain('locked with a password')
    await nothingKept()
  })

  it('with a virus in it is deleted; while the scanner is away a file waits, and is cleaned when it is back', async () => {
    const clamd = await fakeClamd()
    try {
      desk.scanBy(clamd.where)
      const { key } = await filed()
      const bad = await sendFile(key, letter(`%PDF-1.7\n${eicar}\nstartxref\n9\n%%EOF`))
      expect((await bad.json()).fields).toEqual({ file: 'harmful' })
      await nothingKept()
      clamd.answer('error')
      expect((await sendFile(key, await paper())).status).toBe(201)
      const [held] = await readFiles(key)
      expect(held?.state).toBe('held')
      expect((await openFile(key, held?.id ?? '')).status).toBe(409)
      clamd.answer('truth')
      await desk.files().checkWaiting()
      const answer = await openFile(key, held?.id ?? '')
      expect(answer.status).toBe(200)
      expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).not.toContain(planted.name)
    } finally {
      await clamd.close()
    }
  })

  it('is the eleventh file, one of a closed case, and one without the key', async () => {
    const { key } = await filed()
    const one = await paper()
    for (let at = 0; at < 10; at += 1) expect((await sendFile(key, one)).status).toBe(201)
    const full = await sendFile(key, one)
    expect([full.status, (await full.json()).fields]).toEqual([409, { file: 'too_many' }])
    expect((await sendFile('AAAA-AAAA-AAAA-AAAA-AAAA', one)).status).toBe(404)
    const { key: closed } = await file({ state: 'WV', words: 'Something else.' })
    await desk.say(closed, 'withdraw', '')
    expect((await sendFile(closed, one)).status).toBe(409)
    expect(await listKeys()).toHaveLength(10)
  })

  it('are more than 40 an hour from one address', async () => {
    const { key } = await filed()
    const statuses: number[] = []
    for (let at = 0; at < 41; at += 1) statuses.push((await sendFile(key, null)).status)
    expect(statuses.slice(-2)).toEqual([422, 429])
  })
})

describe('who sent a file', () => {
  afterEach(() => desk.comeFrom('192.0.2.1'))

  it('stands in no row, no log, no mail and no byte of a backup, and neither does what is in it', async () => {
    const { riley } = desk.people()
    desk.comeFrom('198.51.100.77')
    const { key, id } = await filed()
    await sendFile(
      key,
      { name: `${planted.name}.pdf`, bytes: await tellingPdf(planted.name, 'larkspur') },
      `Call ${planted.phone}.`,
    )
    await handleFile(
      id,
      'tell',
      { name: `${planted.name} answer.pdf`, bytes: await tellingPdf('Riley', 'larkspur too') },
      riley,
    )
    const lines = await desk.backUp()
    let files = 0
    for await (const line of dumpFiles(store)) {
      const { bytes = '' }: { bytes?: string } = JSON.parse(line)
      if (bytes !== '') files += 1
      lines.push(line, Buffer.from(bytes, 'base64').toString('latin1'))
    }
    expect(files).toBe(2)
    const everything = [...lines, desk.logged(), JSON.stringify(await desk.mails())].join('\n')
    const wide = Buffer.from(planted.name, 'utf16le').swap16()
    for (const secret of [
      planted.name,
      planted.phone,
      '198.51.100.77',
      key,
      'larkspur',
      '%PDF-',
      wide.toString('latin1'),
    ]) {
      expect(everything, secret).not.toContain(secret)
      expect(everything, secret).not.toContain(Buffer.from(secret).toString('hex'))
    }
    expect(
      await run(
        sql`select from stored_file where added_by is not null or added_by_name <> '' or name not like 'file.%'`,
      ),
    ).toEqual([])
  })
})
