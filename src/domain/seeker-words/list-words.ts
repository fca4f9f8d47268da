import type { Language } from '#domain/language/language.ts'
import type { Audience, NarrLevel } from '#domain/residence/residence.ts'

export type TitlePart = { words: string; only?: 'wide' | 'homes' }

export type ListField = 'near' | 'radius' | 'fee_max' | 'q' | 'town' | 'for' | 'open' | 'page' | 'lang' | 'other'

type Group = { audience: Audience; availableBeds: number | null }

export type ListWords = {
  language: Language
  head: { title: (state: string) => string; description: (state: string) => string }
  title: (state: string) => readonly TitlePart[]
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
  preset: {
    only: (asked: readonly string[]) => string
    near: (place: string, miles: number) => string
    cash: (most: number) => string
    without: string
  }
  forWhom: (residence: {
    groups: readonly Pick<Group, 'audience'>[]
    narrLevel: NarrLevel | null
    certified: boolean
  }) => string
  perGroup: (residence: { groups: readonly Group[] }) => string
  pages: { label: string; one: (page: number) => string; here: (page: number, pages: number) => string }
  pastTheEnd: (pages: number) => string
  empty: { title: (state: string) => string; lines: string; affiliate: (state: string) => string; helpline: string }
  found: (homes: number) => string
  noMatch: { title: string; lines: (state: string) => string }
  failed: { title: string; again: string }
  refused: { title: string; again: string }
  problems: { fields: Record<ListField, string>; unreadable: string; unreachable: string; broken: string }
  choose: { title: string; head: string }
  lost: { title: string; head: string; lines: string; to: string }
  gone: string
  sample: string
  printed: string
  foot: { crisis: string; call: string; or: string; text: string; textTo: string; from: string; directory: string }
}
