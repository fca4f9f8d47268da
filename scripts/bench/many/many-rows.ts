import { states } from '#content/states/slugs.ts'
import { findTowns } from '#scripts/demo/towns/towns.ts'
import { first, second, third } from './many-residences.ts'

const heads = 'House,Addr,Town,State,Zip,Gender,Beds,Open,Weekly,Phone,Level,Pets,Notes'

const breaks: readonly ((cells: string[]) => void)[] = [
  (cells) => cells.splice(4, 1, cells[4]?.slice(0, 4) ?? ''),
  (cells) => cells.splice(6, 1, 'eight'),
  (cells) => cells.splice(9, 1, '501-555-01'),
  (cells) => cells.splice(7, 1, '99'),
  (cells) => cells.splice(10, 1, 'fifth'),
  (cells) => cells.splice(0, 1, ''),
]

export function writeManyRows(howMany: number, broken: number): string {
  const spots = states.flatMap(({ code }) =>
    findTowns(code).flatMap(({ name, zips }) => zips.map(({ zip }) => ({ code, name, zip }))),
  )
  const pick = <Item>(items: readonly Item[], at: number) => items[at % items.length] as Item
  const every = broken === 0 ? Number.POSITIVE_INFINITY : Math.floor(howMany / broken)
  const lines = Array.from({ length: howMany }, (_, at) => {
    const spot = pick(spots, at * 7)
    const cells = [
      `${pick(first, at)} ${pick(second, Math.floor(at / 12))} ${pick(third, Math.floor(at / 144))}`,
      `${at + 1} Generated Street`,
      spot.name,
      spot.code,
      spot.zip,
      pick(['W', 'M', 'M', 'W/M'], at),
      String(4 + (at % 20)),
      String(at % 4),
      `$${100 + (at % 36) * 5}`,
      makePhone(at),
      pick(['I', 'II', '3', ''], at),
      pick(['yes', 'no', ''], at),
      at % 50 === 0 ? 'ask for K., after 5 pm' : '',
    ]
    const isBroken = at % every === 0 && at / every < broken
    if (isBroken) pick(breaks, at / every)(cells)
    return cells.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')
  })
  return `${[heads, ...lines].join('\r\n')}\r\n`
}

function makePhone(at: number): string {
  const digits = String(2_000_000 + at).padStart(7, '0')
  return `(501) ${digits.slice(0, 3)}-${digits.slice(3)}`
}
