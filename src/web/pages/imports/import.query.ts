import type { CommitLine, ImportChoicesInput, ImportList, ImportView } from '#contract/imports/imports.ts'
import { buildOwnerHeader, callDeskApi } from '#web/parts/desk/call-desk-api.query.ts'
import { sendFiles } from '#web/parts/desk/send-files.query.ts'
import { type Failure, toFailure } from '#web/plumbing/api/failure.ts'
import { callApi, callApiForResponse, type SendOptions } from '#web/plumbing/api-client.ts'

type ImportRead<Value> = { kind: 'done'; value: Value } | Failure

export function fetchImports(fetch: typeof globalThis.fetch): Promise<ImportList> {
  return callApi('GET /api/imports', {}, { fetch })
}

export function fetchImport(fetch: typeof globalThis.fetch, id: string, shown: string | null): Promise<ImportView> {
  return callApi('GET /api/imports/:id', { params: { id }, query: { shown: shown ?? undefined } }, { fetch })
}

/** Returns what an import would do now. Never throws. */
export async function sendChoices(
  owner: string | null,
  id: string,
  said: ImportChoicesInput,
  shown: number,
): Promise<ImportRead<ImportView>> {
  try {
    const sent = { params: { id }, query: { shown }, body: said }
    return { kind: 'done', value: await callDeskApi(owner, 'POST /api/imports/:id/choices', sent) }
  } catch (error) {
    return toFailure(error)
  }
}

/** Returns the id of the check. `onProgress` receives the share that has been sent, from 0 to 1. Never throws. */
export async function sendFile(
  owner: string | null,
  file: File,
  onProgress: (share: number) => void,
): Promise<ImportRead<string>> {
  const form = new FormData()
  form.append('sheet', file)
  const sent = await sendFiles(owner, 'POST /api/imports', form, { onProgress })
  return sent.kind === 'done' ? { kind: 'done', value: sent.value.id } : sent
}

/** `onProgress` receives the progress. Never throws. */
export async function commitImport(
  owner: string | null,
  id: string,
  options: { stamp: string; publish: boolean },
  onProgress: (line: Extract<CommitLine, { of: number }>) => void,
): Promise<ImportRead<null>> {
  try {
    const last = await postCommit(id, options, { headers: buildOwnerHeader(owner) }, onProgress)
    if (last?.phase === 'done') return { kind: 'done', value: null }
    const message =
      last?.phase === 'failed' ? last.message : 'The line broke off. Look below whether the import is there.'
    const status = last?.phase === 'failed' && last.code === 'conflict' ? 409 : null
    return { kind: 'failed', status, message, fields: {} }
  } catch (error) {
    return toFailure(error)
  }
}

/** Returns the last line of the answer; throws what the call throws. */
export async function postCommit(
  id: string,
  options: { stamp: string; publish: boolean },
  { headers, ...how }: SendOptions,
  onProgress: (line: Extract<CommitLine, { of: number }>) => void = () => {},
): Promise<CommitLine | null> {
  const sending = { ...how, headers: { ...headers, Accept: 'application/x-ndjson' } }
  const response = await callApiForResponse('POST /api/imports/:id/commit', { params: { id }, body: options }, sending)
  let last: CommitLine | null = null
  for await (const line of readLines(response)) {
    last = line
    if ('of' in line) onProgress(line)
  }
  return last
}

async function* readLines(response: Response): AsyncGenerator<CommitLine> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    rest += decoder.decode(value, { stream: !done })
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') yield JSON.parse(line)
    if (done) return
  }
}
