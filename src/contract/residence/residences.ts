import * as z from 'zod/mini'
import { boardGroup } from '#contract/beds/board.ts'
import { count } from '#contract/calls/typed.ts'
import { stoppedCertificate } from '#contract/certification/stopped-certificate.ts'
import { boardOrders, boardShows } from '#domain/beds/board-finding.ts'
import { conditionalForms } from '#domain/certification/certificate/conditional-form.ts'
import { listingStatuses } from '#domain/residence/residence.ts'

export const myResidence = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.nullable(z.object({ name: z.string() })),
  totalBeds: count,
  availableBeds: count,
  narrCertified: z.boolean(),
  /**
   * May be over. `certificateForm` is of a certificate for a time, `certificateStop` says why the last one does not
   * count. All three are missing in answers that a device stored earlier.
   */
  certifiedUntil: z.optional(z.nullable(z.string())),
  certificateForm: z.optional(z.nullable(z.enum(conditionalForms))),
  certificateStop: z.optional(z.nullable(stoppedCertificate)),
  reportedAt: z.nullable(z.string()),
  status: z.enum(listingStatuses),
  groups: z.array(boardGroup),
})

export const myResidences = z.array(myResidence)

export type MyResidence = z.infer<typeof myResidence>

export const boardWholeLimit = 200
export const boardPageSize = 100

export const boardQuery = z.object({
  // The database holds no such character.
  q: z._default(z.string().check(z.overwrite((text) => text.replaceAll('\u0000', '').slice(0, 100))), ''),
  show: z.catch(z.enum(boardShows), 'all'),
  order: z.catch(z.enum(boardOrders), 'name'),
  page: z.catch(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), '1'),
  /** A house or one of its groups: the page it is on, whatever is asked for else. */
  at: z.catch(z.uuid(), ''),
})

const boardCounts = z.object({ all: count, confirm: count, open: count, full: count })
const boardTotals = z.object({ residences: count, totalBeds: count, availableBeds: count, narrCertified: count })

const boardPaging = z.object({
  page: count,
  pages: count,
  found: count,
  isWhole: z.boolean(),
  others: z.object({ counts: boardCounts, totals: boardTotals }),
})

/** Without `paging` these are all houses of the board, whatever was asked for: the device finds and sorts them. */
export const boardPage = z.object({ residences: myResidences, paging: z.nullable(boardPaging) })

export type BoardPaging = z.infer<typeof boardPaging>
export type BoardPage = z.infer<typeof boardPage>

export const directoryStats = z.object({
  totalListings: count,
  availableBeds: count,
  bedsToConfirm: count,
  measuredAt: z.string(),
})

export type DirectoryStats = z.infer<typeof directoryStats>

export const stateOption = z.object({ id: z.string(), name: z.string() })
export const stateOptions = z.array(stateOption)
export type StateOption = z.infer<typeof stateOption>
