import type { BuiltInText } from '#content/staff/built-in-texts.ts'
import type { SiteTextAnswer, TextVersion } from '#contract/live/site-texts.ts'
import type { TextKind, TextWords } from '#domain/help/texts/site-text.ts'
import type { Picture } from '#domain/help/texts/written-parts.ts'

export type FoundText = {
  kind: TextKind
  item: string
  standing: TextWords | null
  builtIn: TextWords | null
  pictures: Picture[]
  versions: TextVersion[]
  mayChange: boolean
}

/** Null where neither the site nor staff has such a text; `/faq/new` is a question that is not there yet. */
export function findText(
  builtIn: readonly BuiltInText[],
  { kind, item }: { kind: string; item: string },
  { versions, mayChange }: SiteTextAnswer,
): FoundText | null {
  const known = builtIn.find((one) => one.kind === kind && one.item === item)
  const isNew = kind === 'faq' && item === 'new'
  const standing = versions[0]?.words ?? known?.words ?? null
  if (standing === null && !isNew) return null
  return {
    kind: kind === 'help' ? 'help' : 'faq',
    item,
    standing,
    builtIn: known?.words ?? null,
    pictures: known?.pictures ?? [],
    versions,
    mayChange,
  }
}
