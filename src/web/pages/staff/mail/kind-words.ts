export function describeMailKind(kind: string, kinds: Readonly<Record<string, string>>): string {
  const [family = ''] = kind.split('-')
  return kinds[kind] ?? kinds[family] ?? kind
}
