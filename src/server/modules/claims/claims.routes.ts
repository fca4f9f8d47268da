import * as z from 'zod/mini'
import {
  claimableQuery,
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
  readJson,
  requireRecentProof,
  requireSignedIn,
} from '#server/plumbing/http.ts'
import { knownId } from '#server/plumbing/known-id.ts'
import { nameOf } from '#server/plumbing/person-name.ts'
import { viewOfClaims } from './claims.policy.ts'

type View = 'operator' | 'decider'
type Parts = { claims: Claims; proof: Proof; deciding: Deciding; stopping: Stopping; checking: Checking }
/** What can be done to a claim: by whom, and how. It gives what the answer says. */
type Act = { view: View; run(who: AtClaims, id: string, body: unknown, c: HttpContext): Promise<object> }

const room = '/workspace/claims'
const done = { done: true }
/** What whoever decides can do with what waits to be public. */
const checkActs = ['decision', 'undo'] as const

/**
 * Claims at `/api/claims`, one call for each thing that can be done, and the same by a plain form post to the room,
 * whose field `act` names it. A refused form is answered by the page again (`renderPage`).
 */
export function claimsRoutes(parts: Parts, renderPage: FormPage): Http {
  const http = newHttp()
  const acts = actsOf(parts)

  http.get('/api/claims', async (c) => {
    const { view, who } = await atClaims(c)
    if (view === 'operator') return answer(c, await parts.claims.read(who))
    return answer(c, { ...(await parts.deciding.read(who)), checks: await parts.checking.read(who) })
  })
  http.get('/api/claims/listings', async (c) => {
    const { who } = await atClaims(c, 'operator')
    return answer(c, { items: await parts.claims.find(who, parse(claimableQuery, c.req.query())) })
  })
  http.post('/api/claims', async (c) => {
    const { who } = await atClaims(c, 'operator')
    const { residenceId } = await readJson(c, makeClaimInput)
    const { id, isNew } = await parts.claims.make(who, residenceId)
    return answer(c, { id }, isNew ? 201 : 200)
  })
  for (const [name, act] of Object.entries(acts)) {
    http.post(`/api/claims/:id/${name}`, async (c) => {
      const { who } = await atClaims(c, act.view)
      return answer(c, await act.run(who, known(c.req.param('id')), await readJson(c, z.unknown()), c))
    })
  }

  for (const name of checkActs) {
    http.post(`/api/checks/:id/${name}`, async (c) => {
      const { who } = await atClaims(c, 'decider')
      return answer(c, await doCheck(name, { who, c }, known(c.req.param('id')), await readJson(c, z.unknown())))
    })
  }

  http.get('/api/not-us/:secret', async (c) => {
    const link = await parts.stopping.look(c.req.param('secret'))
    if (!link) throw new AppError('not_found', 'There is nothing at this link.')
    return answer(c, link)
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

function known(id: string | undefined): string {
  return knownId(id, 'There is no such claim.')
}

function answer(c: HttpContext, body: object, status: 200 | 201 = 200): Response {
  c.header('Cache-Control', 'private, no-store')
  return c.json(body, status)
}
