import type { Failure } from '#web/plumbing/failure.ts'

/** What was wrong: sentences for fields, and one for the whole. */
export type FormTrouble = Pick<Failure, 'message' | 'fields'>

type Words = { failed: string; fields: Readonly<Record<string, string>> }

/**
 * What the server wrote into the address when it sent a post without script back to its page: `error` is '1', 'wait'
 * (with `minutes`), 'fields' (with their names) or 'link'. null when there is nothing a form has to say.
 */
export function readTrouble(search: URLSearchParams, words: Words): FormTrouble | null {
  switch (search.get('error')) {
    case '1':
      return { message: words.failed, fields: {} }
    case 'wait':
      return { message: `Too many tries. Try again in ${waitWords(search.get('minutes'))}.`, fields: {} }
    case 'fields':
      return { message: words.failed, fields: readFields(search.get('fields') ?? '', words.fields) }
    default:
      return null
  }
}

function waitWords(minutes: string | null): string {
  const count = Number(minutes)
  return Number.isInteger(count) && count > 1 && count <= 120 ? `${count} minutes` : 'a minute'
}

function readFields(names: string, words: Words['fields']): Record<string, string> {
  const known = names.split(',').filter((name) => Object.hasOwn(words, name))
  return Object.fromEntries(known.map((name) => [name, words[name] ?? '']))
}
