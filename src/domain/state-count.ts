import { seekerPath } from '#domain/language.ts'

/** What this site counts in one state. */
export type StateCount = {
  homes: number
  /** Beds said to be open in the last 3 days, and those said so 3 to 7 days ago. */
  open: number
  toConfirm: number
  /** How much the homes have said: a number in the last 7 days, none lately, or none ever. */
  said: 'lately' | 'before' | 'never'
}

type Counted = { homes: number; saidBeds: number; availableBeds: number; bedsToConfirm: number; saidAt: string | null }

export function stateCount({ homes, saidBeds, availableBeds, bedsToConfirm, saidAt }: Counted): StateCount {
  const saidBefore = saidAt === null ? 'never' : 'before'
  return {
    ...{ homes, open: availableBeds - bedsToConfirm, toConfirm: bedsToConfirm },
    said: saidBeds > 0 ? 'lately' : saidBefore,
  }
}

/** "87 homes" */
export function homesCounted({ homes }: Pick<StateCount, 'homes'>): string {
  if (homes === 0) return 'no homes listed yet'
  return counted(homes, 'home')
}

/**
 * "159 beds open now". Where no home ever said a number that is not 0 beds, and neither where none did lately. Null where
 * no home is listed.
 */
export function bedsCounted({ homes, open, toConfirm, said }: StateCount): string | null {
  if (homes === 0) return null
  if (said === 'never') return 'beds not reported yet'
  if (said === 'before') return 'no current count'
  if (open === 0 && toConfirm > 0) return `${counted(toConfirm, 'bed')} to confirm`
  return `${counted(open, 'bed')} open now`
}

/** The search of the state: homes with an open bed where one is open, all homes elsewhere. Null where there are none. */
export function countedHomesAddress(code: string, { homes, open, toConfirm }: StateCount): string | null {
  if (homes === 0) return null
  return `${seekerPath('search', 'en')}?state=${code}${open + toConfirm > 0 ? '&open=1' : ''}`
}

function counted(count: number, one: string): string {
  return `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`
}
