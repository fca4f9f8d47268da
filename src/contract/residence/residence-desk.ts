import * as z from 'zod/mini'
import { type HouseChip, houseChips, saveActs } from '#contract/residence/house-choices.ts'
import { houseCheck, insistsInput, likeListing } from '#contract/residence/publishing.ts'
import { listingFields } from '#domain/listing/listing-fields.ts'
import { askedMost, neededToPublish } from '#domain/listing/listing-gaps.ts'
import { contradictionKinds } from '#domain/residence/contradictions.ts'
import { addressVisibilities, audiences, listingStatuses, wantedStatuses } from '#domain/residence/residence.ts'

const count = z.int().check(z.nonnegative())
const moment = z.string()

/** One row of `GET /api/desk/residences`: a residence as its own people see it in their list. */
export const deskResidenceRow = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  /** The state's code; null where nobody said. */
  state: z.nullable(z.string()),
  status: z.enum(listingStatuses),
  totalBeds: count,
  zip: z.string(),
  visibility: z.enum(addressVisibilities),
  /** What people ask for most and this listing does not say. */
  gaps: z.array(z.enum(askedMost)),
  /** Answers that contradict each other, each with the first of its fields. */
  contradictions: z.array(z.object({ about: z.enum(contradictionKinds), field: z.enum(listingFields) })),
  /** What it still needs before it can be public. */
  missing: z.array(z.enum(neededToPublish)),
  checkedAt: z.nullable(moment),
})

/** Residences of one page of the list. */
export const listedAtOnce = 50

/** Most residences that are published at once. */
export const statusesAtOnce = 1_000

/**
 * Answer of `GET /api/desk/residences`: a page of a part of the list by name. `?status=` is one of `houseChips`, `?q=`
 * keeps those whose name or town has all the words in it, `?page=` is counted from 1.
 */
export const deskResidenceList = z.object({
  items: z.array(deskResidenceRow),
  page: count,
  /** At least 1. A page beyond is the last. */
  pages: count,
  /** How many of those the words leave are in each part. */
  counts: z.object({ all: count, published: count, waiting: count, ready: count, draft: count, archived: count }),
  /** How many the organisation has, archived ones too, whatever was asked for. */
  total: count,
  /** All on the asked part of the list that the words leave and that are ready to publish; at most `statusesAtOnce`. */
  ready: z.array(z.object({ id: z.string(), visibility: z.enum(addressVisibilities) })),
})

const longestFind = 100

/** Query of `GET /api/desk/residences`. What is not understood is not asked for. */
export const deskResidencesQuery = z.object({
  status: z.catch(z.enum(houseChips), 'all'),
  // The database holds no such character.
  q: z._default(
    z.string().check(z.overwrite((text) => text.replaceAll('\u0000', '').trim().slice(0, longestFind))),
    '',
  ),
  page: z.catch(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), '1'),
})

/** What a list is asked for. */
export type DeskResidencesAsked = { chip: HouseChip; words: string; page: number }

export type DeskResidenceRow = z.infer<typeof deskResidenceRow>
export type DeskResidenceList = z.infer<typeof deskResidenceList>

const groupNow = z.object({ audience: z.enum(audiences), total: count, open: z.nullable(count), held: count })

export type GroupNow = z.infer<typeof groupNow>

/** Who changed a field last, and when. An empty name where the machine did, or nobody knows. */
const fieldChange = z.object({ by: z.string(), isYou: z.boolean(), at: moment })

export type FieldChange = z.infer<typeof fieldChange>

/** Answer of `GET /api/desk/residences/{id}`: everything its own people may edit. */
export const deskResidence = z.object({
  id: z.string(),
  slug: z.string(),
  status: z.enum(listingStatuses),
  /** Counted up by every save. */
  version: count,
  /** Every field of the form (src/domain/listing/listing-fields.ts). */
  values: z.record(z.string(), z.string()),
  /** `by` is the affiliate that decides; null where the state has none. */
  certification: z.object({ certified: z.boolean(), until: z.nullable(z.string()), by: z.nullable(z.string()) }),
  /** What is open (null where nobody said) and held of each group there is: beds never go below those held. */
  beds: z.array(groupNow),
  checkedAt: z.nullable(moment),
  /** Another residence of theirs with the same name and ZIP code, for a draft that may be one too many. */
  alike: z.nullable(z.object({ id: z.string(), name: z.string(), zip: z.string() })),
  /** Listings of other organizations that it looks like, while it is not public. */
  looksLike: z.array(likeListing),
  /** The check it waits for, or would wait for; null where it would be public at once. */
  check: z.nullable(houseCheck),
  /** The address its name and town would give, where it has another. */
  otherSlug: z.nullable(z.string()),
  /** The last change of each field and of `status`, as far as it is known. */
  changes: z.record(z.string(), fieldChange),
})

export type DeskResidence = z.infer<typeof deskResidence>

const text = z.string('This is text.')

/** Body of `POST /api/desk/residences`. `id` is made by the form: the same form sent twice is one residence. */
export const newResidenceInput = z.object({
  id: z.uuid('The id is a UUID.'),
  name: text,
  zip: text,
  city: text,
  state: text,
})

export type NewResidence = z.infer<typeof newResidenceInput>

/** Answer of `POST /api/desk/residences`. */
export const newResidenceAnswer = z.object({ id: z.string() })

/** Body of `POST /api/desk/residences/{id}`. */
export const saveResidenceInput = z.object({
  /** `publish` also makes it public, `checked` also says that somebody went through all of it. */
  act: z.enum(saveActs, 'A residence is saved, published or checked.'),
  /** The version the form was opened with, and what its fields held then; null where the form does not know. */
  version: z.int('A version is a whole number.'),
  base: z.nullable(z.record(z.string(), text)),
  values: z.record(z.string(), text),
  /** The parts that were shown as changed by two people, and which side is kept: by their first field. */
  asked: z.array(text),
  keep: z.record(z.string(), z.enum(['mine', 'theirs'])),
  /** Why it is another house than the listing it looks like: then it waits for a yes. */
  insists: insistsInput,
  /** The address follows the name and the town; the old one leads on. */
  newAddress: z.boolean(),
})

export type SaveResidence = z.infer<typeof saveResidenceInput>

/** Answer of `POST /api/desk/residences/{id}`. What is wrong with a field is a 422 with one sentence for it. */
export const saveResidenceAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('saved'),
    version: count,
    status: z.enum(listingStatuses),
    slug: z.string(),
    /** Fields that somebody else had changed meanwhile: both changes are kept. */
    joined: z.array(z.string()),
    /** The groups that have another number of beds now. */
    beds: z.array(groupNow),
    /** Listings of others that it looks like, where it is not public for that although it was asked. */
    looksLike: z.array(likeListing),
    /** Why it is not public although that was asked. */
    missing: z.array(z.enum(neededToPublish)),
  }),
  /** Two people changed the same: nothing was saved. The form goes on from here, with a choice for each in `asked`. */
  z.object({
    outcome: z.literal('disputed'),
    version: count,
    base: z.record(z.string(), z.string()),
    values: z.record(z.string(), z.string()),
    asked: z.array(z.string()),
  }),
])

export type SaveAnswer = z.infer<typeof saveResidenceAnswer>

/** Body of `POST /api/desk/residences/{id}/status`. */
export const residenceStatusInput = z.object({
  status: z.enum(wantedStatuses, 'A residence is published, a draft or archived.'),
})

/** Answer of `POST /api/desk/residences/{id}/status`: what it was, and what it is now. */
export const residenceStatusAnswer = z.object({ was: z.enum(listingStatuses), status: z.enum(listingStatuses) })

/** Body of `POST /api/desk/residences/status`: several published at once, or made drafts again. */
export const residenceStatusesInput = z.object({
  ids: z
    .array(z.uuid('The id is a UUID.'))
    .check(z.minLength(1), z.maxLength(statusesAtOnce, 'At most 1,000 at once.')),
  status: z.enum(['published', 'draft'], 'Several residences are published, or made drafts again.'),
})

export type ResidenceStatuses = z.infer<typeof residenceStatusesInput>

/**
 * Answer: those that changed, those of them that wait for a check, and those that were left because they look like
 * listings of others. The rest were it already, are archived, are gone, or still need something.
 */
export const residenceStatusesAnswer = z.object({
  changed: z.array(z.string()),
  waiting: z.array(z.string()),
  alike: z.array(z.string()),
})

export type ResidenceStatusesAnswer = z.infer<typeof residenceStatusesAnswer>
