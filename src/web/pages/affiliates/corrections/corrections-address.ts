import type { CorrectionChoice } from '#contract/residence/moderation/correction-choices.ts'

export const correctionsHere = '/affiliate/corrections'

export function readCorrectionChoice(query: URLSearchParams): CorrectionChoice {
  return query.get('show') === 'settled' ? 'settled' : 'open'
}

export function buildCorrectionsAddress(show: CorrectionChoice): string {
  return show === 'open' ? correctionsHere : `${correctionsHere}?show=${show}`
}
