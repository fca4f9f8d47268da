import { isStorableMoment } from '#contract/calls/typed.ts'
import { isUuid } from '#domain/links/uuid.ts'
import { buildFieldsError } from './errors.ts'

export type PageEnd = { time: Date; id: string }

export function encodeCursor(end: PageEnd): string {
  return Buffer.from(`${end.time.toISOString()} ${end.id}`).toString('base64url')
}

export function readCursor(cursor: string): PageEnd {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split(' ')
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time) && isStorableMoment(time)
  if (isTime && isUuid(id)) return { time: new Date(time), id }
  throw buildFieldsError({ cursor: 'The cursor is not one of ours.' })
}
