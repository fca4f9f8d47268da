import type { Frame } from '#web/plumbing/page.ts'

/** Where the files of documents are: what the build made, or what Vite serves while developing. */
export type BuiltFiles = {
  /** The script of every page, and of what stands in frames. */
  scripts: Readonly<Record<Frame, string>>
  /** Scripts that only a server for development has. */
  reloading: readonly string[]
  /** The address of an island's script, by its file. */
  islandAt: (file: string) => string
  /** The stylesheets of a page, by the page's file as the site map names it. */
  stylesOf: (page: string) => readonly string[]
  /** The text of its style, where that stands in the page itself. */
  styleIn: (page: string) => string | undefined
}

/** The same as `npm run build` writes it into build/documents/files.json. */
export type WrittenFiles = {
  scripts: BuiltFiles['scripts']
  islands: Readonly<Record<string, string>>
  styles: Readonly<Record<string, readonly string[]>>
}

/** `texts` are the styles that stand in pages, by the page's file. */
export function builtFiles({ scripts, islands, styles }: WrittenFiles, texts: ReadonlyMap<string, string>): BuiltFiles {
  return {
    scripts,
    reloading: [],
    islandAt: (file) => islands[file] ?? '',
    stylesOf: (page) => styles[page] ?? [],
    styleIn: (page) => texts.get(page),
  }
}
