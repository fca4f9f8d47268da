import type { Frame } from '#web/plumbing/page.ts'
import type { PageFiles } from './document.tsx'

/** Where the files of documents are: what the build made, or what Vite serves while developing. */
export type BuiltFiles = {
  /** The script of every page, and of what stands in frames. */
  scripts: Readonly<Record<Frame, string>>
  /** Scripts that only a server for development has. */
  reloading: readonly string[]
  /** The address of an island's script, by its file. */
  island: (file: string) => string
  /** The stylesheets of every page. */
  style: readonly string[]
  /** Those of one page beside them, by the page's file as the site map names it. */
  styleOf: (page: string) => readonly string[]
}

/** The same as `npm run build` writes it into build/documents/files.json. */
export type WrittenFiles = Pick<BuiltFiles, 'scripts' | 'style'> & {
  islands: Readonly<Record<string, string>>
  styles: Readonly<Record<string, readonly string[]>>
}

export function filesOf({ scripts, reloading, style, styleOf }: BuiltFiles, page: string, frame: Frame): PageFiles {
  return { scripts: [...reloading, scripts[frame]], styles: [...style, ...styleOf(page)] }
}

export function builtFiles({ scripts, islands, style, styles }: WrittenFiles): BuiltFiles {
  return {
    scripts,
    style,
    reloading: [],
    island: (file) => islands[file] ?? '',
    styleOf: (page) => styles[page] ?? [],
  }
}
