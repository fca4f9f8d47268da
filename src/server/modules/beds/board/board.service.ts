import { type BoardPage, boardPageSize, boardWholeLimit, type MyResidence } from '#contract/residence/residences.ts'
import { type BoardAsked, countBoard, findOnBoard } from '#domain/beds/board-finding.ts'
import { toStopped } from '#domain/certification/certificate/issued-certificate.ts'
import { sumResidences } from '#domain/residence/residence.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Actor, Transactions, Tx } from '#server/plumbing/transactions.ts'
import { type BoardRow, countOnBoard, type OutlinedResidence, outlineBoard, readBoard } from './board.store.ts'

export type Board = ReturnType<typeof createBoard>

export function createBoard({ transactions, clock }: { transactions: Transactions; clock: Clock }) {
  return {
    async mine(actor: Extract<Actor, { kind: 'person' }>): Promise<MyResidence[]> {
      const { organizationId } = actor
      if (!organizationId) return []
      return (await transactions.run(actor, (tx) => readBoard(tx, organizationId, clock.now()))).map(addSums)
    },
    async page(actor: Extract<Actor, { kind: 'person' }>, asked: BoardPageAsked): Promise<BoardPage> {
      const { organizationId } = actor
      if (!organizationId) return { residences: [], paging: null }
      return transactions.run(actor, (tx) => readPage(tx, organizationId, asked, clock.now()))
    },
  }
}

export type BoardPageAsked = BoardAsked & { page: number; at: string }

async function readPage(tx: Tx, organizationId: string, asked: BoardPageAsked, now: Date): Promise<BoardPage> {
  if ((await countOnBoard(tx, organizationId)) <= boardWholeLimit) {
    return { residences: (await readBoard(tx, organizationId, now)).map(addSums), paging: null }
  }
  const outlines = await outlineBoard(tx, organizationId, now)
  const place = asked.at === '' ? -1 : outlines.findIndex((outline) => isAt(outline, asked.at))
  const found = place < 0 ? findOnBoard(outlines, asked, now) : outlines
  const pages = Math.max(1, Math.ceil(found.length / boardPageSize))
  const page = place < 0 ? Math.min(asked.page, pages) : Math.floor(place / boardPageSize) + 1
  const ids = found.slice((page - 1) * boardPageSize, page * boardPageSize).map(({ id }) => id)
  const onPage = new Map(ids.map((id, index) => [id, index]))
  const residences = (await readBoard(tx, organizationId, now, ids)).map(addSums)
  residences.sort((one, other) => (onPage.get(one.id) ?? 0) - (onPage.get(other.id) ?? 0))
  const rest = outlines.filter(({ id }) => !onPage.has(id))
  const others = { counts: countBoard(rest, now), totals: sumResidences(rest.map(sumBeds)) }
  return { residences, paging: { page, pages, found: found.length, isWhole: place >= 0, others } }
}

function isAt({ id, groups }: OutlinedResidence, at: string): boolean {
  return id === at || groups.some((group) => group.id === at)
}

function sumBeds({ narrCertified, groups }: OutlinedResidence) {
  return {
    narrCertified,
    totalBeds: groups.reduce((sum, { totalBeds }) => sum + totalBeds, 0),
    availableBeds: groups.reduce((sum, { open }) => sum + (open ?? 0), 0),
  }
}

/** A group that never reported counts as having no open beds. A house is as old as its oldest number. */
function addSums(row: BoardRow): MyResidence {
  const { groups, status, stopped, ...residence } = row
  const reportTimes = groups.flatMap(({ saidAt }) => saidAt ?? [])
  return {
    ...residence,
    totalBeds: groups.reduce((sum, { totalBeds }) => sum + totalBeds, 0),
    availableBeds: groups.reduce((sum, { open }) => sum + (open ?? 0), 0),
    certificateStop: residence.narrCertified ? null : toStopped(stopped),
    reportedAt: reportTimes.toSorted()[0] ?? null,
    status,
    groups,
  }
}
