import * as z from 'zod/mini'
import { cleanTyped, count, moment, optionalWords, requireWords } from '#contract/calls/typed.ts'
import { publishingCheck } from '#contract/residence/publishing.ts'
import { claimEnds, claimLimits, claimWays, decisionKinds, noticeEnds, waitingReasons } from '#domain/claims/claim.ts'

/** Public data only. `slug` is null once the residence is no longer listed. */
const residence = z.object({
  id: z.string(),
  slug: z.nullable(z.string()),
  name: z.string(),
  city: z.string(),
  state: z.string(),
})

export const claimableListing = z.object({
  ...residence.shape,
  slug: z.string(),
  phone: z.string(),
  organization: z.string(),
  isClaimed: z.boolean(),
  isOwn: z.boolean(),
  claimId: z.nullable(z.string()),
  claims: z.int(),
  isNear: z.boolean(),
})

export type ClaimableListing = z.infer<typeof claimableListing>

export const claimableQuery = z.object({
  find: optionalWords(claimLimits.find, `Use at most ${claimLimits.find} letters.`),
  state: z._default(z.string().check(z.toUpperCase(), z.regex(/^([A-Z]{2})?$/, 'Use the two letters of a state.')), ''),
  home: z._default(z.string().check(z.maxLength(120, 'There is no such listing.')), ''),
})

export type ClaimableQuery = z.infer<typeof claimableQuery>

export const claimableListings = z.object({
  items: z.array(claimableListing),
  place: z.string(),
  /** `place` was taken for a place that nobody knows. */
  isGuess: z.boolean(),
  hasMore: z.boolean(),
})

export type ClaimableListings = z.infer<typeof claimableListings>

const end = z.object({ as: z.enum(claimEnds), at: moment, reason: z.string(), by: z.nullable(z.string()) })
const undone = z.object({ at: moment, reason: z.string() })

const papers = z.array(z.object({ id: z.string(), name: z.string(), size: count }))

export const ownClaim = z.object({
  id: z.string(),
  residence,
  madeAt: moment,
  madeBy: z.string(),
  way: z.nullable(z.enum(claimWays)),
  shownAt: z.nullable(moment),
  letter: z.string(),
  papers,
  /** Null where the listing publishes none, or takes no texts there. */
  codeTo: z.object({ email: z.nullable(z.string()), phone: z.nullable(z.string()) }),
  code: z.nullable(z.object({ way: z.enum(['email', 'phone']), sentAt: moment, expiresAt: moment, triesLeft: count })),
  /** `allianceFrom` is null if the claim went to the alliance from the start. */
  waits: z.nullable(
    z.object({ because: z.enum(waitingReasons), decider: z.string(), allianceFrom: z.nullable(moment) }),
  ),
  hasRival: z.boolean(),
  disownedAt: z.nullable(moment),
  end: z.nullable(end),
  undone: z.nullable(undone),
  handedOn: z.nullable(z.object({ at: moment, to: z.string(), reason: z.string() })),
})

export type OwnClaim = z.infer<typeof ownClaim>

export const claimNotice = z.object({
  id: z.string(),
  residence: z.object({ name: z.string(), city: z.string(), state: z.string() }),
  claimant: z.string(),
  toldAt: moment,
  objection: z.nullable(z.object({ words: z.string(), at: moment, by: z.string() })),
  end: z.nullable(z.object({ as: z.enum(noticeEnds), at: moment })),
  undoneAt: z.nullable(moment),
})

export type ClaimNotice = z.infer<typeof claimNotice>

export const decidedClaim = z.object({
  id: z.string(),
  residence: z.object({ ...residence.shape, organization: z.nullable(z.string()), isClaimed: z.boolean() }),
  claimant: z.object({ organization: z.string(), person: z.string(), email: z.string() }),
  madeAt: moment,
  way: z.enum(claimWays),
  shownAt: moment,
  letter: z.string(),
  papers,
  url: z.string(),
  because: z.nullable(z.enum(waitingReasons)),
  /** An earlier claim of theirs that was undone. */
  takenBack: z.nullable(undone),
  disownedAt: z.nullable(moment),
  objection: z.nullable(z.object({ words: z.string(), at: moment, by: z.string() })),
  decider: z.nullable(z.string()),
  mayDecideFrom: z.nullable(moment),
  end: z.nullable(end),
  undone: z.nullable(undone),
  kept: z.array(z.object({ decision: z.enum(decisionKinds), reason: z.string(), note: z.string() })),
  // For how long the reader can call it back before its mails go; null where they cannot.
  recallSeconds: z.nullable(count),
  mayUndoUntil: z.nullable(moment),
})

export type DecidedClaim = z.infer<typeof decidedClaim>

export const stopLink = z.object({
  /**
   * `stopped`: the house objected before the decision; `reported`: after it. `ended`: there is nothing left to stop.
   */
  kind: z.enum(['waits', 'handed_over', 'stopped', 'reported', 'ended']),
  residence: z.object({ slug: z.nullable(z.string()), name: z.string(), city: z.string(), state: z.string() }),
  person: z.string(),
  organization: z.string(),
  decider: z.string(),
})

export type StopLink = z.infer<typeof stopLink>

export const claimsAnswer = z.discriminatedUnion('view', [
  z.object({ view: z.literal('operator'), claims: z.array(ownClaim), notices: z.array(claimNotice) }),
  z.object({
    view: z.literal('decider'),
    waiting: z.array(decidedClaim),
    decided: z.array(decidedClaim),
    checks: z.object({ waiting: z.array(publishingCheck), decided: z.array(publishingCheck) }),
  }),
])

export type ClaimsAnswer = z.infer<typeof claimsAnswer>
export type OperatorClaims = Extract<ClaimsAnswer, { view: 'operator' }>
export type DeciderClaims = Extract<ClaimsAnswer, { view: 'decider' }>

const buildWordsSchema = (longest: number, missing: string) =>
  requireWords(missing, longest, `Use at most ${longest} letters.`, cleanTyped())

/** Claiming a listing again returns the id of the claim that is there. */
export const makeClaimInput = z.object({ residenceId: z.uuid('Choose a listing.') })
export const sendCodeInput = z.object({ way: z.enum(['email', 'phone'], 'Choose where the code goes.') })
export const proveInput = z.object({
  code: z.string('Type the 6 digits of the code.').check(
    z.overwrite((text) => text.replace(/[\s-]/g, '')),
    z.regex(/^\d{6}$/, 'Type the 6 digits of the code.'),
  ),
})
export const letterInput = z.object({ letter: buildWordsSchema(claimLimits.letter, 'Say what you can show.') })
export const objectionInput = z.object({
  objection: buildWordsSchema(claimLimits.objection, 'Say why the house stays yours.'),
})
const reasonOrNone = optionalWords(claimLimits.reason, `Use at most ${claimLimits.reason} letters.`, cleanTyped())
const choice = z.enum(['approve', 'refuse'], 'Choose to approve or to refuse.')
const refusalSaysWhy = z.refine<{ decision: 'approve' | 'refuse'; reason: string }>(
  ({ decision, reason }) => decision === 'approve' || reason !== '',
  { path: ['reason'], error: 'Say why, so that the claimant knows what to do next.' },
)
const whyUndone = buildWordsSchema(claimLimits.reason, 'Say why the house goes back.')
// `reason` goes to whom it goes against; only those who decide read `note`.
export const decisionInput = z
  .object({ decision: choice, reason: reasonOrNone, note: reasonOrNone })
  .check(refusalSaysWhy)
export const undoInput = z.object({ reason: whyUndone, note: reasonOrNone })
export const checkDecisionInput = z.object({ decision: choice, reason: reasonOrNone }).check(refusalSaysWhy)
export const checkUndoInput = z.object({ reason: whyUndone })
