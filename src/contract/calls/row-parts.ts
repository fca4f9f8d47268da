import * as z from 'zod/mini'

export function readId(missing: string): z.ZodMiniType<string, string> {
  return z.guid(missing)
}

/** Checks nothing: for answers of ours, and for bodies that their module checks. */
export function defineTyped<Value>(): z.ZodMiniType<Value, Value> {
  return z.custom<Value>()
}

export const done = z.object({ done: z.literal(true) })

export const forSomebody = ['signed_out', 'not_allowed'] as const
