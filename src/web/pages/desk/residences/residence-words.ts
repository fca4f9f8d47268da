import type { LikeListing, ResidenceCheck } from '#contract/residence/publishing.ts'
import type { ResidenceChip } from '#contract/residence/residence-choices.ts'
import type { DeskResidence } from '#contract/residence/residence-desk.ts'
import type { ListingField, ListingValues } from '#domain/listing/listing-fields.ts'
import type { AskedMost, NeededToPublish } from '#domain/listing/listing-gaps.ts'
import type { Contradiction, ContradictionKind } from '#domain/residence/contradictions.ts'
import type { HouseRule } from '#domain/residence/house-rules.ts'
import type { Need } from '#domain/residence/needs.ts'
import type { AddressVisibility, Audience, ListingStatus, NarrLevel } from '#domain/residence/residence.ts'
import type { AtOnceStatus } from './list/use-at-once.ts'
import type { PhotoWords } from './photos/photo-words.ts'

// What the pages of residences are given to say. The words themselves come from content, at the page.

type ListingWords = {
  statuses: Record<ListingStatus, string>
  asked: Record<AskedMost, string>
  needed: Record<NeededToPublish, string>
  gaps: (missing: number, of: number) => string
  noGaps: string
  contradicting: string
  contradictions: Record<ContradictionKind, string>
  waitingList: string
}

export type ListedWords = ListingWords & {
  list: {
    title: string
    lead: string
    add: string
    beds: (count: number) => string
    edit: string
    see: string
    checked: string
    never: string
    toPublish: (missing: readonly NeededToPublish[]) => string
    ready: string
    archived: (count: number) => string
    archivedNote: string
    restore: string
    inUse: string
    pages: string
    pageOf: (page: number, pages: number) => string
    previous: string
    next: string
    noneArchived: { title: string; words: string }
    empty: { title: string; words: string }
    onlyArchived: { title: string; words: string }
    done: Record<ListingStatus, string>
    underArchived: string
    find: {
      label: string
      submit: string
      chips: string
      none: string
      all: string
      statuses: Record<ResidenceChip, string>
    }
    all: {
      title: (residences: number, isSearched: boolean) => string
      becomes: (residences: number, isSearched: boolean) => string
      addresses: (shown: Record<AddressVisibility, number>) => string
      submit: (residences: number, isSearched: boolean) => string
      done: Record<AtOnceStatus | 'waiting' | 'alike', (residences: number) => string>
      nothing: string
      undo: string
    }
  }
}

export type AddWords = {
  title: string
  lead: string
  name: string
  zip: string
  zipHelp: string
  city: string
  cityHelp: string
  state: string
  stateNone: string
  submit: string
  pending: string
  cancel: string
}

type PartName =
  | 'about'
  | 'address'
  | 'reach'
  | 'beds'
  | 'cost'
  | 'needs'
  | 'rules'
  | 'level'
  | 'done'
  | 'photos'
  | 'status'
type PlainField = Exclude<ListingField, `beds_${Audience}` | `need_${Need}` | `note_${Need}` | `rule_${HouseRule}`>
export type DoneName =
  | 'added'
  | 'save'
  | 'publish'
  | 'checked'
  | 'draft'
  | 'restored'
  | 'archived'
  | 'published'
  | 'waiting'
  | 'alike'
  | 'unready'

export type EditWords = {
  back: string
  see: string
  preview: string
  seals: Record<ListingStatus, string>
  bar: Record<'save' | 'saveDraft' | 'publish' | 'pending' | 'clean' | 'dirty' | 'done', string>
  news: Record<DoneName | 'savePublic' | 'since' | 'undo' | 'somebody' | 'you', string> & {
    joined: (who: string, what: readonly string[]) => string
    became: (who: string, status: ListingStatus) => string
    beds: (people: string | null, open: number | null, total: number) => string
  }
  alike: (name: string, zip: string) => string
  check: {
    title: Record<'waits' | 'wouldWait', string>
    by: (who: string | null, about: ResidenceCheck['about']) => string
    time: string
    meanwhile: string
    claim: string
    behind: (residences: number) => string
    refused: (by: string | null) => string
  }
  like: {
    title: string
    one: (listing: LikeListing) => string
    words: string
    claim: (name: string) => string
    insists: string
    insistsHelp: string
  }
  toPublish: string
  wrong: { title: string; words: string }
  failed: string
  disputed: {
    title: string
    words: string
    theirs: (who: string) => string
    theirsYou: string
    theirsSomebody: string
    mine: string
    empty: string
    choose: string
  }
  leave: { title: string; words: string; stay: string; go: string }
  parts: Record<PartName, string>
  photos: PhotoWords
  contents: string
  fields: Record<PlainField, string>
  help: Record<
    | 'description'
    | 'stateNone'
    | 'street'
    | 'pin'
    | 'pinMove'
    | 'pinMoved'
    | 'zipMoved'
    | 'phone'
    | 'fee'
    | 'includes'
    | 'sobriety'
    | 'languages'
    | 'rule'
    | 'note',
    string
  >
  visibility: Record<AddressVisibility, string>
  publicReads: string
  publicMap: Record<AddressVisibility, string>
  noStreet: string
  bedsHelp: string
  openNow: (open: number | null, held: number) => string
  lowers: (total: number, open: number) => string
  per: Record<'week' | 'month', string>
  cash: (amount: string) => string
  noCash: string
  said: Record<'yes' | 'no' | 'none', string>
  note: string
  noteOf: (need: string) => string
  implied: (need: Need, value: boolean) => string
  impliedTake: (value: boolean) => string
  whichIsRight: (found: Contradiction, values: ListingValues) => string
  staffKinds: Record<'none' | 'visits' | 'evenings' | 'day_and_night', string>
  notStated: string
  rules: Record<HouseRule, string>
  certified: (until: string | null) => string
  notCertified: string
  decides: (by: string) => string
  nobodyDecides: string
  address: { now: (path: string, isPublic: boolean) => string; change: (path: string) => string; help: string }
  checked: { never: string; last: string; words: string; submit: string }
  status: Record<
    | 'unpublish'
    | 'unpublishWords'
    | 'withdraw'
    | 'withdrawWords'
    | 'archive'
    | 'archiveWords'
    | 'restore'
    | 'restoreWords'
    | 'publish',
    string
  >
}

export type FormWords = ListingWords & {
  edit: EditWords
  needs: Record<Need, { name: string }>
  audiences: Record<Audience, { title: string }>
  levels: Record<NarrLevel, string>
  money: (dollars: number) => string
  states: readonly { code: string; name: string }[]
}

export type Residence = DeskResidence
