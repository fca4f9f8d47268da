import { roleTooSmallMessage } from '#contract/calls/refusal-words.ts'
import { tooLongWords } from '#domain/language/too-long-words.ts'
import { type HttpContext, readForm, requireSignedIn, type SignedIn } from '#server/plumbing/http.ts'
import { AppError } from './errors.ts'
import { readFiles, TooLargeForm } from './upload.ts'

type PostedValues = { values: Record<string, string>; files: File[]; unread: AppError | null }
type TakesFiles = { field: string; limit: number; advice: string; from: ((person: SignedIn) => boolean) | 'anybody' }

export async function readPosted(c: HttpContext, takesFiles: TakesFiles | null): Promise<PostedValues> {
  try {
    if (!takesFiles || !isMultipart(c.req.header('content-type'))) {
      return { values: await readForm(c), files: [], unread: null }
    }
    const { field, limit, advice, from } = takesFiles
    if (from !== 'anybody' && !from(await requireSignedIn(c))) throw new AppError('not_allowed', roleTooSmallMessage)
    const { files, values } = await readFiles(c, field, limit, advice)
    return { values, files: files.map(({ name, bytes }) => new File([bytes], name)), unread: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error instanceof TooLargeForm) return { values: { ...error.values }, files: [], unread: error }
    const unread = error.code === 'too_large' ? new AppError('too_large', tooLongWords.en) : error
    return { values: {}, files: [], unread }
  }
}

export function isMultipart(contentType = ''): boolean {
  return /^multipart\/form-data\b/i.test(contentType)
}
