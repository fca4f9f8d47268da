import type { SaveAct } from '#contract/residence/residence-choices.ts'
import type { GroupNow } from '#contract/residence/residence-desk.ts'
import {
  isListingField,
  type ListingField,
  type ListingValues,
  toListingValues,
} from '#domain/residence/listing/listing-fields.ts'
import type { NeededToPublish } from '#domain/residence/listing/listing-gaps.ts'
import type { ListingStatus } from '#domain/residence/residence.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import type { Residence } from './residence-words.ts'

export type EditStart = {
  values: ListingValues
  base: ListingValues | null
  version: number
  /** Fields that two people changed; a group is named by its first field. */
  asked: readonly ListingField[]
  trouble: Trouble | null
}

export type Trouble = { message: string; fields: Readonly<Record<string, string>>; isLost?: true }

export type DoneEdit = {
  done: DoneName
  joined: readonly ListingField[]
  beds?: readonly GroupNow[]
  missing?: readonly NeededToPublish[]
  became?: ListingStatus | undefined
}

export function toStart(residence: Residence, answered: FormAnswer | null): EditStart {
  const values = toListingValues(residence.values)
  if (answered === null) return { values, base: values, version: residence.version, asked: [], trouble: null }
  const { values: typed, fields, message, status } = answered
  // An answer to another form of the page, or to one that could not be read, has no values of the house.
  if (typed.version === undefined) return { ...toStart(residence, null), trouble: { message, fields, isLost: true } }
  return {
    values: toListingValues(typed),
    base: readBase(typed.base),
    version: Number(typed.version) || 0,
    asked: (typed.asked ?? '').split(',').filter(isListingField),
    // A dispute, or a copy, says by itself what it is about.
    trouble: (status === 409 && typed.asked) || typed.copied !== undefined ? null : { message, fields },
  }
}

function readBase(text = ''): ListingValues | null {
  try {
    return toListingValues(JSON.parse(text))
  } catch {
    return null
  }
}

const names = [
  'added',
  'save',
  'publish',
  'checked',
  'draft',
  'restored',
  'archived',
  'published',
  'waiting',
  'alike',
  'unready',
] as const
export type DoneName = (typeof names)[number]

/** A draft restored from the archive was not public before. */
export function chooseDoneName(to: ListingStatus, from: ListingStatus): DoneName {
  return to === 'draft' && from === 'archived' ? 'restored' : to
}

/** A house sent to be published may have to wait for a check, or look like somebody else's listing. */
export function chooseDoneNameBySave(act: SaveAct, status: ListingStatus, looksLike: boolean): DoneName {
  if (status === 'waiting' && act !== 'checked') return 'waiting'
  return act === 'publish' && status === 'draft' && looksLike ? 'alike' : act
}

export function findDone(search: URLSearchParams, residence: Residence): DoneEdit | null {
  const done = names.find((name) => name === search.get('done'))
  if (!done) return null
  const readNames = (list: string) => (search.get(list) ?? '').split(',')
  const beds = residence.beds.filter(({ audience }) => readNames('beds').includes(audience))
  const became = residence.status === search.get('became') ? residence.status : undefined
  return { done, joined: readNames('joined').filter(isListingField), beds, became }
}
