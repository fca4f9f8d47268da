import { formatLocalMoment } from '#domain/language/local-moment.ts'

/** A date that was made for a house, on its own clock, whoever reads it where. `state` is two letters. */
export function ResidenceMoment({ at, state }: { at: string; state: string }) {
  return <time dateTime={at}>{formatLocalMoment(new Date(at), state, 'en')}</time>
}
