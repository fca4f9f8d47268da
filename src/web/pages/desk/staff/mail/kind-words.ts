/** What a mail is for: of a family of kinds, such as `check-...`, what all of them are for. */
export function kindWords(kind: string, kinds: Readonly<Record<string, string>>): string {
  const [family = ''] = kind.split('-')
  return kinds[kind] ?? kinds[family] ?? kind
}
