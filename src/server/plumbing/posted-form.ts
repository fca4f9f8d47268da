import type { ErrorBody } from '#contract/errors.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { bodyOf, type HttpContext, readForm } from '#server/plumbing/http.ts'
import { readFiles } from '#server/plumbing/upload.ts'

type Posted = { values: Record<string, string>; files: File[]; unread: ErrorBody | null }
type TakesFiles = { field: string; limit: number; advice: string }

/** Reads a form posted to a page, with files where the page takes them; `unread` says why it could not be read. */
export async function readPosted(c: HttpContext, takesFiles: TakesFiles | null): Promise<Posted> {
  try {
    if (!takesFiles || !/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')) {
      return { values: await readForm(c), files: [], unread: null }
    }
    const { field, limit, advice } = takesFiles
    const { files, values } = await readFiles(c, field, limit, advice)
    return { values, files: files.map(({ name, bytes }) => new File([bytes], name)), unread: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { values: {}, files: [], unread: bodyOf(error) }
  }
}
