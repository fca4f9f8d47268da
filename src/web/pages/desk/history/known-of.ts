/** The parameters we know that have a value: a form without script sends the empty ones too. */
export function knownOf(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  const chosen = names.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : []))
  return new URLSearchParams(chosen)
}
