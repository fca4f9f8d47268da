import * as z from 'zod/mini'
import { count, moment } from '#contract/calls/typed.ts'
import { stoppedCertificate } from '#contract/certification/stopped-certificate.ts'
import { conditionalForms } from '#domain/certification/certificate/conditional-form.ts'
import { bulkKinds, bulkOutcomes } from '#domain/residence/bulk/bulk-change.ts'
import { contradictionKinds } from '#domain/residence/contradictions.ts'
import { hiddenReasons } from '#domain/residence/listing/hiding.ts'
import { listingFields } from '#domain/residence/listing/listing-fields.ts'
import { askedMost, neededToPublish } from '#domain/residence/listing/listing-gaps.ts'
import { addressVisibilities, audiences, listingStatuses, wantedStatuses } from '#domain/residence/residence.ts'
import { insistsInput, likeListing, residenceCheck } from './publishing.ts'
import { type ResidenceChip, residenceChips, saveActs } from './residence-choices.ts'

export const deskResidenceRow = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.nullable(z.string()),
  status: z.enum(listingStatuses),
  totalBeds: count,
  zip: z.string(),
  visibility: z.enum(addressVisibilities),
  gaps: z.array(z.enum(askedMost)),
  contradictions: z.array(z.object({ about: z.enum(contradictionKinds), field: z.enum(listingFields) })),
  missing: z.array(z.enum(neededToPublish)),
  checkedAt: z.nullable(moment),
  isHidden: z.boolean(),
  phone: z.string(),
  fee: z.string(),
  waiting: z.string(),
})

export const listedAtOnce = 50

export const statusesAtOnce = 1_000

export const deskResidenceList = z.object({
  items: z.array(deskResidenceRow),
  page: count,
  pages: count,
  counts: z.object({ all: count, published: count, waiting: count, ready: count, draft: count, archived: count }),
  total: count,
  ready: z.array(z.object({ id: z.string(), visibility: z.enum(addressVisibilities) })),
})

const maxFindLength = 100

export const deskResidencesQuery = z.object({
  status: z.catch(z.enum(residenceChips), 'all'),
  // The database holds no such character.
  q: z._default(
    z.string().check(z.overwrite((text) => text.replaceAll('\u0000', '').trim().slice(0, maxFindLength))),
    '',
  ),
  page: z.catch(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), '1'),
})

export type DeskResidencesAsked = { chip: ResidenceChip; words: string; page: number }

export type DeskResidenceRow = z.infer<typeof deskResidenceRow>
export type DeskResidenceList = z.infer<typeof deskResidenceList>

const groupNow = z.object({ audience: z.enum(audiences), total: count, open: z.nullable(count), held: count })

export type GroupNow = z.infer<typeof groupNow>

/** `by` is empty where it was automatic or nobody knows. */
const fieldChange = z.object({ by: z.string(), isYou: z.boolean(), at: moment })

export type FieldChange = z.infer<typeof fieldChange>

export const deskResidence = z.object({
  id: z.string(),
  slug: z.string(),
  status: z.enum(listingStatuses),
  version: count,
  values: z.record(z.string(), z.string()),
  certification: z.object({
    certified: z.boolean(),
    form: z.nullable(z.enum(conditionalForms)),
    until: z.nullable(z.string()),
    by: z.nullable(z.string()),
    stop: z.optional(z.nullable(stoppedCertificate)),
  }),
  beds: z.array(groupNow),
  checkedAt: z.nullable(moment),
  /** Why the alliance has hidden it; who publishes it is refused. */
  hidden: z.nullable(z.object({ reason: z.enum(hiddenReasons), words: z.string(), at: moment })),
  alike: z.nullable(z.object({ id: z.string(), name: z.string(), zip: z.string() })),
  looksLike: z.array(likeListing),
  check: z.nullable(residenceCheck),
  otherSlug: z.nullable(z.string()),
  changes: z.record(z.string(), fieldChange),
})

export type DeskResidence = z.infer<typeof deskResidence>

const text = z.string('This is text.')

export const newResidenceInput = z.object({
  id: z.uuid('The id is a UUID.'),
  name: text,
  zip: text,
  city: text,
  state: text,
})

export type NewResidence = z.infer<typeof newResidenceInput>

export const newResidenceAnswer = z.object({ id: z.string() })

export const saveResidenceInput = z.object({
  act: z.enum(saveActs, 'A residence is saved, published or checked.'),
  version: z.int('A version is a whole number.'),
  base: z.nullable(z.record(z.string(), text)),
  values: z.record(z.string(), text),
  asked: z.array(text),
  keep: z.record(z.string(), z.enum(['mine', 'theirs'])),
  insists: insistsInput,
  newAddress: z.boolean(),
})

export type SaveResidence = z.infer<typeof saveResidenceInput>

export const saveResidenceAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('saved'),
    version: count,
    status: z.enum(listingStatuses),
    slug: z.string(),
    joined: z.array(z.string()),
    beds: z.array(groupNow),
    looksLike: z.array(likeListing),
    missing: z.array(z.enum(neededToPublish)),
  }),
  /** Nothing was saved: two people changed the same part. */
  z.object({
    outcome: z.literal('disputed'),
    version: count,
    base: z.record(z.string(), z.string()),
    values: z.record(z.string(), z.string()),
    asked: z.array(z.string()),
  }),
])

export type SaveAnswer = z.infer<typeof saveResidenceAnswer>

export const residenceStatusInput = z.object({
  status: z.enum(wantedStatuses, 'A residence is published, a draft or archived.'),
})

export const residenceStatusAnswer = z.object({ was: z.enum(listingStatuses), status: z.enum(listingStatuses) })

export const residenceStatusesInput = z.object({
  ids: z
    .array(z.uuid('The id is a UUID.'))
    .check(z.minLength(1), z.maxLength(statusesAtOnce, 'At most 1,000 at once.')),
  status: z.enum(['published', 'draft'], 'Several residences are published, or made drafts again.'),
})

export type ResidenceStatuses = z.infer<typeof residenceStatusesInput>

export const residenceStatusesAnswer = z.object({
  changed: z.array(z.string()),
  waiting: z.array(z.string()),
  alike: z.array(z.string()),
})

export type ResidenceStatusesAnswer = z.infer<typeof residenceStatusesAnswer>

export const bulkAtOnce = 200

export const bulkChangeInput = z.object({
  kind: z.enum(bulkKinds, 'This cannot be changed for several houses at once.'),
  houses: z
    .array(
      z.object({
        id: z.uuid('The id is a UUID.'),
        to: text,
        /** Only where it still says this: so an undo spares what was changed since. */
        seen: z.optional(text),
      }),
    )
    .check(
      z.minLength(1, 'Choose at least one house.'),
      z.maxLength(bulkAtOnce, `At most ${bulkAtOnce} houses at once.`),
    ),
  dry: z.boolean(),
})

export type BulkChange = z.infer<typeof bulkChangeInput>

export const bulkChangeAnswer = z.object({
  houses: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      outcome: z.enum(bulkOutcomes),
      from: z.string(),
      to: z.string(),
      reason: z.string(),
    }),
  ),
})

export type BulkResidence = z.infer<typeof bulkChangeAnswer>['houses'][number]
