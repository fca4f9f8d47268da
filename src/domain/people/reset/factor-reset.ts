// A day is long enough that whoever the account belongs to reads the email and signs in, wherever they live and work.
import { addHours } from '#domain/language/added-time.ts'
export const resetWaitHours = 24
// One of the staff asks, another says yes.
const neededDeciders = 2

type ResetRequest = { isSelf: boolean; hasFactor: boolean; deciders: number; lockRefusal: string | null }

export function resetRefusal({ isSelf, hasFactor, deciders, lockRefusal }: ResetRequest): string | null {
  if (isSelf) return 'This is your own account. Ask somebody else of the staff.'
  if (!hasFactor) return 'This account has no second step.'
  if (deciders < neededDeciders) {
    return 'One of the staff asks for a reset and another says yes. There are not two who may do that for this account.'
  }
  return lockRefusal
}

export function resetDueAt(allowedAt: Date): Date {
  return addHours(allowedAt, resetWaitHours)
}
