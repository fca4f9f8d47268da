import * as z from 'zod/mini'

/** The id in a path. What is no UUID names nothing, and is refused with the words of what is not there. */
export function idOf(missing: string): z.ZodMiniType<string, string> {
  return z.guid(missing)
}

/** A value of a type that is written by hand: an answer of ours alone, or a body that its module checks and says more of. */
export function typed<Value>(): z.ZodMiniType<Value, Value> {
  return z.custom<Value>()
}

/** The answer of what was done and has nothing else to tell. */
export const done = z.object({ done: z.literal(true) })

/** What any call for somebody signed in may answer. */
export const forSomebody = ['signed_out', 'not_allowed'] as const
