import type { HelpPart } from '#domain/help/help-article.ts'

export type Picture = Extract<HelpPart, { kind: 'bed-ages' | 'addresses' }>
export type WrittenPart = Exclude<HelpPart, Picture>

/** Pictures are drawn by the site; a line of their own says where they stand in a text. */
const pictureLines: Readonly<Record<Picture['kind'], string>> = {
  'bed-ages': '[bed counts]',
  addresses: '[addresses]',
}

export const isPicture = (part: HelpPart): part is Picture => part.kind in pictureLines

/** Each line is a paragraph, or what its first sign makes of it: # title, - list, 1. step, > say, = Term: words. */
export function readParts(body: string, pictures: readonly Picture[] = []): HelpPart[] {
  const parts: HelpPart[] = []
  let title: string | undefined
  for (const line of body.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    if (line.startsWith('# ')) {
      if (title !== undefined) parts.push({ kind: 'text', title, lines: [] })
      title = line.slice(2).trim()
      continue
    }
    const part = readLine(line, pictures)
    const joined = title === undefined ? join(parts.at(-1), part) : null
    if (joined !== null) parts.splice(-1, 1, joined)
    else parts.push(title === undefined ? part : { ...part, title })
    title = undefined
  }
  return title === undefined ? parts : [...parts, { kind: 'text', title, lines: [] }]
}

function readLine(line: string, pictures: readonly Picture[]): HelpPart {
  const picture = pictures.find(({ kind }) => pictureLines[kind] === line)
  if (picture) return removeTitle(picture)
  const [, step] = /^\d+\. (.+)$/.exec(line) ?? []
  if (step !== undefined) return { kind: 'steps', lines: [step] }
  const [, term, words] = /^= (.+?): (.+)$/.exec(line) ?? []
  if (term !== undefined && words !== undefined) return { kind: 'terms', terms: [{ term, words }] }
  if (line.startsWith('- ')) return { kind: 'list', lines: [line.slice(2)] }
  if (line.startsWith('> ')) return { kind: 'say', lines: [line.slice(2)] }
  return { kind: 'text', lines: [line] }
}

function join(before: HelpPart | undefined, part: HelpPart): HelpPart | null {
  if (before === undefined || isPicture(before) || isPicture(part)) return null
  if (before.kind === 'terms')
    return part.kind === 'terms' ? { ...before, terms: [...before.terms, ...part.terms] } : null
  return part.kind === before.kind ? { ...before, lines: [...before.lines, ...part.lines] } : null
}

export function removeTitle({ title: _, ...part }: Picture): Picture {
  return part
}

export function formatParts(parts: readonly HelpPart[]): string {
  return parts
    .map((part) => {
      const between = part.kind === 'text' ? '\n\n' : '\n'
      return [...(part.title === undefined ? [] : [`# ${part.title}\n`]), listLines(part).join(between)].join('')
    })
    .join('\n\n')
}

function listLines(part: HelpPart): readonly string[] {
  switch (part.kind) {
    case 'text':
      return part.lines
    case 'steps':
      return part.lines.map((line, place) => `${place + 1}. ${line}`)
    case 'list':
      return part.lines.map((line) => `- ${line}`)
    case 'say':
      return part.lines.map((line) => `> ${line}`)
    case 'terms':
      return part.terms.map(({ term, words }) => `= ${term}: ${words}`)
    default:
      return [pictureLines[part.kind]]
  }
}
