import * as z from 'zod/mini'
import { answerWays } from '#domain/inquiries/inquiry.ts'
import { audiences } from '#domain/residence/residence.ts'
import { waitingEnds } from '#domain/waiting/waiting.ts'

const moment = z.string()
const count = z.int().check(z.nonnegative())
const day = z.string()

/** Somebody on a waiting list, as the people of the house see them. */
export const waitingPerson = z.object({
  id: z.string(),
  audience: z.enum(audiences),
  /** 1 is next; null for who has left the list. */
  place: z.nullable(z.int()),
  name: z.string(),
  answerBy: z.enum(answerWays),
  reach: z.string(),
  language: z.enum(['en', 'es']),
  /** A day, "2026-12-01". */
  wantedFrom: z.nullable(day),
  note: z.string(),
  joinedAt: moment,
  /** When they last said that they want a place. */
  heardAt: moment,
  offeredAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  endedAs: z.nullable(z.enum(waitingEnds)),
  /** Questions since `heardAt` that nobody answered, and the moment of the last. */
  unansweredPings: count,
  lastPingAt: z.nullable(moment),
  /** Two questions went unanswered. */
  isUnheard: z.boolean(),
  /** Somebody of the house is to ask again: it is time and no mail does it, or two questions went unanswered. */
  isDue: z.boolean(),
  /** Their message, where they came by one. */
  inquiryId: z.nullable(z.string()),
})

export type WaitingPerson = z.infer<typeof waitingPerson>

/** A house with its list, as `GET /api/waiting` counts them. */
export const waitingHouse = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  audiences: z.array(z.enum(audiences)),
  /** Whether its public page says that it keeps a list; null where it has not said. */
  keepsList: z.nullable(z.boolean()),
  waiting: count,
  /** People whom somebody of the house is to ask again. */
  due: count,
})

export type WaitingHouse = z.infer<typeof waitingHouse>

/** Answer of `GET /api/waiting`: all houses, and the list of the one that was asked for. */
export const waitingLists = z.object({
  houses: z.array(waitingHouse),
  /** The ways in which people are asked by themselves; of others the house is told when to ask. */
  asksBy: z.array(z.enum(answerWays)),
  list: z.nullable(
    z.object({
      houseId: z.string(),
      pingDays: z.int(),
      showsCount: z.boolean(),
      /** In their order; who has left comes last. */
      people: z.array(waitingPerson),
    }),
  ),
})

export type WaitingLists = z.infer<typeof waitingLists>

/** Query of `GET /api/waiting`. */
export const waitingQuery = z.object({ house: z.optional(z.union([z.literal(''), z.uuid()], 'This is no house.')) })

/** Body of `POST /api/waiting/pings/{secret}`: `delete` deletes everything we know of who was asked. */
export const pingAnswer = z.object({ act: z.enum(['yes', 'no', 'delete'], 'Answer yes or no.') })

/** Answer of `GET /api/waiting/pings/{secret}`: what the link of "Do you still want a place?" asks about. */
export const askedPing = z.object({
  home: z.object({ name: z.string(), phone: z.string() }),
  place: z.nullable(z.int()),
  /**
   * Null while it waits, also after a no where the house has put them back since. A yes may still become a no; a no is
   * the last word.
   */
  answer: z.nullable(z.enum(['yes', 'no'])),
})

export type AskedPing = z.infer<typeof askedPing>
