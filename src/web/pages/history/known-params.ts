/** A form without script also sends its empty fields; these are left out. */
export function keepKnown(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  const chosen = names.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : []))
  return new URLSearchParams(chosen)
}
