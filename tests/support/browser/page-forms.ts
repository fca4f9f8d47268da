import { choosePageLanguage } from '#domain/language/language.ts'
import { answerPosted } from '#server/pages/form-answer.ts'
import { createInsideCalls } from '#server/pages/inside-calls.ts'
import type { Http } from '#server/plumbing/http.ts'
import { answerForm } from '#web/documents/answer-form.ts'
import { definePage, type Page } from '#web/plumbing/page.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { sampleSite } from './framed.tsx'

type Forms = Pick<Page<unknown>, 'act' | 'takesFiles'>

export type PageForms = {
  /** What the pages do with their forms, by path. */
  forms: Readonly<Record<string, Forms | Forms['act']>>
  /** The refused forms that were shown again, oldest first. */
  refused: { push(answer: FormAnswer): unknown }
}

/** Lets the pages of some modules take forms: they call the modules as they do in the product, and only note what comes back. */
export function takeForms(http: Http, { forms, refused }: PageForms, baseUrl = 'http://localhost'): void {
  const inside = createInsideCalls((request, side) => http.fetch(request, side), baseUrl)
  for (const [path, taken] of Object.entries(forms)) {
    const { act, takesFiles = null } = typeof taken === 'function' ? { act: taken } : (taken ?? {})
    const page = definePage<unknown>({
      ...(act && { act }),
      head: () => ({ title: '', description: '', path: null }),
      show: () => null,
    })
    http.post(path, (c) => {
      const { pathname, search, searchParams: query } = new URL(c.req.url)
      const render: Parameters<typeof answerPosted>[1]['render'] = async (form) => {
        const visit = {
          path: pathname,
          params: c.req.param() as Record<string, string>,
          query,
          site: sampleSite,
          refused: null,
          language: choosePageLanguage(pathname, query),
          user: await c.get('signedIn')(),
          fetch: inside.read(undefined),
        }
        return answerForm(page, visit, form, {
          async show(answer) {
            refused.push(answer)
            return new Response(pathname + search, { headers: { 'content-type': 'text/html' } })
          },
          isForScript: c.req.header('accept') === 'application/json',
          report: (error) => c.get('log').error('form failed', { error }),
        })
      }
      return answerPosted(c, { takesFiles, inside, render })
    })
  }
}
