import type { CertifierFacts } from '#domain/certification/certificate/certifying.ts'

export type ResidenceState = { code: string; name: string; path: string; certifying: CertifierFacts }

export type States = readonly { code: string; slug: string; name: string }[]

export function buildResidenceState(
  code: string,
  states: States,
  certifyingIn: (code: string) => CertifierFacts,
): ResidenceState {
  const state = states.find((one) => one.code === code)
  const path = state ? `/directory/${state.slug}` : '/directory'
  return { code, name: state?.name ?? code, path, certifying: certifyingIn(code) }
}
