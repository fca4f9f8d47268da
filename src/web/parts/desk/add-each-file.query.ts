import type { ErrorCode } from '#contract/calls/errors.ts'
import { findRefusalCode, toFailure } from '#web/plumbing/api/failure.ts'
import { Refusal } from '#web/plumbing/api/refusal.ts'
import type { Form } from '#web/plumbing/page.ts'

type AddFileOptions = {
  add: (file?: File) => Promise<unknown>
  refusedWords: (added: number, sent: number) => string
  fields: (lines: readonly string[]) => Record<string, string>
}

/** One by one, so that a file that is refused keeps none of the others out; what is wrong is said of each by its name. */
export async function addEachFile(files: Form['files'], { add, refusedWords, fields }: AddFileOptions): Promise<void> {
  // What is said of no file at all, the call says.
  if (files.length === 0) await add()
  const refused: { code: ErrorCode; line: string }[] = []
  for (const file of files) {
    try {
      await add(file)
    } catch (error) {
      const code = findRefusalCode(error)
      if (code === null || aboutAll.includes(code)) throw error
      refused.push({ code, line: `${file.name}: ${toFailure(error).message}` })
    }
  }
  const [first] = refused
  if (first === undefined) return
  const message = refusedWords(files.length - refused.length, files.length)
  throw new Refusal(first.code, message, { fields: fields(refused.map(({ line }) => line)) })
}

const aboutAll: readonly ErrorCode[] = ['not_found', 'signed_out', 'not_allowed', 'internal']
