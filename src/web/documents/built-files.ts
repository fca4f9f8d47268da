export type BuiltFiles = {
  scripts: Readonly<Record<'site' | 'bare', string>>
  reloading: readonly string[]
  islandAt: (file: string) => string
  stylesOf: (page: string) => readonly string[]
  styleIn: (page: string) => string | undefined
}

export type WrittenFiles = {
  scripts: BuiltFiles['scripts']
  islands: Readonly<Record<string, string>>
  styles: Readonly<Record<string, readonly string[]>>
}

export function buildFiles({ scripts, islands, styles }: WrittenFiles, texts: ReadonlyMap<string, string>): BuiltFiles {
  return {
    scripts,
    reloading: [],
    islandAt: (file) => islands[file] ?? '',
    stylesOf: (page) => styles[page] ?? [],
    styleIn: (page) => texts.get(page),
  }
}
