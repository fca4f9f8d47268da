import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { claimsDesk } from '#tests/support/desk/claims-desk.ts'
import type { Person } from '#tests/support/desk/desk-people.ts'
import { phonePhoto, pixelBomb } from '#tests/support/directory/photos.ts'

const { people, list, claim, act, as, read, run, join, organize, clock, desk, prove } = claimsDesk()

const pdf = new Uint8Array(Buffer.from('%PDF-1.7\n1 0 obj'))
async function add(person: Person, id: string, bytes: Uint8Array<ArrayBuffer> = pdf, name = 'Lease Öak.pdf') {
  const form = new FormData()
  form.append('paper', new Blob([bytes]), name)
  return as(person).request(`/api/claims/${id}/papers`, { method: 'POST', body: form })
}
const open = (person: Person, paper: string) => as(person).request(`/claim-papers/${paper}`)
const remove = (person: Person, paper: string) => as(person).post(`/api/claim-papers/${paper}/removal`, {})
const papersOf = async (person: Person) => (await read(person, 'operator')).claims[0]?.papers ?? []
const rows = async () => [
  (await run(sql`select from claim_paper`)).length,
  (await run(sql`select from claim_paper_file`)).length,
]
const deletions = () =>
  run(sql<{ of: string; after: object }>`
    select organization_id as of, after from history where change = 'papers_deleted'`)

/** Nia's claim of a house of Omar's, with a paper, sent to be looked at. */
async function shown() {
  const { nia, omar } = people()
  const residence = await list({ isClaimed: true, organizationId: omar.organization.id })
  const id = await claim(nia, residence)
  expect((await add(nia, id)).status).toBe(201)
  await act(nia, id, 'letter', { letter: 'Our lease.' })
  const [paper] = await papersOf(nia)
  return { id, residence, paper: paper?.id ?? '' }
}

describe('a paper', () => {
  it('is shown to its claimant by name and size, and given to who decides alone, as a file to keep', async () => {
    const { nia, omar, riley, avery } = people()
    const { id, paper } = await shown()
    expect(await papersOf(nia)).toEqual([{ id: paper, name: 'Lease Öak.pdf', size: pdf.byteLength }])
    expect((await read(riley, 'decider')).waiting).toMatchObject([
      { id, papers: [{ id: paper, name: 'Lease Öak.pdf' }], url: `https://homes.example/workspace/claims#claim-${id}` },
    ])
    for (const decider of [riley, avery]) {
      const file = await open(decider, paper)
      expect([file.status, Buffer.from(await file.arrayBuffer()).toString('latin1')]).toEqual([
        200,
        '%PDF-1.7\n1 0 obj',
      ])
      expect(file.headers.get('content-type')).toBe('application/pdf')
      expect(file.headers.get('content-disposition')).toBe(
        'attachment; filename="paper.pdf"; filename*=UTF-8\'\'Lease%20%C3%96ak.pdf',
      )
      expect(file.headers.get('x-content-type-options')).toBe('nosniff')
      expect(file.headers.get('cache-control')).toBe('private, no-store')
    }
    for (const operator of [nia, omar]) expect((await open(operator, paper)).status).toBe(403)
  })

  it('is for no affiliate of another state, no role that decides nothing, and nobody of a side', async () => {
    const { riley, omar } = people()
    const { paper } = await shown()
    const other = await join('Max', await organize('affiliate', 'Ohio Alliance', 'OH'))
    expect((await open(other, paper)).status).toBe(404)
    const updater = await join('Una', riley.organization, 'bed_updater')
    expect((await open(updater, paper)).status).toBe(403)
    await run(sql`insert into membership (person_id, organization_id, role)
      values (${riley.id}, ${omar.organization.id}, 'bed_updater')`)
    expect((await open(riley, paper)).status).toBe(403)
    expect((await open(people().avery, 'no-id')).status).toBe(404)
  })

  it('is nobody’s to see before the claim was sent to be looked at', async () => {
    const { nia, riley, avery } = people()
    await add(nia, await claim(nia, await list()))
    const [paper] = await papersOf(nia)
    for (const decider of [riley, avery]) expect((await open(decider, paper?.id ?? '')).status).toBe(404)
  })

  it('that is a picture is made anew, with nothing of where and by whom it was taken, whatever it is called', async () => {
    const { nia, riley } = people()
    const { id } = await shown()
    expect((await add(nia, id, await phonePhoto(), 'scan.pdf')).status).toBe(201)
    const made = (await papersOf(nia)).find(({ name }) => name !== 'Lease Öak.pdf')
    expect(made?.name).toBe('scan.jpg')
    const file = await open(riley, made?.id ?? '')
    expect(file.headers.get('content-type')).toBe('image/jpeg')
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(bytes.includes('Markthistle')).toBe(false)
    const { format, exif, xmp, width } = await sharp(bytes).metadata()
    expect({ format, exif, xmp, width }).toEqual({ format: 'jpeg', width: 1200 })
  })

  const text = (words: string) => new Uint8Array(Buffer.from(words, 'latin1'))
  it.each([
    ['a page', async () => text('<html><script>alert(1)</script>'), /web page.*PDF, JPEG or PNG/],
    ['a picture that is none', async () => text('\xff\xd8\xff<script>'), /damaged/],
    ['a program', async () => text('MZ and so on'), /neither a PDF nor a picture we know.*PDF, JPEG or PNG/],
    ['nothing', async () => text(''), /empty/],
    ['a bomb of pixels', () => pixelBomb(15_000), /too large/],
  ] as const)('is not %s, whatever it is called', async (_, bytes, words) => {
    const { nia } = people()
    const id = await claim(nia, await list())
    const answer = await add(nia, id, await bytes(), 'lease.pdf')
    expect([answer.status, (await answer.json()).fields.paper]).toEqual([422, expect.stringMatching(words)])
    expect(await rows()).toEqual([0, 0])
  })

  it('has at most 10 MB, comes alone, and in a form', async () => {
    const { nia } = people()
    const id = await claim(nia, await list())
    const large = new Uint8Array(10 * 1024 * 1024 + 1)
    large.set(pdf)
    expect((await add(nia, id, large)).status).toBe(422)
    expect((await act(nia, id, 'papers', {})).status).toBe(415)
    expect((await as(nia).request(`/api/claims/${id}/papers`, { method: 'POST', body: new FormData() })).status).toBe(
      422,
    )
    expect(await rows()).toEqual([0, 0])
  })

  it('is one of five at most, also where they come at once', async () => {
    const { nia } = people()
    const id = await claim(nia, await list())
    const statuses = (await Promise.all(Array.from({ length: 7 }, () => add(nia, id)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 201, 201, 201, 201, 409, 409])
    expect(await rows()).toEqual([5, 5])
  })

  it('is added and removed by people of the claimant alone, while nothing is decided', async () => {
    const { nia, omar, riley } = people()
    const { id, paper } = await shown()
    expect((await add(omar, id)).status).toBe(404)
    expect((await add(riley, id)).status).toBe(403)
    expect((await remove(omar, paper)).status).toBe(404)
    expect((await remove(riley, paper)).status).toBe(403)
    expect((await remove(nia, paper)).status).toBe(200)
    expect((await remove(nia, paper)).status).toBe(404)
    expect(await rows()).toEqual([0, 0])
    await act(riley, id, 'decision', { decision: 'refuse', reason: 'No.' })
    expect((await add(nia, id)).status).toBe(409)
  })
})

describe('the papers of a claim that has ended', () => {
  it.each(['approve', 'refuse'])(
    'are closed at once, and deleted when the decision can no more be called back (%s)',
    async (decision) => {
      const { nia, riley } = people()
      const { id, paper } = await shown()
      await add(nia, id)
      await act(riley, id, 'decision', { decision, reason: 'Seen.' })
      expect(await papersOf(nia)).toEqual([])
      expect((await open(riley, paper)).status).toBe(404)
      clock().forward({ seconds: 9 })
      await desk().papers.deleteOfEnded()
      expect(await rows()).toEqual([2, 2])
      clock().forward({ seconds: 1 })
      await desk().papers.deleteOfEnded()
      await desk().papers.deleteOfEnded()
      expect(await rows()).toEqual([0, 0])
      expect(await deletions()).toEqual([{ of: nia.organization.id, after: { papers: 2 } }])
      expect(JSON.stringify(await run(sql`select * from history`))).not.toMatch(/lease öak/i)
    },
  )

  it('are there again where the decision was called back', async () => {
    const { nia, riley } = people()
    const { id, paper } = await shown()
    clock().forward({ minutes: 1 })
    await act(riley, id, 'decision', { decision: 'refuse', reason: 'No.' })
    await act(riley, id, 'recall')
    clock().forward({ minutes: 1 })
    await desk().papers.deleteOfEnded()
    expect(await papersOf(nia)).toMatchObject([{ id: paper }])
    expect((await open(riley, paper)).status).toBe(200)
  })

  it('are deleted where it is withdrawn, expires, is proved by a code, or loses beside another', async () => {
    const { nia, omar } = people()
    const ids = []
    for (const by of [nia, nia, nia]) {
      const id = await claim(by, await list())
      await add(by, id)
      ids.push(id)
    }
    const [withdrawn = '', proved = ''] = ids
    await act(nia, withdrawn, 'withdrawal')
    await prove(nia, proved)
    const residence = await list()
    const lost = await claim(nia, residence)
    await add(nia, lost)
    await prove(omar, await claim(omar, residence))
    clock().forward({ seconds: 10 })
    await desk().papers.deleteOfEnded()
    expect(await rows()).toEqual([1, 1])
    clock().forward({ hours: 31 * 24 })
    await desk().deciding.forgetOld()
    clock().forward({ seconds: 10 })
    await desk().papers.deleteOfEnded()
    expect(await rows()).toEqual([0, 0])
    expect(await deletions()).toHaveLength(4)
  })

  it('that somebody added go with their account, and the history says how many', async () => {
    const { nia } = people()
    const { id } = await shown()
    const colleague = await join('Kim', nia.organization, 'manager')
    await add(colleague, id)
    await add(colleague, id)
    await run(sql`delete from person where id = ${colleague.id}`)
    await desk().papers.deleteOfEnded()
    expect(await papersOf(nia)).toHaveLength(1)
    expect(await deletions()).toEqual([{ of: nia.organization.id, after: { papers: 2 } }])
  })
})
