import type { Language } from '#domain/language/language.ts'
import type { Audience, NarrLevel } from '#domain/residence/residence.ts'

/** A piece of the title: `wide` is left out of a narrow frame, `homes` out of the smallest. */
export type TitlePart = { words: string; only?: 'wide' | 'homes' }

/** What of a list's address can be refused. */
export type ListField = 'near' | 'radius' | 'fee_max' | 'q' | 'town' | 'for' | 'open' | 'page' | 'lang' | 'other'

type Group = { audience: Audience; availableBeds: number | null }

/** What a state's list in the page of another site says, in each language. `state` is the state's English name. */
export type ListWords = {
  language: Language
  head: { title: (state: string) => string; description: (state: string) => string }
  title: (state: string) => readonly TitlePart[]
  /** The state as a link names it. */
  state: (state: string) => string
  counted: { open: (beds: number) => string; toConfirm: (beds: number) => string }
  filter: {
    summary: string
    label: string
    town: string
    anyTown: string
    audience: string
    anybody: string
    open: string
    name: string
    byName: string
    near: string
    zipOrTown: string
    cash: string
    medicine: string
    show: string
    clear: string
  }
  /** What the page around the list has asked beforehand. */
  preset: {
    only: (asked: readonly string[]) => string
    near: (place: string, miles: number) => string
    cash: (most: number) => string
    without: string
  }
  /** "Women, women with children. Level II, certified" */
  forWhom: (home: {
    groups: readonly Pick<Group, 'audience'>[]
    narrLevel: NarrLevel | null
    certified: boolean
  }) => string
  /** "1 for women, 3 for men, call about families" */
  perGroup: (home: { groups: readonly Group[] }) => string
  pages: { label: string; one: (page: number) => string; here: (page: number, pages: number) => string }
  pastTheEnd: (pages: number) => string
  empty: { title: (state: string) => string; lines: string; affiliate: (state: string) => string; helpline: string }
  /** How many homes fit what was asked, read out. */
  found: (homes: number) => string
  noMatch: { title: string; lines: (state: string) => string }
  failed: { title: string; again: string }
  refused: { title: string; again: string }
  problems: { fields: Record<ListField, string>; unreadable: string; unreachable: string; broken: string }
  choose: { title: string; head: string }
  lost: { title: string; head: string; lines: string; to: string }
  gone: string
  sample: string
  /** With `{address}`, `{day}` and `{hour}`. */
  printed: string
  foot: { crisis: string; call: string; or: string; text: string; textTo: string; from: string; directory: string }
}
