import type { IncomingMessage, ServerResponse } from 'node:http'
import { minuteMs } from '#domain/language/durations.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { bodyLimit, type SocketSide } from '#server/plumbing/http.ts'
import type { Admission, Place, Refusal } from './admission.ts'
import { createCountedPlaces, type PlaceLimits } from './counted-places.ts'
import { refusalBodies, sendRefusal } from './send-refusal.ts'
import { type BodyTimes, watchBody } from './slow-bodies.ts'
import { hasBody, readBody } from './whole-body.ts'

const maxBodies: PlaceLimits = { perAddress: 50, inAll: 1_000 }
const maxUploads: PlaceLimits = { perAddress: 6, inAll: 16 }

export type AdmissionParts = {
  admission: Admission
  addressOf: (request: IncomingMessage) => string
  isUpload: (request: IncomingMessage) => boolean
  bodyTimes: BodyTimes
  limited: (clientAddress: string, why: Refusal) => void
}

const maxAbandonedMs = minuteMs

export type WholeSide = Required<Omit<SocketSide, 'sender' | 'takeAnswer'>>

type Work = (socketSide: WholeSide) => Promise<void>

export function admitRequests({ admission, addressOf, isUpload, bodyTimes, limited }: AdmissionParts) {
  const bodies = createCountedPlaces(maxBodies)
  const files = createCountedPlaces(maxUploads)

  function admit(request: IncomingMessage, response: ServerResponse, address: string, work: Work): void {
    let hasRunInProgress = false
    let late: NodeJS.Timeout | undefined
    const entered = admission.enter({
      address,
      kind: findKind(request),
      waitsForReader: () => response.writableNeedDrain,
      begin: (place) => {
        hasRunInProgress = true
        void work({
          incoming: request,
          keepOpen: () => {
            place.leave()
            return () => response.destroy()
          },
          beginUpload: () => beginUpload(address, place),
        }).finally(() => {
          hasRunInProgress = false
          clearTimeout(late)
          place.leave()
        })
      },
      refuse: (why) => refuse(request, response, why),
    })
    response.once('close', () => {
      // Whoever goes away leaves the line. What was begun for them is still being done, and counts.
      if (hasRunInProgress) late = setTimeout(entered.leave, maxAbandonedMs).unref()
      else entered.leave()
    })
  }

  function refuse(request: IncomingMessage, response: ServerResponse, why: Refusal): void {
    limited(addressOf(request), why)
    sendRefusal(request, response, why)
  }

  function beginUpload(address: string, place: Place): () => void {
    const taken = files.take(address)
    if (typeof taken === 'string') {
      const { code, message } = refusalBodies[taken]
      throw new AppError(code, message, { retryAfter: 5 })
    }
    const stepIn = place.stepOut()
    return () => {
      taken()
      stepIn()
    }
  }

  return (request: IncomingMessage, response: ServerResponse, work: Work): void => {
    const address = addressOf(request)
    if (!hasBody(request)) {
      admit(request, response, address, work)
      return
    }
    const hasFiles = isUpload(request)
    watchBody(request, response, hasFiles, bodyTimes)
    if (hasFiles) {
      admit(request, response, address, work)
      return
    }
    const taken = bodies.take(address)
    if (typeof taken === 'string') {
      refuse(request, response, taken)
      return
    }
    request.once('close', taken)
    readBody(request, bodyLimit, () => {
      request.off('close', taken)
      taken()
      admit(request, response, address, work)
    })
  }
}

function findKind({ method, url = '' }: IncomingMessage): string {
  const [, first = '', second = '', third = ''] = (url.split('?', 1)[0] ?? '').split('/', 4)
  const path =
    first === 'api' ? [first, second, second === 'v1' ? third : ''] : first === 'es' ? [first, second] : [first]
  return `${method} ${path.join('/')}`
}
