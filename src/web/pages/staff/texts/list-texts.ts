import type { BuiltInText } from '#content/staff/built-in-texts.ts'
import type { SiteTextsAnswer, TextVersion } from '#contract/live/site-texts.ts'
import { findOlderLanguage, type TextKind, type TextWords } from '#domain/help/texts/site-text.ts'

export type ListedText = {
  kind: TextKind
  item: string
  group: string
  title: string
  isHidden: boolean
  hasSpanish: boolean
  older: 'en' | 'es' | null
  changed: { at: string; by: string } | null
}

export function listTexts(
  builtIn: readonly BuiltInText[],
  texts: SiteTextsAnswer['texts'],
  groups: { filed: string; others: string },
): ListedText[] {
  const known = builtIn.map(({ kind, item, group, words }) => {
    const edited = texts.find((one) => one.kind === kind && one.item === item)
    return describe({ kind, item, group, words: edited?.words ?? words }, edited)
  })
  const added = texts.flatMap((text) => {
    const { kind, item, words } = text
    const isKnown = builtIn.some((one) => one.kind === kind && one.item === item)
    if (isKnown || kind !== 'faq' || words === null) return []
    return [describe({ kind, item, group: words.category === null ? groups.others : groups.filed, words }, text)]
  })
  const all = [...known, ...added]
  return [...new Set(all.map(({ group }) => group))].flatMap((group) => all.filter((one) => one.group === group))
}

function describe(
  { words, ...rest }: Pick<ListedText, 'kind' | 'item' | 'group'> & { words: TextWords },
  edited: TextVersion | undefined,
): ListedText {
  return {
    ...rest,
    title: words.en.title,
    hasSpanish: words.es !== null,
    isHidden: edited?.isHidden ?? false,
    older: edited ? findOlderLanguage(edited) : null,
    changed: edited ? { at: edited.at, by: edited.by } : null,
  }
}
