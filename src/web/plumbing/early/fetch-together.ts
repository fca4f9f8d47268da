/** The first of `files` is a script; the rest it imports by way of others, which the browser would find one after another. */
export function fetchTogether(files: string | null): string {
  const [script = '', ...needs] = (files ?? '').split(' ')
  for (const href of needs) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  return script
}
