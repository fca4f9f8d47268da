import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { readBook } from '#server/modules/imports/reading/read-sheet.rules.ts'
import { insertRows, makeRows, testOrganizationId, testPersonId } from '#tests/support/database/table-rows.ts'
import { somebody } from '#tests/support/imports/import-desk.ts'
import { as, database, desk, importTests } from '#tests/support/imports/import-tests.ts'
import { choosePhotoSize } from './export-photos.store.ts'

importTests()

/** Everything a test's organization has, in the awkward words of the tests' rows. */
async function fill(): Promise<void> {
  const rows = Object.entries(makeRows(1)).filter(
    ([table]) => !/organization|person|membership|import_|contact|mail/.test(table),
  )
  await insertRows(database, Object.fromEntries(rows))
  await as(sql`update residence set name = '=Peña "House"', phone = '+1 501 555 0100', rules = '{"curfew": "10 pm, 11"}',
    answers = '{"pets": true, "methadone": false}', answer_notes = '{"pets": "@home"}', fee_amount = 640,
    fee_per = 'month', deposit = 100, fee_includes = '{food,"tea, coffee"}', languages = '{English,Spanish}',
    staff = 'day_and_night', minimum_sobriety_days = 0, takes_texts = true, keeps_waiting_list = false,
    checked_at = '2026-02-03T04:05:06Z', latitude = 38.25, longitude = -81.5, website = 'https://house.example/', email = 'Hello@house.example'`)
  await as(sql`update waiting set name = '=HYPERLINK("x")', note = '@sum'`)
  await as(sql`update claim set letter = '+cmd', made_name = '-2+3'`)
  await as(sql`update claim_notice set objection = '=1+1', claimant_name = '@x'`)
  const { organizationId, ...residence } = { organizationId: testOrganizationId(1), city: 'Conway' }
  await as(sql`insert into residence (organization_id, slug, name, city, state_code, zip, latitude, longitude, street,
    phone) select ${organizationId}, 'more-' || i, 'House ' || i, ${residence.city}, 'AR', '72032', 35, -92, i || ' Elm St', ''
    from generate_series(1, 1100) i`)
}

async function archive(): Promise<Record<string, Uint8Array>> {
  const response = await desk.server.request('/api/export.zip')
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="everything-2026-03-02.zip"')
  return unzipSync(new Uint8Array(await response.arrayBuffer()))
}

async function everything(): Promise<Record<string, string>> {
  return Object.fromEntries(Object.entries(await archive()).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

const names = [
  'residences',
  'beds',
  'bed-reports',
  'holds',
  'inquiries',
  'inquiry-answers',
  'waiting-lists',
  'waiting-list-questions',
  'waiting-list-settings',
  'reminder-schedule',
  'reminder-people',
  'reminders',
  'reminder-answers',
  'applications',
  'claims',
  'claims-on-our-houses',
  'checks',
  'former-addresses',
  'team',
  'invitations',
  'training',
  'history',
  'imports',
  'photos',
]

/** Of the photo in the tests' rows. */
const photoId = String(makeRows(1).residence_photo?.id)
const photoFile = `photos/harbor-house-1/${photoId}.jpg`

/** Where the rows of each table of an organization stand in the archive; null with what is in none of its files. */
const files: Record<string, string | null> = {
  residence: 'residences',
  bed_group: 'beds',
  bed_report: 'bed-reports',
  bed_hold: 'holds',
  bed_hold_end: 'holds',
  inquiry: 'inquiries',
  inquiry_reply: 'inquiry-answers',
  waiting: 'waiting-lists',
  waiting_ping: 'waiting-list-questions',
  waiting_setting: 'waiting-list-settings',
  reminder_plan: 'reminder-schedule',
  reminder_recipient: 'reminder-people',
  reminder: 'reminders',
  reminder_link: 'reminder-answers',
  application: 'applications',
  claim: 'claims',
  claim_notice: 'claims-on-our-houses',
  publishing_check: 'checks',
  residence_slug: 'former-addresses',
  membership: 'team',
  invitation: 'invitations',
  training_step: 'training',
  history: 'history',
  import_run: 'imports',
  // Codes are secret, points around a door stand for it, and files that wait to be imported are the person's own.
  claim_code: null,
  residence_area: null,
  import_file: null,
  import_mapping: null,
  import_change: null,
  residence_photo: 'photos',
  residence_photo_file: 'photos',
  // The affiliate's and the alliance's, not an operator's.
  certificate: null,
  listing_check: null,
  site_notice: null,
  site_text: null,
  signing_key: null,
  revoked_place: null,
  certification_setting: null,
  contact_message: null,
  contact_answer: null,
  mail: null,
  // Whom it is about is nobody's to take away: read in its place, and in no file.
  grievance: null,
  grievance_concern: null,
  grievance_setting: null,
  mailing: null,
  state_page_draft: null,
  state_page_edition: null,
  // Up to 500 MB: they are opened one by one.
  stored_file: null,
  evidence: null,
  // Of a person, not of the organization.
  question_setting: null,
  question_later: null,
  shift_seen: null,
  // Plans of a night, deleted within days.
  shift_note: null,
  organization_lock: null,
}

describe('everything of an organization', () => {
  it('is in a file, or there is a reason: whoever adds a table says which', async () => {
    const tables = Object.entries(makeRows(1)).flatMap(([table, row]) => ('organization_id' in row ? [table] : []))
    expect(Object.keys(files).sort()).toEqual(tables.sort())
    expect([...new Set(Object.values(files))].filter((file) => file !== null).sort()).toEqual([...names].sort())
  })

  it('is one archive of CSV files and JSON, with no formula in it', async () => {
    await fill()
    await as(sql`update certificate set form = 'conditional'`)
    const files = await everything()
    expect(Object.keys(files)).toEqual([...names.map((name) => `${name}.csv`), 'everything.json', photoFile])
    const rows = readBook(Buffer.from(files['residences.csv'] ?? '')).sheets[0]?.rows ?? []
    expect(rows).toHaveLength(1_102)
    const form = rows[0]?.indexOf('Certificate form') ?? -1
    expect([...new Set(rows.slice(1).map((row) => row[form]))].sort()).toEqual(['', 'conditional'])
    const all = JSON.parse(files['everything.json'] ?? '') as Record<string, unknown[]>
    const counts = { residences: 1_101, team: 2, imports: 0 }
    expect(Object.fromEntries(Object.entries(all).map(([name, found]) => [name, found.length]))).toEqual({
      ...Object.fromEntries(names.map((name) => [name, 1])),
      ...counts,
    })
    const point = { latitude: 38.25, longitude: -81.5, checked_at: expect.stringMatching(/^2026-02-03T04:05:06/) }
    expect(all.residences).toContainEqual(expect.objectContaining(point))
    expect(rows.map((row) => row.slice(-3))).toContainEqual(['38.25', '-81.5', point.checked_at])
    expect(all['waiting-lists']).toMatchObject([{ house: '=Peña "House"', place: 1, reach: '304-555-0199' }])
    expect(all['reminder-answers']).toEqual([
      { id: expect.any(String), reminderId: expect.any(String), link: 'yes', saidAt: expect.any(String), saidOpen: 3 },
    ])
    expect(all.claims).toMatchObject([{ house: 'Harbor House', madeBy: '-2+3', way: null }])
    // Nothing of what opens a link or proves a code.
    expect(files['everything.json']).not.toMatch(/hash|secret|\\\\x[0-9a-f]{8}/)
    for (const text of Object.values(files).slice(0, -2)) {
      for (const cell of text.split(/[\r\n,]+/)) {
        if (/^"?[=+\-@]/.test(cell)) expect(Number.isNaN(Number(cell))).toBe(false)
      }
    }
  })

  it('has every photo: its largest file, and a line that says of which house it is, what it shows and where it stands', async () => {
    await fill()
    const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0x00, 0xe2, 0x28, 0xa1])
    await as(sql`insert into residence_photo_file (photo_id, organization_id, size, format, bytes)
      values (${photoId}, ${testOrganizationId(1)}, 1600, 'jpg', ${Buffer.from(bytes)})`)
    await as(sql`update residence_photo set description = '=A yard'`)
    const files = await archive()
    expect(files[photoFile]).toEqual(bytes)
    const { photos } = JSON.parse(strFromU8(files['everything.json'] ?? new Uint8Array()))
    const line = {
      id: photoId,
      house: '=Peña "House"',
      residenceId: expect.any(String),
      place: 1,
      shows: '=A yard',
      width: 1600,
      height: 1067,
      addedAt: expect.any(String),
      file: photoFile,
      address: `https://homes.example/photos/${photoId}/1600.jpg`,
    }
    expect(photos).toEqual([line])
    const [headings, ...rows] = readBook(Buffer.from(files['photos.csv'] ?? '')).sheets[0]?.rows ?? []
    expect([headings, rows]).toEqual([Object.keys(line), [expect.arrayContaining([photoFile, line.address])]])
    desk.server.signIn(somebody(2))
    expect(Object.keys(await archive()).filter((name) => name.startsWith('photos/'))).toEqual([])
  })

  it('has smaller files of the photos where the largest would be too much for one archive', async () => {
    await fill()
    await as(sql`insert into residence_photo_file (photo_id, organization_id, size, format, bytes)
      select ${photoId}, ${testOrganizationId(1)}, size, 'jpg', convert_to(repeat('x', size), 'UTF8')
      from unnest('{960,1600}'::int[]) size`)
    const sizes = await database.transactions.run({ kind: 'system' }, async (tx) => {
      const found = [2_000, 1_600, 1_599, 100, 1].map((most) => choosePhotoSize(tx, testOrganizationId(1), most))
      return Promise.all(found)
    })
    expect(sizes).toEqual([1600, 1600, 960, 480, 480])
  })

  it('is made in small steps, between which others have their turn', async () => {
    await fill()
    let turns = 0
    const others = setInterval(() => {
      turns += 1
    }, 1)
    await everything()
    clearInterval(others)
    // 1,101 houses are twelve pages, and they are gone through twice.
    expect(turns).toBeGreaterThan(20)
  })

  it('comes back in as it went out: nothing changes', async () => {
    await fill()
    const id = await desk.upload((await everything())['residences.csv'] ?? '')
    const view = await desk.view(id)
    expect(view.changes).toEqual([])
    expect(view.problems).toEqual([])
    expect(view.counts).toEqual({ new: 0, changed: 0, same: 1_101, duplicate: 0, problem: 0 })
    expect(view.columns.filter(({ isGuess }) => isGuess)).toEqual([])
    expect(view.columns.find(({ name }) => name === 'Open beds for women')).toMatchObject({ field: null })
  })

  it('is what the person’s role may see, of their own organization', async () => {
    await fill()
    await as(sql`update membership set role = 'manager' where person_id = ${testPersonId(1)}`)
    desk.server.signIn(somebody(1, 'manager'))
    expect(JSON.parse((await everything())['everything.json'] ?? '')).toMatchObject({
      history: [{ subject: 'beds' }],
      invitations: [],
      claims: [{ city: 'Lewisburg' }],
    })
    desk.server.signIn(somebody(2))
    const theirs = JSON.parse((await everything())['everything.json'] ?? '') as Record<string, unknown[]>
    expect(
      Object.entries(theirs)
        .filter(([, rows]) => rows.length > 0)
        .map(([name]) => name),
    ).toEqual(['team'])
  })
})
