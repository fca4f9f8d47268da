import { toPlainWords } from '#domain/language/plain-words.ts'
import { readStateName } from '#domain/residence/residence.ts'
import { gradeBedAge } from './bed-age.ts'

export const boardShows = ['all', 'confirm', 'open', 'full'] as const
export const boardOrders = ['name', 'oldest', 'open', 'town', 'state'] as const

export type BoardShow = (typeof boardShows)[number]
export type BoardOrder = (typeof boardOrders)[number]
export type BoardAsked = { words: string; show: BoardShow; order: BoardOrder }
export type BoardCounts = Record<BoardShow, number>

export const wholeBoard: BoardAsked = { words: '', show: 'all', order: 'name' }

type GroupToFind = { totalBeds: number; open: number | null; saidAt: string | null }

export type ResidenceToFind = {
  name: string
  city: string
  state: { name: string } | null
  groups: readonly GroupToFind[]
}

const listGroupsWithBeds = ({ groups }: ResidenceToFind) => groups.filter(({ totalBeds }) => totalBeds > 0)
const openBeds = ({ groups }: ResidenceToFind) => groups.reduce((sum, { open }) => sum + (open ?? 0), 0)

function isToConfirm({ open, saidAt }: GroupToFind, now: Date): boolean {
  const age = gradeBedAge(saidAt === null ? null : new Date(saidAt), now)
  return open === null || age === 'stale' || age === 'withdrawn'
}

const isIn: Record<BoardShow, (residence: ResidenceToFind, now: Date) => boolean> = {
  all: () => true,
  confirm: (residence, now) => listGroupsWithBeds(residence).some((group) => isToConfirm(group, now)),
  open: (residence) => openBeds(residence) > 0,
  full: (residence) =>
    listGroupsWithBeds(residence).length > 0 && listGroupsWithBeds(residence).every(({ open }) => open === 0),
}

export function countBoard(residences: readonly ResidenceToFind[], now: Date): BoardCounts {
  const count = (show: BoardShow) => residences.filter((residence) => isIn[show](residence, now)).length
  return { all: residences.length, confirm: count('confirm'), open: count('open'), full: count('full') }
}

/** `houses` come by name, and stay so where nothing else decides. */
export function findOnBoard<Found extends ResidenceToFind>(
  residences: readonly Found[],
  { words, show, order }: BoardAsked,
  now: Date,
): Found[] {
  const found = residences.filter((residence) => isIn[show](residence, now) && isFound(residence, words))
  if (order === 'name') return found
  const withKey = found.map((residence) => ({ residence, key: sortKeys[order](residence) }))
  return withKey.sort((one, other) => compareKeys(one.key, other.key)).map(({ residence }) => residence)
}

export function isFound(residence: Pick<ResidenceToFind, 'name' | 'city' | 'state'>, words: string): boolean {
  const asked = toPlainWords(words)
  if (asked === '') return true
  const text = toPlainWords(`${residence.name} ${residence.city} ${readStateName(residence)}`)
  return asked.split(/\s+/).every((word) => text.includes(word))
}

export function findBoardHeading(residence: Pick<ResidenceToFind, 'city' | 'state'>, order: BoardOrder): string | null {
  if (order === 'state') return readStateName(residence)
  return order === 'town' ? `${residence.city}, ${readStateName(residence)}` : null
}

function findOldest(residence: ResidenceToFind): string {
  const said = listGroupsWithBeds(residence).map(({ saidAt }) => saidAt ?? '')
  return said.toSorted()[0] ?? '9'
}

const sortKeys: Record<Exclude<BoardOrder, 'name'>, (residence: ResidenceToFind) => string | number> = {
  oldest: findOldest,
  open: (residence) => -openBeds(residence),
  town: (residence) => findBoardHeading(residence, 'town') ?? '',
  state: readStateName,
}

function compareKeys(one: string | number, other: string | number): number {
  return one < other ? -1 : one > other ? 1 : 0
}

export function readBoardAsked(search: URLSearchParams): BoardAsked {
  return {
    words: (search.get('q') ?? '').replaceAll('\u0000', '').slice(0, 100),
    show: boardShows.find((one) => one === search.get('show')) ?? wholeBoard.show,
    order: boardOrders.find((one) => one === search.get('order')) ?? wholeBoard.order,
  }
}

export function writeBoardAsked({ words, show, order }: BoardAsked, page = 1): string {
  const search = new URLSearchParams()
  if (words.trim() !== '') search.set('q', words.trim())
  if (show !== wholeBoard.show) search.set('show', show)
  if (order !== wholeBoard.order) search.set('order', order)
  if (page > 1) search.set('page', String(page))
  return search.toString()
}

export function filterBoardQuery(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(writeBoardAsked(readBoardAsked(search), Number(search.get('page')) || 1))
  const open = search.get('open')
  if (open !== null) kept.set('open', open)
  return kept
}
