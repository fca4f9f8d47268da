import { isUuid } from '#domain/links/uuid.ts'
import type { Actor, ChangeOrigin } from '#server/plumbing/transactions.ts'
import { roles } from './role-names.ts'

const start = "select set_config('role', "

/**
 * Ids are in the text, not in parameters, so that one message can open the transaction and name the actor. Throws
 * when an id is not a UUID.
 */
export function buildActorStatement(actor: Actor): string {
  const role = actor.kind === 'system' ? roles.system : roles.app
  const person = actor.kind !== 'visitor' && actor.personId !== undefined ? requireUuid(actor.personId) : ''
  const organization = actor.kind === 'person' && actor.organizationId !== null ? requireUuid(actor.organizationId) : ''
  return `${start}'${role}', true), set_config('app.person_id', '${person}', true), set_config('app.organization_id', '${organization}', true)${buildOriginSettings(actor.origin)}`
}

function buildOriginSettings(origin: ChangeOrigin | undefined): string {
  if (origin === undefined) return ''
  const device = (origin.device ?? '').replace(/[^A-Za-z0-9 ]/g, '').slice(0, 100)
  return `, set_config('app.source', '${origin.source}', true), set_config('app.device', '${device}', true)`
}

export function isActorStatement(statement: string): boolean {
  return statement.startsWith(start)
}

function requireUuid(id: string): string {
  if (!isUuid(id)) throw new Error('The id of an actor must be a UUID.')
  return id
}
