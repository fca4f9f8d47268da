import * as z from 'zod/mini'

/** The id in a path. What is no UUID names nothing, and is refused with the words of what is not there. */
export function idOf(missing: string): z.ZodMiniType<string, string> {
  return z.guid(missing)
}

/** The answer of what was done and has nothing else to tell. */
export const done = z.object({ done: z.literal(true) })
