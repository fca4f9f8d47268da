import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Seen } from './row-check.ts'
import type { Shape } from './shape.ts'
import type { StatedRows } from './source-types.ts'
import { seenFolder, statedFile } from './stated-rows.ts'

// Runs when the server's tests are through, and only together with all of them.

const stated: StatedRows[] = JSON.parse(readFileSync(statedFile, 'utf8'))
const seen = globSync(`${seenFolder}/*.json`).map((file): Seen => JSON.parse(readFileSync(file, 'utf8')))

/** What no test fills: `null` wherever a test meets it, or a statement that none runs. A line leaves when a test fills it. */
const unfilled: Record<string, readonly string[]> = {
  'src/server/modules/auth/accounts/accounts.store.ts': ['at', 'id'],
  'src/server/modules/beds/board/board.store.ts': ['certifiedUntil'],

  'src/server/modules/claims/checking/checks.store.ts': ['email', 'undone', 'website'],
  'src/server/modules/claims/checking/trust.store.ts': ['name'],
  'src/server/modules/claims/lists/claim-lists.store.ts': ['objection'],
  'src/server/modules/imports/commit/finish.store.ts': ['id', 'name'],
  'src/server/modules/imports/commit/runs.store.ts': ['atResidence', 'stopped'],
  'src/server/modules/imports/export/export.store.ts': ['id'],
  'src/server/modules/imports/imports.store.ts': ['addedNow', 'stopped', 'undone'],
  'src/server/modules/inquiries/notices/notices.store.ts': ['residenceEmail'],
  'src/server/modules/inquiries/received.store.ts': ['chosenAt'],
  'src/server/modules/inquiries/together/together.store.ts': ['answeredAt', 'readAt'],
  'src/server/modules/open-data/hsds/hsds.store.ts': ['certifiedBy', 'staff'],
  'src/server/modules/reminders/plan.store.ts': ['timeZone'],
  'src/server/modules/reminders/reminder-link.store.ts': ['audience'],
  'src/server/modules/residence/listing/own-listings.store.ts': ['certifiedBy', 'certifiedUntil', 'hidden', 'stopped'],
  'src/server/modules/residence/moderation/listings.store.ts': ['certifiedUntil', 'checkedAt', 'email', 'website'],
  'src/server/modules/residence/moderation/merging/give-back.store.ts': ['audience'],
  'src/server/modules/residence/moderation/merging/sides.store.ts': ['checkedAt', 'email', 'website'],
  'src/server/modules/residence/moderation/people/people.store.ts': ['lastError', 'signedInAt', 'state'],
  'src/server/modules/residence/moderation/reports.store.ts': ['takenBy', 'takenName'],
  'src/server/modules/residence/publishing.store.ts': ['askedAt', 'refused', 'who'],
  'src/server/modules/search/found/around.store.ts': ['minimumSobrietyDays'],
  'src/server/modules/search/residence/residence.store.ts': [
    'checkedAt',
    'organizationContact',
    'peopleWaiting',
    'usualAnswerMinutes',
  ],
  'src/server/modules/search/search.store.ts': [
    'availableBeds',
    'cashToMoveIn',
    'certificateForm',
    'ended',
    'feeAmount',
    'feePer',
    'id',
    'keepsWaitingList',
    'key',
    'minimumSobrietyDays',
    'narrLevel',
    'ranOutOn',
    'reportedAt',
    'way',
  ],
  'src/server/modules/team/organization/organization.store.ts': ['state'],
  'src/server/modules/waiting/waiting.store.ts': ['wantedFrom'],
}

function listNames(shape: Shape): string[] {
  if (shape.kind === 'union') return shape.of.flatMap(listNames)
  return shape.kind === 'object' ? Object.keys(shape.fields) : []
}

it('a test reads a row by every cast, with a value in each column', () => {
  const unseen = stated.flatMap(({ place, row }) => {
    const columns = new Set(seen.flatMap((one) => one[place] ?? []))
    const known = unfilled[place.replace(/:\d+$/, '')] ?? []
    const empty = listNames(row).filter((name) => !columns.has(name) && !known.includes(name))
    return empty.length > 0 ? [`${place}: ${empty.join(', ')}`] : []
  })
  expect(unseen).toEqual([])
})
