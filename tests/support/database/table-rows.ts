import { sql } from 'kysely'
import type { Database } from '#server/plumbing/db.ts'

/** One row as the database would read it from JSON: names of columns and their values. */
export type Row = Record<string, unknown>

const id = (mark: number, kind: number) => `000000${mark}${kind}-0000-4000-8000-000000000000`.slice(-36)

/** Values that are easily lost on the way to a file and back. */
const awkward = 'It\'s "quoted" \\ back\\nslash,\n a new line,\ta tab, {braces}, null, Zoë, 🏠'
const precise = '2026-11-20T23:59:59.123456Z'

export const testOrganizationId = (mark: number) => id(mark, 1)
export const testPersonId = (mark: number) => id(mark, 2)

/**
 * One row for every table that the migrations leave empty, belonging to the organization and the person of `mark`
 * (1 to 9), in an order in which they can be inserted. Whoever adds a table adds its row here: the tests of tenancy and
 * of backups find out otherwise.
 */
export function makeRows(mark: number, organization = testOrganizationId(mark)): Record<string, Row> {
  const owner = { organization_id: organization }
  const ofResidence = { ...owner, residence_id: id(mark, 7) }
  const ofApplication = { application_id: id(mark, 43) }
  const person = { person_id: testPersonId(mark) }
  const byPerson = { ...person, person_name: 'Zoë' }
  return {
    organization: {
      id: organization,
      kind: 'operator',
      name: `Organization ${mark}`,
      state_code: 'WV',
      checked_at: precise,
    },
    person: { id: testPersonId(mark), first_name: 'Zoë', last_name: null, email: `person-${mark}@homes.example` },
    membership: { ...person, ...owner, role: 'owner', created_at: precise },
    // Ended: while one stands, its people change nothing.
    organization_lock: {
      id: id(mark, 25),
      ...owner,
      ...ended,
      locked_by: testPersonId(mark),
      ended_by: testPersonId(mark),
    },
    person_lock: { id: id(mark, 26), ...person, ...ended, locked_by: testPersonId(mark), ended_by: testPersonId(mark) },
    factor_reset: {
      id: id(mark, 71),
      ...person,
      words: awkward,
      asked_at: precise,
      asked_by: id(mark, 72),
      asked_name: awkward,
      ended_at: precise,
      outcome: 'refused',
    },
    session: { id: id(mark, 3), ...person, token: `token ${mark}`, expires_at: precise },
    push_device: {
      id: id(mark, 42),
      ...person,
      session_id: id(mark, 3),
      endpoint: `https://push.example/${mark}`,
      ...pushDevice,
      created_at: precise,
      reached_at: precise,
    },
    account: { id: id(mark, 4), ...person, provider_id: 'oidc', account_id: `subject ${mark}` },
    verification: { id: id(mark, 5), identifier: `who ${mark}`, value: awkward, expires_at: precise },
    passkey: { id: id(mark, 6), ...person, ...passkey, credential_id: `key ${mark}` },
    two_factor: { id: id(mark, 99), ...person, secret: awkward, backup_codes: '[]' },
    sign_in_attempt: { key: `address ${mark}`, uses: mark, ends_at: precise },
    rate_limit: { key: `address ${mark}`, points: mark, expire: mark },
    counted_use: { key: `address ${mark}`, uses: mark, ends_at: precise },
    sign_in_place: { ...person, key: `place ${mark}`, kind: 'device', used_at: precise },
    sign_up: { id: id(mark, 3), email: `new-${mark}@homes.example`, ...signUp, expires_at: precise },
    residence: { id: id(mark, 7), ...owner, slug: `harbor-house-${mark}`, ...residence },
    bed_group: { id: id(mark, 8), ...ofResidence, audience: 'women', total_beds: 8 },
    bed_report: {
      id: id(mark, 9),
      ...owner,
      bed_group_id: id(mark, 8),
      occupied: 5,
      total_beds: 8,
      kind: 'report',
      reported_at: precise,
    },
    bed_hold: {
      id: id(mark, 12),
      ...owner,
      bed_group_id: id(mark, 8),
      placed_at: precise,
      until: '2027-01-01T00:00:00Z',
    },
    bed_hold_end: { hold_id: id(mark, 12), ...owner, ended_at: precise, reason: 'cancelled' },
    inquiry: {
      id: id(mark, 13),
      ...ofResidence,
      received_at: precise,
      ...inquiry,
      secret_hash: `\\x${`${mark}1`.repeat(32)}`,
    },
    shift_note: {
      id: id(mark, 41),
      ...ofResidence,
      words: awkward,
      written_at: precise,
      changed_at: precise,
      written_by: testPersonId(mark),
      written_name: 'Zoë',
    },
    shift_seen: { ...owner, ...person, seen_at: precise },
    question_setting: {
      ...owner,
      ...person,
      way: 'text',
      phone: '+13045550112',
      residence_ids: [id(mark, 7)],
      quiet_from: 22,
      quiet_to: 7,
      time_zone: 'America/New_York',
      tonight_passes: false,
    },
    question_later: { ...owner, ...person, inquiry_id: id(mark, 13), due_at: precise },
    inquiry_reply: { id: id(mark, 40), ...owner, inquiry_id: id(mark, 13), ...inquiryReply },
    waiting: { id: id(mark, 15), ...ofResidence, inquiry_id: id(mark, 13), turn: mark, ...waiting },
    waiting_ping: { id: id(mark, 16), ...owner, waiting_id: id(mark, 15), asked_at: precise, way: 'text' },
    waiting_setting: { ...ofResidence, ping_days: 21, shows_count: true },
    residence_slug: { slug: `harbor-house-before-${mark}`, ...owner, residence_id: id(mark, 7) },
    reminder_plan: { ...owner, is_on: true, hour: 19, days: [0, 6], time_zone: 'America/New_York', since: precise },
    reminder_recipient: { ...owner, ...person, way: 'text', phone: '+13045550112', residence_ids: [id(mark, 7)] },
    reminder: {
      id: id(mark, 15),
      ...owner,
      ...person,
      bed_group_id: id(mark, 8),
      due_at: precise,
      expires_at: precise,
      open: 3,
      report_id: id(mark, 9),
    },
    reminder_link: {
      secret_hash: `\\x${`${mark}2`.repeat(32)}`,
      ...owner,
      reminder_id: id(mark, 15),
      act: 'yes',
      used_at: precise,
      reported_open: 3,
    },
    residence_photo: {
      id: id(mark, 17),
      ...ofResidence,
      position: 1,
      description: awkward.slice(0, 200),
      width: 1600,
      height: 1067,
      color: '#88aacc',
      added_at: precise,
      added_by: testPersonId(mark),
    },
    residence_photo_file: { photo_id: id(mark, 17), ...owner, size: 480, format: 'jpg', bytes: '\\xffd8ff00ff' },
    residence_area: { ...ofResidence, latitude: 37.8074, longitude: -80.4378 },
    certificate: {
      id: id(mark, 18),
      ...ofResidence,
      number: `WV-${mark}`,
      narr_level: 2,
      issued_on: '2026-02-28',
      ends_on: '2027-02-28',
      set_at: precise,
      set_by: testPersonId(mark),
      set_by_name: 'Zoë',
    },
    listing_check: {
      id: id(mark, 81),
      ...ofResidence,
      happened_at: precise,
      ...byPerson,
      outcome: 'changed',
      words: awkward,
      undone_at: precise,
    },
    site_notice: {
      id: id(mark, 82),
      ...owner,
      kind: 'storm',
      words_en: awkward,
      words_es: awkward,
      state_codes: ['LA', 'TX'],
      starts_at: '2026-03-01T12:00:00.000Z',
      ends_at: '2026-03-02T12:00:00.000Z',
      ...byPerson,
      happened_at: precise,
      ended_at: precise,
      ended_by: 'Zoë',
    },
    site_text: {
      id: id(mark, 83),
      ...owner,
      kind: 'faq',
      item: `text-of-${mark}`,
      version: 1,
      change: 'edited',
      words: { en: { title: awkward } },
      is_hidden: true,
      english_at: precise,
      spanish_at: precise,
      ...byPerson,
      happened_at: precise,
    },
    signing_key: {
      id: `key-of-a-tenancy-test-${mark}`,
      ...owner,
      public_key: 'x'.repeat(43),
      sealed_key: `\\x${'ab'.repeat(60)}`,
      made_at: precise,
    },
    revoked_place: { ...owner, status_index: 7, revoked_at: precise },
    application: {
      id: id(mark, 43),
      ...ofResidence,
      ...application,
      affiliate_id: organization,
      proposed_by: testPersonId(mark),
      decided_by: testPersonId(mark),
    },
    application_rule: { ...ofApplication, ...applicationRule },
    application_question: {
      id: id(mark, 44),
      ...ofApplication,
      code: '2.F.17.b',
      words: awkward,
      asked_at: precise,
      asked_by_name: 'Zoë',
      answer: awkward,
      answered_at: precise,
      answered_by_name: 'Zoë',
    },
    application_message: {
      id: id(mark, 47),
      ...ofApplication,
      words: awkward,
      written_at: precise,
      written_by_name: 'Zoë',
    },
    application_visit: {
      id: id(mark, 45),
      ...ofApplication,
      starts_at: precise,
      inspector_id: testPersonId(mark),
      inspector_name: 'Zoë',
      codes: ['2.F.17.b'],
      held_at: precise,
      held_by_name: awkward,
    },
    stored_file: {
      id: id(mark, 48),
      ...owner,
      added_by: testPersonId(mark),
      added_by_name: awkward,
      added_at: precise,
      name: 'insurance.pdf',
      kind: 'pdf',
      size: 5,
      sha256: `${mark}a`.repeat(32),
      state: 'receiving',
      state_at: precise,
      keys: `{${id(mark, 48)}.${`${mark}b`.repeat(16)}}`,
    },
    evidence: {
      id: id(mark, 49),
      ...owner,
      ...ofApplication,
      code: '2.F.17.b',
      file_id: id(mark, 48),
      title: awkward,
      ends_on: '2027-02-28',
      reminded_days: 30,
      added_at: precise,
      added_by_name: 'Zoë',
    },
    application_finding: {
      id: id(mark, 47),
      ...ofApplication,
      visit_id: id(mark, 45),
      code: '2.F.17.b',
      finding: 'not_met',
      words: awkward,
      due_on: '2027-02-28',
      by_id: testPersonId(mark),
      by_name: 'Zoë',
      made_at: precise,
      taken_at: precise,
      over: [id(mark, 48)],
    },
    application_photo: {
      id: id(mark, 60),
      ...ofApplication,
      visit_id: id(mark, 45),
      code: '2.F.17.b',
      file_id: id(mark, 48),
      by_id: testPersonId(mark),
      by_name: 'Zoë',
      made_at: precise,
      taken_at: precise,
    },
    application_conflict: { ...ofApplication, ...person },
    certification_setting: { ...owner, deciders: 2, holds_interviews: true },
    grievance: { id: id(mark, 49), ...owner, ...grievance, key_hash: `\\x${`${mark}6`.repeat(32)}` },
    grievance_contact: { grievance_id: id(mark, 49), email_sealed: '\\x01ff' },
    grievance_entry: { id: id(mark, 50), grievance_id: id(mark, 49), file_id: id(mark, 48), ...grievanceEntry },
    grievance_concern: { id: id(mark, 51), ...owner, grievance_id: id(mark, 49), ...grievanceQuestion },
    mailing: {
      id: id(mark, 84),
      ...owner,
      ...byPerson,
      subject: awkward,
      words: awkward,
      homes: 'show=ending',
      revision: 1,
      saved_at: precise,
      sent_at: precise,
      outcome: { offices: [], left: [] },
    },
    state_page_draft: { ...owner, fields: { welcome_en: awkward }, revision: 1, saved_at: precise, saved_name: 'Zoë' },
    state_page_edition: {
      id: id(mark, 79),
      ...owner,
      fields: { welcome_en: awkward },
      published_at: precise,
      published_name: 'Zoë',
      stands: true,
    },
    grievance_setting: { ...owner, days: { acknowledge: 2 }, source: awkward },
    claim: { id: id(mark, 16), ...ofResidence, ...claim, made_at: precise, made_by: testPersonId(mark) },
    claim_code: {
      id: id(mark, 17),
      ...owner,
      claim_id: id(mark, 16),
      way: 'email',
      sent_at: precise,
      expires_at: precise,
      code_hash: `\\x${`${mark}3`.repeat(32)}`,
    },
    claim_paper: {
      id: id(mark, 31),
      claim_id: id(mark, 16),
      added_by: testPersonId(mark),
      added_at: precise,
      name: 'lease.pdf',
      kind: 'pdf',
      size: 5,
    },
    claim_paper_file: { paper_id: id(mark, 31), bytes: '\\x255044462d' },
    claim_decision: { claim_id: id(mark, 16), decision: 'refused', state_code: 'WV', reason: awkward, note: awkward },
    claim_set_aside: {
      id: id(mark, 43),
      claim_id: id(mark, 16),
      was_in: 'shift_note',
      line: { words: awkward },
      forget_at: precise,
    },
    claim_notice: { claim_id: id(mark, 16), ...owner, ...notice, notified_at: precise, objected_at: precise },
    allowed_likeness: { residence_id: id(mark, 7), listing_id: id(mark, 7), what: 'phone', key: '3045550112' },
    hidden_listing: {
      id: id(mark, 20),
      residence_id: id(mark, 7),
      ...hiding,
      hidden_at: precise,
      hidden_by: testPersonId(mark),
      shown_at: precise,
      shown_by: testPersonId(mark),
    },
    listing_merge: {
      id: id(mark, 27),
      kept_id: id(mark, 7),
      gone_id: id(mark, 7),
      kept_holder: organization,
      gone_holder: organization,
      kept_name: 'Harbor House',
      gone_name: 'Harbor Home',
      gone_was: 'published',
      words: awkward,
      merged_at: precise,
      merged_by: testPersonId(mark),
      merged_name: 'Zoë',
      undone_at: precise,
      undone_by: testPersonId(mark),
      undone_name: 'Zoë',
    },
    listing_note: {
      id: id(mark, 21),
      residence_id: id(mark, 7),
      words: awkward,
      noted_at: precise,
      noted_by: testPersonId(mark),
      noted_name: 'Zoë',
    },
    listing_report: {
      id: id(mark, 22),
      residence_id: id(mark, 7),
      ...report,
      received_at: precise,
      key_hash: `\\x${`${mark}5`.repeat(32)}`,
    },
    publishing_check: { id: id(mark, 18), ...ofResidence, ...publishingCheck },
    history: { id: id(mark, 14), ...owner, happened_at: precise, ...person, ...change },
    import_file: { id: id(mark, 15), ...owner, ...person, ...importFile },
    import_mapping: {
      ...owner,
      headings_key: `${mark}a`.repeat(32),
      choices: { columns: { 0: 'name' } },
      used_at: precise,
    },
    import_run: { id: id(mark, 15), ...owner, ...person, ...importRun },
    unfinished_import: { id: id(mark, 15) },
    import_change: { import_id: id(mark, 15), ...ofResidence, kind: 'changed', version: 2 },
    invitation: { id: id(mark, 15), ...owner, invited_by: testPersonId(mark), ...invitation(mark) },
    security_event: { id: id(mark, 18), ...person, acting_for: organization, ...event, happened_at: precise },
    training_step: { ...owner, ...person, step: 'see_board', done_at: precise },
    shared_list: {
      id: id(mark, 19),
      secret_hash: `\\x${`${mark}4`.repeat(32)}`,
      residence_ids: [id(mark, 7)],
      language: 'es',
      made_at: precise,
      ends_at: '2026-12-04T23:59:59Z',
    },
    contact_message: { id: id(mark, 10), ...owner, received_at: precise, ...message },
    contact_answer: { ...hashes(mark), ...owner, message_id: id(mark, 10), received_at: precise },
    mail: { id: id(mark, 11), ...owner, message_id: `<${mark}@homes.example>`, created_at: precise, ...mail },
  }
}

const passkey = { public_key: 'key', counter: 9_007_199_254_740_991, device_type: 'singleDevice', backed_up: true }

// A draft: what is published may be read by everybody.
const residence = {
  name: 'Harbor House',
  description: awkward,
  state_code: 'WV',
  city: 'Lewisburg',
  zip: '01234',
  latitude: 37.80179999999999,
  longitude: -80.445,
  street: '12 Lantern Row',
  phone: '(304) 555-0112',
  narr_level: 2,
  certified_until: '2027-02-28',
  status: 'draft',
}

const place = { residence_name: 'Harbor House', city: 'Lewisburg', state_code: 'WV' }

const claim = {
  organization_name: 'Zoë’s Homes',
  ...place,
  made_name: 'Zoë',
  made_email: 'zoe@homes.example',
  letter: awkward,
}

// Ended: one at a time is under way for a residence.
const application = {
  organization_name: 'Zoë’s Homes',
  ...place,
  affiliate_name: 'Zoë’s Affiliate',
  level: 2,
  version: '3.0',
  is_renewal: true,
  stage: 'ended',
  stage_since: precise,
  started_at: precise,
  started_by_name: 'Zoë',
  started_by_email: 'zoe@homes.example',
  opened_at: precise,
  heard_at: precise,
  noticed_at: precise,
  interview_at: precise,
  documents_accepted_at: precise,
  interview_how: 'video',
  interview_where: awkward,
  interview_held_at: precise,
  interview_held_by_name: awkward,
  interview_sets: 2,
  proposed_outcome: 'refused',
  proposed_reasons: awkward,
  proposed_by_name: 'Zoë',
  appeal_words: awkward,
  appealed_at: precise,
  ended_at: precise,
  ended_as: 'refused',
  end_reason: awkward,
}

const applicationRule = {
  code: '2.F.17.b',
  place: 0,
  is_required: true,
  is_seen_on_site: true,
  answer: 'not_yet',
  note: awkward,
  responsible: 'Zoë',
  finding: 'not_met',
  finding_words: awkward,
  due_on: '2027-02-28',
  remedy: awkward,
  remedied_at: precise,
  waiver: awkward,
  waived_by_name: 'Zoë',
}

const publishingCheck = {
  organization_name: 'Zoë’s Homes',
  ...place,
  reason: awkward,
  asked_at: precise,
  asked_name: 'Zoë',
  asked_email: 'zoe@homes.example',
}

const ended = { words: awkward, locked_at: precise, locked_name: 'Zoë', ended_at: precise, ended_name: 'Zoë' }

// Shown again: while it stands, the house is not public.
const hiding = { reason: 'scam', words: awkward, was: 'published', hidden_name: 'Zoë', shown_name: 'Zoë' }

const report = {
  kind: 'scam',
  words: awkward,
  email: 'zoe@homes.example',
  language: 'es',
  due_at: '2026-11-23T03:59:59Z',
}

const notice = { ...place, claimant_name: 'Zoë’s Homes', objection: awkward, objected_name: 'Zoë' }

const change = { source: 'board', subject: 'beds', change: 'said', before: { occupied: 5 }, after: { occupied: 6 } }

const importFile = {
  name: 'houses.csv',
  read_at: precise,
  expires_at: '2027-01-01T00:00:00Z',
  row_count: 1,
  column_count: 1,
  read_ms: 3,
  sheet: JSON.stringify({ headings: ['House'], rows: [[awkward]] }),
}

const importRun = {
  file_name: 'houses.csv',
  imported_at: precise,
  published: false,
  added: 1,
  changed: 0,
  same: 0,
  duplicate: 0,
  left_out: 0,
}
const invitation = (mark: number) => ({
  email: `invited-${mark}@homes.example`,
  role: 'manager',
  secret_hash: `\\x${`${mark}2`.repeat(32)}`,
  invited_by_name: 'Zoë',
  created_at: precise,
  sent_at: precise,
  expires_at: '2027-01-01T00:00:00Z',
})

const event = {
  kind: 'sign_in_failed',
  since: '2026-11-20T23:59:00Z',
  network: '203.0.113.0/24',
  about: 'POST /api/imports/:id',
  events: 3,
}

const grievance = {
  clock: { acknowledge: 3 },
  organization_name: 'Zoë’s Affiliate',
  state_code: 'WV',
  residence_name: 'Harbor House',
  residence_slug: 'harbor-house',
  kind: 'money',
  is_retaliation: true,
  may_name: true,
  language: 'es',
  filer_sealed: '\\x00ff5c',
  body_hash: `\\x${'7d'.repeat(32)}`,
  received_at: precise,
  stage: 'closed',
  stage_since: precise,
  escalated_at: precise,
  outcome: 'settled',
  referred_to: awkward.slice(0, 100),
  late_told_at: precise,
  stepped_back: ['00000000-0000-4000-8000-0000000000aa'],
}

const grievanceEntry = {
  at: precise,
  written_at: precise,
  change: 'told',
  side: 'affiliate',
  by_name: 'Zoë',
  for_filer: true,
  words_sealed: '\\x00ff5c',
  file_name_sealed: '\\x00ff5c',
}

const grievanceQuestion = {
  residence_name: 'Harbor House',
  asked_by: 'Zoë’s Affiliate',
  asked_at: precise,
  due_at: precise,
  question_sealed: '\\x00ff5c',
  filer_sealed: '\\x01ff5c',
  answer_sealed: '\\x02ff5c',
  answered_at: precise,
  answered_by_name: 'Zoë',
  closed_at: precise,
}

const inquiryReply = {
  way: 'text',
  words: awkward,
  sent_at: precise,
  sent_by: '00000000-0000-4000-8000-0000000000aa',
  sent_name: 'Zoë',
}

const inquiry = {
  kind: 'bed',
  language: 'es',
  sender_name: 'Zoë',
  answer_by: 'text',
  reach: '304-555-0199',
  needed: 'tonight',
  message: awkward,
  body_hash: `\\x${'ee'.repeat(32)}`,
}

const waiting = {
  audience: 'women',
  name: 'Zoë',
  answer_by: 'text',
  reach: '304-555-0199',
  wanted_from: '2026-12-01',
  note: awkward.slice(0, 200),
  joined_at: precise,
  heard_at: precise,
}

const message = {
  first_name: 'Zoë',
  last_name: 'O’Neil',
  email: 'zoe@homes.example',
  phone: '',
  facility_name: '',
  state_code: null,
  message: awkward,
}

const signUp = {
  first_name: 'Zoë',
  last_name: '',
  organization_name: awkward,
  password: 'a hash',
  device: 'Firefox on Windows',
  network: '203.0.113.0/24',
}

const pushDevice = {
  p256dh: 'B'.repeat(87),
  auth: 'A'.repeat(22),
  server_key: 'B'.repeat(87),
  device: 'Chrome on Android',
}

const mail = {
  kind: 'contact-receipt',
  recipient: 'zoe@homes.example',
  subject: 'We have your message',
  text_body: awkward,
  html_body: `<p>${awkward}</p>`,
  due_at: precise,
}

const hashes = (mark: number) => ({ key_hash: `\\x${`${mark}0`.repeat(32)}`, body_hash: `\\x${'ff'.repeat(32)}` })

/** The tables only the sign-in library touches. */
const ofSignIn = new Set(
  'session account verification passkey two_factor sign_in_attempt sign_in_place sign_up'.split(' '),
)

/** The statement that inserts a row, with the defaults of the database for the columns it does not name. */
export function insertion(table: string, row: Row) {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  const values = JSON.stringify(row)
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_record(null::${sql.table(table)}, ${values}::text::json)`
}

/** Inserts the rows as those may who make such rows in the product. */
export async function insertRows(database: Database, rows: Record<string, Row>): Promise<void> {
  for (const [table, row] of Object.entries(rows)) {
    const statement = insertion(table, row)
    if (ofSignIn.has(table)) await statement.execute(database.signIn)
    else await database.transactions.run({ kind: 'system' }, (tx) => statement.execute(tx))
  }
}
