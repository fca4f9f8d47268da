import {
  decisionInput,
  letterInput,
  makeClaimInput,
  objectionInput,
  proveInput,
  sendCodeInput,
  undoInput,
} from '#contract/claims.ts'
import type { Checking } from '#server/modules/claims/checking/checking.service.ts'
import type { AtClaims, Claims } from '#server/modules/claims/claims.service.ts'
import type { Deciding } from '#server/modules/claims/deciding/deciding.service.ts'
import type { Proof } from '#server/modules/claims/proof.service.ts'
import type { Stopping } from '#server/modules/claims/stopping.service.ts'
import { noteAct } from '#server/plumbing/asked-route.ts'
import { type FormPage, pageAgain } from '#server/plumbing/desk-form.ts'
import { deviceWords } from '#server/plumbing/device-words.ts'
import { AppError } from '#server/plumbing/errors.ts'
import {
  actorOf,
  type Http,
  type HttpContext,
  newHttp,
  parse,
  readForm,
  requireRecentProof,
  requireSignedIn,
} from '#server/plumbing/http.ts'
import { knownId } from '#server/plumbing/known-id.ts'
import { nameOf } from '#server/plumbing/person-name.ts'
import { serveCall } from '#server/plumbing/serve-call.ts'
import { viewOfClaims } from './claims.policy.ts'

type View = 'operator' | 'decider'
type Parts = { claims: Claims; proof: Proof; deciding: Deciding; stopping: Stopping; checking: Checking }
/** What can be done to a claim: by whom, and how. It gives what the answer says. */
type Act = { view: View; run(who: AtClaims, id: string, body: unknown, c: HttpContext): Promise<object> }

const room = '/workspace/claims'
const done = { done: true } as const
/** What whoever decides can do with what waits to be public. */
const checkActs = ['decision', 'undo'] as const

/**
 * Claims at `/api/claims`, one call for each thing that can be done, and the same by a plain form post to the room,
 * whose field `act` names it. A refused form is answered by the page again (`renderPage`).
 */
export function claimsRoutes(parts: Parts, renderPage: FormPage): Http {
  const http = newHttp()
  const acts = actsOf(parts)

  const asOperator = async (c: HttpContext) => (await atClaims(c, 'operator')).who
  const asDecider = async (c: HttpContext) => {
    const { who } = await atClaims(c, 'decider')
    await requireRecentProof(c)
    return who
  }
  serveCall(http, 'GET /api/claims', atClaims, async ({ who: { view, who } }) => {
    if (view === 'operator') return parts.claims.read(who)
    return { ...(await parts.deciding.read(who)), checks: await parts.checking.read(who) }
  })
  serveCall(http, 'GET /api/claims/listings', asOperator, async ({ who, query }) => {
    return { items: await parts.claims.find(who, query) }
  })
  serveCall(http, 'POST /api/claims', asOperator, async ({ c, who, body }) => {
    const { id, isNew } = await parts.claims.make(who, body.residenceId)
    if (isNew) c.status(201)
    return { id }
  })
  serveCall(http, 'POST /api/claims/:id/code', asOperator, async ({ c, who, params, body }) => {
    await parts.proof.sendCode(who, params.id, body.way, c.get('clientAddress'))
    return done
  })
  serveCall(http, 'POST /api/claims/:id/proof', asOperator, ({ c, who, params, body }) =>
    parts.proof.prove(who, params.id, body.code, c.get('clientAddress')),
  )
  serveCall(http, 'POST /api/claims/:id/letter', asOperator, async ({ who, params, body }) => {
    await parts.claims.sendLetter(who, params.id, body.letter)
    return done
  })
  serveCall(http, 'POST /api/claims/:id/withdrawal', asOperator, async ({ who, params }) => {
    await parts.claims.withdraw(who, params.id)
    return done
  })
  serveCall(http, 'POST /api/claims/:id/objection', asOperator, async ({ who, params, body }) => {
    await parts.claims.object(who, params.id, body.objection)
    return done
  })
  serveCall(http, 'POST /api/claims/:id/decision', asDecider, async ({ c, who, params, body }) => {
    await parts.deciding.decide(who, params.id, body)
    return decided(c)
  })
  serveCall(http, 'POST /api/claims/:id/undo', asDecider, async ({ c, who, params, body }) => {
    await parts.deciding.undo(who, params.id, body.reason)
    return decided(c)
  })
  serveCall(http, 'POST /api/checks/:id/decision', asDecider, async ({ c, who, params, body }) => {
    await parts.checking.decide(who, params.id, body)
    return decided(c)
  })
  serveCall(http, 'POST /api/checks/:id/undo', asDecider, async ({ c, who, params, body }) => {
    await parts.checking.undo(who, params.id, body.reason)
    return decided(c)
  })
  serveCall(http, 'GET /api/not-us/:secret', async ({ params }) => {
    const link = await parts.stopping.look(params.secret)
    if (!link) throw new AppError('not_found', 'There is nothing at this link.')
    return link
  })
  http.post('/not-us/:secret', async (c) => {
    const path = `/not-us/${encodeURIComponent(c.req.param('secret'))}`
    try {
      await parts.stopping.stop(c.req.param('secret'), c.get('clientAddress'))
      return c.redirect(path, 303)
    } catch (error) {
      return refuse(c, error, {}, path)
    }
  })

  http.post(room, async (c) => {
    const values = await readForm(c)
    try {
      return c.redirect(`${room}#${await actByForm(c, values)}`, 303)
    } catch (error) {
      return refuse(c, error, values)
    }
  })

  async function doCheck(
    name: (typeof checkActs)[number],
    { who, c }: { who: AtClaims; c: HttpContext },
    id: string,
    body: unknown,
  ): Promise<object> {
    await requireRecentProof(c)
    if (name === 'decision') await parts.checking.decide(who, id, parse(decisionInput, body))
    else await parts.checking.undo(who, id, parse(undoInput, body).reason)
    noteAct(c, 'claim_decided')
    return done
  }

  /** Gives the place on the page of what was done. */
  async function actByForm(c: HttpContext, values: Record<string, string>): Promise<string> {
    if (values.act === 'claim') {
      const { who } = await atClaims(c, 'operator')
      return `claim-${(await parts.claims.make(who, parse(makeClaimInput, values).residenceId)).id}`
    }
    const ofCheck = checkActs.find((name) => values.act === `check-${name}`)
    if (ofCheck !== undefined) {
      const { who } = await atClaims(c, 'decider')
      const id = known(values.id)
      await doCheck(ofCheck, { who, c }, id, values)
      return `check-${id}`
    }
    const act = Object.hasOwn(acts, values.act ?? '') ? acts[values.act ?? ''] : undefined
    if (!act) throw new AppError('bad_request', 'This form does nothing here.')
    const { who } = await atClaims(c, act.view)
    const id = known(values.id)
    await act.run(who, id, values, c)
    return `claim-${id}`
  }

  async function refuse(c: HttpContext, error: unknown, values: Record<string, string>, at = room): Promise<Response> {
    // The page would only lead them away from what they wrote.
    if (error instanceof AppError && error.code === 'signed_out') throw error
    const path = values.home ? `${room}?home=${encodeURIComponent(values.home)}` : at
    return pageAgain(c, renderPage, { path, values, error })
  }
  return http
}

function actsOf({ claims, proof, deciding }: Parts): Record<string, Act> {
  const doing = (view: View, work: (...given: Parameters<Act['run']>) => Promise<void>): Act => ({
    view,
    run: async (...given) => {
      await work(...given)
      return done
    },
  })
  const noted = (work: (...given: Parameters<Act['run']>) => Promise<void>) =>
    doing('decider', async (...given) => {
      await requireRecentProof(given[3])
      await work(...given)
      noteAct(given[3], 'claim_decided')
    })
  return {
    code: doing('operator', (who, id, body, c) =>
      proof.sendCode(who, id, parse(sendCodeInput, body).way, c.get('clientAddress')),
    ),
    proof: {
      view: 'operator',
      run: (who, id, body, c) => proof.prove(who, id, parse(proveInput, body).code, c.get('clientAddress')),
    },
    letter: doing('operator', (who, id, body) => claims.sendLetter(who, id, parse(letterInput, body).letter)),
    withdrawal: doing('operator', (who, id) => claims.withdraw(who, id)),
    objection: doing('operator', (who, id, body) => claims.object(who, id, parse(objectionInput, body).objection)),
    decision: noted((who, id, body) => deciding.decide(who, id, parse(decisionInput, body))),
    undo: noted((who, id, body) => deciding.undo(who, id, parse(undoInput, body).reason)),
  }
}

/** Who deals with claims here, and from which side. Throws `signed_out` and `not_allowed`. */
async function atClaims(c: HttpContext, wanted?: View): Promise<{ view: View; who: AtClaims }> {
  const signedIn = await requireSignedIn(c)
  const view = viewOfClaims(signedIn)
  const { organisation } = signedIn
  if (view === null || organisation === null || (wanted !== undefined && view !== wanted)) {
    throw new AppError('not_allowed', 'Your role or your organization does not allow this.')
  }
  const origin = { source: 'claim', device: deviceWords(c.req.header('user-agent')) } as const
  const person = { id: signedIn.id, name: nameOf(signedIn), email: signedIn.email }
  return { view, who: { actor: actorOf(signedIn, origin), organisation, person, origin } }
}

function decided(c: HttpContext): typeof done {
  noteAct(c, 'claim_decided')
  return done
}

function known(id: string | undefined): string {
  return knownId(id, 'There is no such claim.')
}
