import { formatLocalMoment, formatMomentWithYear } from '#domain/language/local-moment.ts'

type ResidenceMomentProps = { at: string; state: string; hasYear?: boolean }

/** On the clock of a house, whoever reads it where: what the server wrote stays as it is. `state` is two letters. */
export function ResidenceMoment({ at, state, hasYear = false }: ResidenceMomentProps) {
  const moment = new Date(at)
  return (
    <time dateTime={at}>{hasYear ? formatMomentWithYear(moment, state) : formatLocalMoment(moment, state, 'en')}</time>
  )
}
