import * as z from 'zod/mini'
import { count } from '#contract/calls/typed.ts'
import { isMonth } from '#domain/beds/numbers/months.ts'

export const numbersAtOnce = 50

const month = z.optional(z.string().check(z.refine<string>(isMonth, 'A month is written as 2026-11.')))

export const numbersQuery = z.object({
  month,
  page: z.catch(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), '1'),
})

export const numbersFileQuery = z.object({ month })

const beds = z.object({ days: count, knownDays: count, bedDays: count, takenDays: count, movedIn: count })

// Null for a month that is deleted in part, or whole.
const questions = z.nullable(z.object({ asked: count, answered: count, medianMinutes: z.nullable(count) }))

const residenceNumbers = z.object({ id: z.string(), name: z.string(), city: z.string(), beds, questions })

export const deskNumbers = z.object({
  month: z.string(),
  months: z.array(z.string()),
  houses: z.array(residenceNumbers),
  /** The median over all questions of the page's houses. */
  questions,
  page: count,
  pages: count,
})

export type NumbersQuery = z.infer<typeof numbersQuery>
export type DeskNumbers = z.infer<typeof deskNumbers>
export type ResidenceNumbers = z.infer<typeof residenceNumbers>
