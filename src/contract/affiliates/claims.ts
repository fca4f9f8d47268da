import * as z from 'zod/mini'
import { publishingCheck } from '#contract/residence/publishing.ts'
import { cleaned } from '#contract/typed.ts'
import { claimEnds, claimLimits, claimWays, noticeEnds, waitingReasons } from '#domain/claims/claim.ts'

const moment = z.string()
const count = z.int().check(z.nonnegative())

/** A listing as a claim names it: nothing of it that is not public. `slug` is null once it is no longer listed. */
const home = z.object({
  id: z.string(),
  slug: z.nullable(z.string()),
  name: z.string(),
  city: z.string(),
  state: z.string(),
})

/** One row of `GET /api/claims/listings`. */
export const claimableListing = z.object({
  ...home.shape,
  slug: z.string(),
  phone: z.string(),
  /** Who its page says runs it. */
  organization: z.string(),
  isClaimed: z.boolean(),
  /** It is held by the organisation that asks. */
  isOwn: z.boolean(),
  /** The asker's own claim on it that is not decided yet. */
  claimId: z.nullable(z.string()),
})

export type ClaimableListing = z.infer<typeof claimableListing>

/** Query of `GET /api/claims/listings`: `home` is a listing's own address, `find` a name, town, ZIP code or phone. */
export const claimableQuery = z.object({
  find: z._default(
    z.string().check(z.trim(), z.maxLength(claimLimits.find, `Use at most ${claimLimits.find} letters.`)),
    '',
  ),
  state: z._default(z.string().check(z.toUpperCase(), z.regex(/^([A-Z]{2})?$/, 'Use the two letters of a state.')), ''),
  home: z._default(z.string().check(z.maxLength(120, 'There is no such listing.')), ''),
})

export type ClaimableQuery = z.infer<typeof claimableQuery>

export const claimableListings = z.object({ items: z.array(claimableListing) })

const end = z.object({ as: z.enum(claimEnds), at: moment, reason: z.string(), by: z.nullable(z.string()) })
const undone = z.object({ at: moment, reason: z.string() })

/** A claim, for who made it. */
export const ownClaim = z.object({
  id: z.string(),
  home,
  madeAt: moment,
  madeBy: z.string(),
  way: z.nullable(z.enum(claimWays)),
  shownAt: z.nullable(moment),
  letter: z.string(),
  /** What the listing publishes, where a code can go; null where it publishes none, or takes no texts there. */
  codeTo: z.object({ email: z.nullable(z.string()), phone: z.nullable(z.string()) }),
  /** The newest code, while the claim is not shown yet. */
  code: z.nullable(z.object({ way: z.enum(['email', 'phone']), sentAt: moment, expiresAt: moment, triesLeft: count })),
  /** `allianceFrom`: when the alliance may decide as well; null where the claim was given to it in the first place. */
  waits: z.nullable(
    z.object({ because: z.enum(waitingReasons), decider: z.string(), allianceFrom: z.nullable(moment) }),
  ),
  /** The claim of another organisation waits as well. */
  hasRival: z.boolean(),
  /** When somebody of the house said that they do not know the claimant: no code is sent any more. */
  disownedAt: z.nullable(moment),
  end: z.nullable(end),
  undone: z.nullable(undone),
  /** A later claim took the house from the claimant: when, to which organisation, and why. */
  handedOn: z.nullable(z.object({ at: moment, to: z.string(), reason: z.string() })),
})

export type OwnClaim = z.infer<typeof ownClaim>

/** A claim of another organisation on a house one holds. `id` is the claim's. */
export const claimNotice = z.object({
  id: z.string(),
  home: z.object({ name: z.string(), city: z.string(), state: z.string() }),
  claimant: z.string(),
  toldAt: moment,
  objection: z.nullable(z.object({ words: z.string(), at: moment, by: z.string() })),
  end: z.nullable(z.object({ as: z.enum(noticeEnds), at: moment })),
  undoneAt: z.nullable(moment),
})

export type ClaimNotice = z.infer<typeof claimNotice>

/** A claim, for who decides it. */
export const decidedClaim = z.object({
  id: z.string(),
  home: z.object({ ...home.shape, organization: z.nullable(z.string()), isClaimed: z.boolean() }),
  claimant: z.object({ organization: z.string(), person: z.string(), email: z.string() }),
  madeAt: moment,
  way: z.enum(claimWays),
  shownAt: moment,
  letter: z.string(),
  because: z.nullable(z.enum(waitingReasons)),
  /** When somebody who reads what the listing publishes said that they do not know the claimant. */
  disownedAt: z.nullable(moment),
  objection: z.nullable(z.object({ words: z.string(), at: moment, by: z.string() })),
  /** Who it was given to. */
  decider: z.nullable(z.string()),
  /** From when the reader may decide it; null for anybody who may decide now. */
  mayDecideFrom: z.nullable(moment),
  end: z.nullable(end),
  undone: z.nullable(undone),
  /** Until when the reader may undo it; null where they may not. */
  mayUndoUntil: z.nullable(moment),
})

export type DecidedClaim = z.infer<typeof decidedClaim>

/** Answer of `GET /api/not-us/{secret}`: who asked for a code, for which house, and what the house can still say to it. */
export const stopLink = z.object({
  /**
   * `handed_over`: the house went to them, and who decides can still undo it. `stopped`: the house has said so before it
   * was decided, `reported`: after it was handed over. `ended`: there is nothing to stop.
   */
  kind: z.enum(['waits', 'handed_over', 'stopped', 'reported', 'ended']),
  home: z.object({ slug: z.nullable(z.string()), name: z.string(), city: z.string(), state: z.string() }),
  person: z.string(),
  organization: z.string(),
  /** Who hears of it, and can undo a hand-over. */
  decider: z.string(),
})

export type StopLink = z.infer<typeof stopLink>

/** Answer of `GET /api/claims`, by what kind of organisation the reader acts for. */
export const claimsAnswer = z.discriminatedUnion('view', [
  z.object({ view: z.literal('operator'), claims: z.array(ownClaim), notices: z.array(claimNotice) }),
  z.object({
    view: z.literal('decider'),
    waiting: z.array(decidedClaim),
    decided: z.array(decidedClaim),
    /** Houses that wait for a yes before they are public. */
    checks: z.object({ waiting: z.array(publishingCheck), decided: z.array(publishingCheck) }),
  }),
])

export type ClaimsAnswer = z.infer<typeof claimsAnswer>
export type OperatorClaims = Extract<ClaimsAnswer, { view: 'operator' }>
export type DeciderClaims = Extract<ClaimsAnswer, { view: 'decider' }>

const words = (longest: number, missing: string) =>
  z.string(missing).check(cleaned(), z.minLength(1, missing), z.maxLength(longest, `Use at most ${longest} letters.`))

/** Body of `POST /api/claims`: the listing's id. Answered with the claim's id; the same claim when it is there already. */
export const makeClaimInput = z.object({ residenceId: z.uuid('Choose a listing.') })
/** Body of `POST /api/claims/{id}/code`. */
export const sendCodeInput = z.object({ way: z.enum(['email', 'phone'], 'Choose where the code goes.') })
/** Body of `POST /api/claims/{id}/proof`: six digits, however they are spaced. The answer's `isDecided` says whether the house was handed over at once. */
export const proveInput = z.object({
  code: z.string('Type the 6 digits of the code.').check(
    z.overwrite((said) => said.replace(/[\s-]/g, '')),
    z.regex(/^\d{6}$/, 'Type the 6 digits of the code.'),
  ),
})
/** Body of `POST /api/claims/{id}/letter`. */
export const letterInput = z.object({ letter: words(claimLimits.letter, 'Say what you can show.') })
/** Body of `POST /api/claims/{id}/objection`. */
export const objectionInput = z.object({ objection: words(claimLimits.objection, 'Say why the house stays yours.') })
/** Body of `POST /api/claims/{id}/decision`. A refusal says why. */
export const decisionInput = z
  .object({
    decision: z.enum(['approve', 'refuse'], 'Choose to approve or to refuse.'),
    reason: z._default(
      z.string().check(cleaned(), z.maxLength(claimLimits.reason, `Use at most ${claimLimits.reason} letters.`)),
      '',
    ),
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
      path: ['reason'],
      error: 'Say why, so that the claimant knows what to do next.',
    }),
  )
/** Body of `POST /api/claims/{id}/undo`. */
export const undoInput = z.object({ reason: words(claimLimits.reason, 'Say why the house goes back.') })
