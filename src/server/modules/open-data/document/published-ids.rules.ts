export const namedInExamples = ['residence', 'service', 'serviceAtLocation', 'organization'] as const

export type PublishedIds = Readonly<Record<(typeof namedInExamples)[number], string | null>>

export const nothingPublished: PublishedIds = {
  residence: null,
  service: null,
  serviceAtLocation: null,
  organization: null,
}

/** Null while nothing is published that it could name. */
export function fillExample(example: string, ids: PublishedIds): string | null {
  const missing = namedInExamples.some((name) => ids[name] === null && example.includes(`{${name}}`))
  if (missing) return null
  return namedInExamples.reduce((said, name) => said.replaceAll(`{${name}}`, ids[name] ?? ''), example)
}
