import type { CertificationWords } from '#content/site/certification.ts'
import type { OwnApplications } from '#contract/certification/application-lists.ts'
import type { ShownFees } from '#contract/certification/shown-parts.ts'
import type { MyResidence } from '#contract/residence/residences.ts'
import type { NarrAffiliate } from '#domain/states/state-directory.ts'

export type PlannedResidence = ReturnType<typeof planResidence>

type State = { code: string; name: string; slug: string }

/** `affiliate` is null where nobody is known to certify. */
export type StatePlan = State & {
  affiliate: NarrAffiliate | null
  fees: ShownFees | null
  residences: PlannedResidence[]
}

export type Plan = ReturnType<typeof makePlan>

type KnownStates = {
  states: readonly State[]
  affiliates: Readonly<Record<string, NarrAffiliate | null>>
  fees: (code: string) => ShownFees | null
  certificates: OwnApplications['certificates']
}

export function makePlan(
  residences: readonly MyResidence[],
  { states, affiliates, fees, certificates }: KnownStates,
  asked: string | null,
) {
  const held = new Map(certificates.map((one) => [one.residenceId, one]))
  const plan = (list: readonly MyResidence[] = []) => list.map((one) => planResidence(one, held.get(one.id)))
  const byState = Map.groupBy(residences, ({ state }) => states.find(({ name }) => name === state?.name)?.code)
  const planState = (state: State): StatePlan => ({
    code: state.code,
    name: state.name,
    slug: state.slug,
    affiliate: affiliates[state.code] ?? null,
    fees: fees(state.code),
    residences: plan(byState.get(state.code)),
  })
  const all = states.map(planState)
  return {
    states: all.filter(({ residences }) => residences.length > 0),
    unplaced: plan(byState.get(undefined)),
    chosen: all.find(({ code, residences }) => code === asked && residences.length === 0) ?? null,
  }
}

type Certificate = OwnApplications['certificates'][number]

function planResidence({ id, name, city, ...residence }: MyResidence, certificate: Certificate | undefined) {
  const { number = null, stopped: as = null, stoppedOn: at = null } = certificate ?? {}
  return {
    id,
    name,
    city,
    certified: residence.narrCertified,
    form: residence.certificateForm ?? null,
    until: residence.certifiedUntil ?? null,
    number,
    stopped: as !== null && at !== null ? { as, at } : null,
  }
}

// Some mail programs cut an address of more than 2,000 characters.
const namedAtMost = 12

export function buildPlanMailAddress(
  email: string,
  { place, residences }: { place: string; residences: readonly PlannedResidence[] },
  words: CertificationWords['mail'],
): string {
  const open = residences.filter(({ certified }) => !certified)
  const named = open.slice(0, namedAtMost).map(({ name, city }) => `- ${[name, city].filter(Boolean).join(', ')}`)
  const rest = open.length > namedAtMost ? [`- ${words.more(open.length - namedAtMost)}`] : []
  const question = open.length === 0 ? [words.askWithout(place)] : [words.asks(place), '', ...named, ...rest]
  const body = [words.hello, '', ...question, '', words.questions, '', words.thanks, ''].join('\r\n')
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(words.subject(place))}&body=${encodeURIComponent(body)}`
}
