import { plainWords } from '#domain/language/plain-words.ts'
import { residenceStateName } from '#domain/residence/residence.ts'
import { bedAge } from './bed-age.ts'

export const boardShows = ['all', 'confirm', 'open', 'full'] as const
export const boardOrders = ['name', 'oldest', 'open', 'town', 'state'] as const

export type BoardShow = (typeof boardShows)[number]
export type BoardOrder = (typeof boardOrders)[number]
export type BoardAsked = { words: string; show: BoardShow; order: BoardOrder }
export type BoardCounts = Record<BoardShow, number>

export const wholeBoard: BoardAsked = { words: '', show: 'all', order: 'name' }

type GroupToFind = { totalBeds: number; open: number | null; saidAt: string | null }

export type HouseToFind = {
  name: string
  city: string
  state: { name: string } | null
  groups: readonly GroupToFind[]
}

const withBeds = ({ groups }: HouseToFind) => groups.filter(({ totalBeds }) => totalBeds > 0)
const openBeds = ({ groups }: HouseToFind) => groups.reduce((sum, { open }) => sum + (open ?? 0), 0)

function isToConfirm({ open, saidAt }: GroupToFind, now: Date): boolean {
  const age = bedAge(saidAt === null ? null : new Date(saidAt), now)
  return open === null || age === 'stale' || age === 'withdrawn'
}

const isIn: Record<BoardShow, (house: HouseToFind, now: Date) => boolean> = {
  all: () => true,
  confirm: (house, now) => withBeds(house).some((group) => isToConfirm(group, now)),
  open: (house) => openBeds(house) > 0,
  full: (house) => withBeds(house).length > 0 && withBeds(house).every(({ open }) => open === 0),
}

export function countBoard(houses: readonly HouseToFind[], now: Date): BoardCounts {
  const count = (show: BoardShow) => houses.filter((house) => isIn[show](house, now)).length
  return { all: houses.length, confirm: count('confirm'), open: count('open'), full: count('full') }
}

/** `houses` come by name, and stay so where nothing else decides. */
export function findOnBoard<House extends HouseToFind>(
  houses: readonly House[],
  { words, show, order }: BoardAsked,
  now: Date,
): House[] {
  const found = houses.filter((house) => isIn[show](house, now) && isFound(house, words))
  if (order === 'name') return found
  const withKey = found.map((house) => ({ house, key: sortKeys[order](house) }))
  return withKey.sort((one, other) => compareKeys(one.key, other.key)).map(({ house }) => house)
}

export function isFound(house: Pick<HouseToFind, 'name' | 'city' | 'state'>, words: string): boolean {
  const asked = plainWords(words)
  if (asked === '') return true
  const text = plainWords(`${house.name} ${house.city} ${residenceStateName(house)}`)
  return asked.split(/\s+/).every((word) => text.includes(word))
}

export function boardHeading(house: Pick<HouseToFind, 'city' | 'state'>, order: BoardOrder): string | null {
  if (order === 'state') return residenceStateName(house)
  return order === 'town' ? `${house.city}, ${residenceStateName(house)}` : null
}

function oldest(house: HouseToFind): string {
  const said = withBeds(house).map(({ saidAt }) => saidAt ?? '')
  return said.toSorted()[0] ?? '9'
}

const sortKeys: Record<Exclude<BoardOrder, 'name'>, (house: HouseToFind) => string | number> = {
  oldest,
  open: (house) => -openBeds(house),
  town: (house) => boardHeading(house, 'town') ?? '',
  state: residenceStateName,
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

export function keptBoardQuery(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(writeBoardAsked(readBoardAsked(search), Number(search.get('page')) || 1))
  const open = search.get('open')
  if (open !== null) kept.set('open', open)
  return kept
}
