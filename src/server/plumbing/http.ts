import type { IncomingMessage } from 'node:http'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type * as z from 'zod/mini'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { type ErrorBody, errorStatus } from '#contract/calls/errors.ts'
import {
  describeOtherDesk,
  lockedOrganizationMessage,
  proveAgainMessage,
  roleTooSmallMessage,
  signedOutMessage,
} from '#contract/calls/refusal-words.ts'
import type { ChangeSource } from '#domain/history/history.ts'
import { actsFor } from '#domain/people/acts-for.ts'
import { type DeskKind, type DeskPower, mayAtDesk } from '#domain/people/desk-powers.ts'
import { AppError, buildFieldsError } from './calls/errors.ts'
import { buildPlainPage, wantsPage } from './plain-page/plain-page.ts'
import type { Log } from './start/log.ts'
import type { Actor, ChangeOrigin } from './transactions.ts'
import { describeDevice } from './visitors/device-words.ts'
import { formatName } from './visitors/person-name.ts'
import type { SecurityEvents } from './visitors/security-events.ts'

export type PersonActor = Extract<Actor, { kind: 'person' }>

export type SignedIn = SignedInUser & {
  sessionId: string
  isProved?: boolean
}

export type Sender = { clientAddress: string; requestId: string }

/** All of it is absent for calls from inside the process. */
export type SocketSide = {
  incoming?: IncomingMessage
  sender?: Sender
  keepOpen?: () => () => void
  beginUpload?: () => () => void
  takeAnswer?: (answer: unknown) => void
}

export type HttpEnv = {
  Bindings: SocketSide
  Variables: {
    requestId: string
    clientAddress: string
    log: Log
    securityEvents: SecurityEvents
    signedIn: () => Promise<SignedIn | null>
    form?: Record<string, string>
  }
}

export type Http = Hono<HttpEnv>
export type HttpContext = Context<HttpEnv>

export function createHttp(): Http {
  return new Hono<HttpEnv>()
}

export const bodyLimit = 64 * 1024

/**
 * Throws `signed_out` when there is nobody, or somebody other than the request names; `not_allowed` for a change in the
 * name of a locked organization.
 */
export async function requireSignedIn(c: HttpContext): Promise<SignedIn> {
  const signedIn = await c.get('signedIn')()
  if (!signedIn) throw new AppError('signed_out', signedOutMessage)
  requireSamePerson(c, signedIn)
  const isChange = !['GET', 'HEAD'].includes(c.req.method)
  if (isChange && signedIn.organization?.isLocked && !isOwnAccount(c)) {
    throw new AppError('not_allowed', lockedOrganizationMessage)
  }
  return signedIn
}

function isOwnAccount(c: HttpContext): boolean {
  return c.req.path.startsWith('/api/auth/')
}

/** Throws `prove_again` unless they signed in or confirmed within the last 15 minutes. */
export async function requireRecentProof(c: HttpContext): Promise<SignedIn> {
  const signedIn = await requireSignedIn(c)
  if (signedIn.isProved !== true) throw new AppError('prove_again', proveAgainMessage)
  return signedIn
}

export function toActor(signedIn: SignedIn, origin?: ChangeOrigin): PersonActor {
  const organizationId = signedIn.organization?.id ?? null
  return { kind: 'person', personId: signedIn.id, organizationId, ...(origin && { origin }) }
}

export function toOrigin<Source extends ChangeSource>(c: HttpContext, source: Source) {
  return { source, device: describeDevice(c.req.header('user-agent')) }
}

export type DeskContext = {
  signedIn: SignedIn
  person: { id: string; name: string }
  organization: NonNullable<SignedIn['organization']>
  organizationId: string
  actor: PersonActor
  /** Owners and managers. */
  mayChange: boolean
}

/** Throws `signed_out`, and `not_allowed` where their role or organization does not have the power. */
export async function requireAtDesk(
  c: HttpContext,
  power: DeskPower,
  source: ChangeSource,
  kinds: readonly DeskKind[] = ['operator'],
): Promise<DeskContext> {
  const signedIn = await requireSignedIn(c)
  const { organization } = signedIn
  if (!organization || !kinds.includes(organization.kind)) throw new AppError('not_allowed', describeOtherDesk(kinds))
  if (!mayAtDesk(signedIn, power, kinds)) throw new AppError('not_allowed', roleTooSmallMessage)
  const person = { id: signedIn.id, name: formatName(signedIn) }
  const actor = toActor(signedIn, toOrigin(c, source))
  const mayChange = mayAtDesk(signedIn, 'claims', kinds)
  return { signedIn, person, organization, organizationId: organization.id, actor, mayChange }
}

/** Somebody of the alliance; an owner or a manager where `power` is `claims`. Throws as `requireAtDesk`. */
export const requireStaff = (c: HttpContext, power: 'beds' | 'claims' = 'beds') =>
  requireAtDesk(c, power, 'moderation', ['alliance'])

export function nameOwner(c: HttpContext, person: SignedInUser): void {
  c.header('X-Acts-For', actsFor(person))
}

/** A device may send what one person left on it after another has signed in there. */
function requireSamePerson(c: HttpContext, signedIn: SignedIn): void {
  const named = c.req.header('X-Acts-For')
  if (named !== undefined && named !== actsFor(signedIn)) {
    throw new AppError('signed_out', 'Somebody else is signed in on this device.')
  }
}

/** Throws `wrong_media_type`, `too_large`, `bad_request` (not JSON) or `invalid_input` with a sentence per field. */
export async function readJson<Schema extends z.ZodMiniType>(c: HttpContext, schema: Schema): Promise<z.infer<Schema>> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new AppError('wrong_media_type', 'Send the body as application/json.')
  }
  const text = await readText(c.req.raw)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new AppError('bad_request', 'The body is not valid JSON.', { cause })
  }
  return parse(schema, value)
}

export async function readForm(c: HttpContext): Promise<Record<string, string>> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw new AppError('wrong_media_type', 'Send the body as a form.')
  }
  const form = new URLSearchParams(await readText(c.req.raw))
  if ([...form.values()].some((value) => value.includes('\u0000'))) {
    throw new AppError('bad_request', 'The form holds a NUL character.')
  }
  const values = Object.fromEntries(form)
  c.set('form', values)
  return values
}

export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[key] ??= 'There is nothing of this name.'
      continue
    }
    const name = issue.path.join('.') || 'body'
    fields[name] ??= issue.message
  }
  throw buildFieldsError(fields)
}

async function readText(request: Request): Promise<string> {
  const buildTooLargeError = () => new AppError('too_large', 'What you wrote is too long. Shorten the longest text.')
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) throw buildTooLargeError()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > bodyLimit) throw buildTooLargeError()
      text += decoder.decode(chunk, { stream: true })
    }
    text += decoder.decode()
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('bad_request', 'The body is not valid UTF-8 text.', { cause })
  }
  if (text.includes('\u0000') || text.includes('\\u0000')) {
    throw new AppError('bad_request', 'The body holds a NUL character.')
  }
  return text
}

export async function answerError(c: HttpContext, error: unknown): Promise<Response> {
  const known = error instanceof AppError ? error : new AppError('internal', 'Something went wrong on our side.')
  if (known.code === 'internal') {
    if (hasLeft(c)) c.get('log').debug('client left', { error })
    else c.get('log').error('request failed', { error })
  }
  const body = toBody(known)
  for (const [name, value] of Object.entries(known.headers)) c.header(name, value)
  if (known.retryAfter !== undefined) c.header('Retry-After', String(Math.ceil(known.retryAfter)))
  c.header('Cache-Control', 'no-store')
  if (wantsPage(c.req.header('accept'))) {
    const { pathname, search } = new URL(c.req.url)
    if (c.req.method === 'GET') {
      if (known.code === 'prove_again') return c.redirect(confirmFirst(pathname + search), 303)
      if (known.code === 'signed_out') return c.redirect(signInFirst(pathname + search), 303)
    }
    const isLateForm = c.req.method === 'POST' && ['signed_out', 'prove_again'].includes(known.code)
    const problem = {
      url: pathname + search,
      acceptLanguage: c.req.header('accept-language'),
      form: isLateForm ? { page: readPage(c), values: await getForm(c) } : undefined,
    }
    const { html, headers } = buildPlainPage(known, problem)
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    return c.html(html, errorStatus[known.code] satisfies ContentfulStatusCode)
  }
  return c.json(body, errorStatus[known.code] satisfies ContentfulStatusCode)
}

export function toBody({ code, message, fields, choices }: AppError): ErrorBody {
  return { code, message, ...(fields && { fields }), ...(choices && { choices }) }
}

const signInFirst = (returnTo: string) => `/sign-in?${new URLSearchParams({ returnTo })}`
const confirmFirst = (returnTo: string) => `/account/confirm?${new URLSearchParams({ returnTo })}`

export function hasLeft(c: HttpContext): boolean {
  const { incoming } = c.env
  const wasCut = incoming?.destroyed === true && !incoming.complete
  return wasCut || c.req.raw.signal.aborted
}

async function getForm(c: HttpContext): Promise<Record<string, string>> {
  try {
    return c.get('form') ?? (await readForm(c))
  } catch {
    return {}
  }
}

function readPage(c: HttpContext): string {
  const { pathname, search } = URL.parse(c.req.header('referer') ?? '') ?? new URL(c.req.url)
  return pathname + search
}
