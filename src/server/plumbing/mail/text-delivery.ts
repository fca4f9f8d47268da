import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { removeWhole, writeWhole } from '#server/plumbing/answers/whole-file.ts'
import { DeliveryError } from './mail-delivery.ts'

export type OutgoingText = { id: string; createdAt: Date; to: string; text: string }

export type Texter = {
  deliver(text: OutgoingText): Promise<void>
  forget(text: Pick<OutgoingText, 'id' | 'createdAt'>): Promise<void>
}

const timeoutMs = 20_000

export function createTexter(options: { smsUrl: string | null; smsToken: string | null; folder: string }): Texter {
  const { smsUrl, smsToken, folder } = options
  return smsUrl === null ? createTextFolder(folder) : createTextGateway(smsUrl, smsToken)
}

/** The gateway takes `{to, text, id}` as JSON by POST and answers 2xx. The id is the same on every try. */
function createTextGateway(url: string, token: string | null): Texter {
  return {
    async deliver({ id, to, text }) {
      const status = await postText(url, token, { id, to, text })
      if (status >= 200 && status < 300) return
      const isPassing = status >= 500 || status === 408 || status === 429
      throw new DeliveryError(`The gateway for texts did not take it (${status}).`, !isPassing, null)
    },
    async forget() {},
  }
}

async function postText(url: string, token: string | null, body: { id: string; to: string; text: string }) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': body.id,
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body?.cancel()
    return answer.status
  } catch (error) {
    throw new DeliveryError('The gateway for texts could not be reached.', false, error)
  }
}

function createTextFolder(folder: string): Texter {
  const buildPath = ({ id, createdAt }: Pick<OutgoingText, 'id' | 'createdAt'>) =>
    join(folder, `${createdAt.toISOString().replaceAll(/[:.]/g, '-')}-${id}.txt`)
  return {
    async deliver(message) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeWhole(buildPath(message), `To: ${message.to}\n\n${message.text}\n`)
      } catch (error) {
        throw new DeliveryError('The text could not be written to the data folder.', false, error)
      }
    },
    forget: (message) => removeWhole(buildPath(message)),
  }
}
